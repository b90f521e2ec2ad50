// Where a game begins: one button makes a table, the next screen has its link. Who wants more than
// that opens the details. Below: the games of this device.
import {h, setText} from '../base/dom.js';
import {icon} from '../base/icons.js';
import {say} from '../base/words.js';
import {nameOf, resultText} from '../game/sentences.js';
import {gamePath} from '../net/address.js';
import {createTable} from '../net/api.js';

import {backdrop} from './backdrop.js';
import {bar} from './bar.js';
import {TableForm} from './table_form.js';

const kErrors = {
  'bad-settings': 'errorSettings',
  'too-many': 'errorTooMany',
  offline: 'errorOffline'
};

export class LobbyView {
  constructor(app) {
    this.app = app;
    this.backdrop = backdrop(app);
    this.form = new TableForm(app.store.settings, (size) => this.backdrop.show(size));
    this.error = h('p', {class: 'error', role: 'alert'});
    this.button = h('button', {class: 'button primary big', type: 'submit'}, say('createTable'));
    const form =
        h('form', {class: 'panel', onsubmit: (event) => this.create(event)},
          h('h1', {}, say('playAFriend')), h('p', {class: 'note'}, say('playAFriendNote')),
          ...this.form.elements, this.button, this.error);
    this.element =
        h('main', {class: 'page lobby'}, bar(app, [h('b', {class: 'title'}, say('title'))]),
          this.backdrop.room, h('div', {class: 'side'}, form, this.myGames()));
  }

  opened() { this.backdrop.show(this.form.size); }

  close() { this.backdrop.close(); }

  settingsChanged() { this.backdrop.settingsChanged(); }

  async create(event) {
    event.preventDefault();
    const {app} = this;
    const wish = this.form.wish();
    app.store.set('name', wish.name);
    app.store.set('table', this.form.choices());
    this.button.disabled = true;
    setText(this.error, '');
    try {
      const {game, seat, token, invite, watch} = await createTable(wish);
      app.store.keepSeat(game, {
        seat,
        token,
        invite,
        watch,
        size: [wish.settings.size, wish.settings.size],
        phase: 'waiting'
      });
      app.go(gamePath(game));
    } catch (error) {
      setText(this.error, say(kErrors[error.code] ?? 'refused-other'));
      this.button.disabled = false;
    }
  }

  myGames() {
    const seats = this.app.store.seats().filter(({token}) => token);
    if (seats.length === 0) return '';
    return h(
        'section', {class: 'panel games'}, h('h2', {}, say('myGames')),
        h('ul', {}, seats.slice(0, 30).map((seat) => this.gameLine(seat))));
  }

  gameLine(seat) {
    const path = gamePath(seat.game);
    const open = (event) => {
      event.preventDefault();
      this.app.go(path);
    };
    const forget = (event) => {
      this.app.store.forgetSeat(seat.game);
      event.currentTarget.closest('li').remove();
    };
    return h(
        'li', {},
        h('a', {href: path, onclick: open}, h('span', {class: `stone ${seat.seat}`}),
          h('b', {}, namesOf(seat)), h('span', {class: 'note'}, stateOf(seat))),
        h('button', {
          class: 'icon-button',
          type: 'button',
          'aria-label': say('forget'),
          title: say('forget'),
          onclick: forget
        },
          icon('close')));
  }
}

function namesOf(seat) {
  if (!seat.names?.black && !seat.names?.white)
    return say('newGameOf', {size: seat.size?.[0] ?? 19});
  return say('versus', {black: nameOf(seat, 'black'), white: nameOf(seat, 'white')});
}

function stateOf(seat) {
  if (seat.phase === 'over') return resultText(seat.result);
  return say(`phase-${seat.phase ?? 'playing'}`);
}
