// Where a game begins: one button makes a table, the next screen has its link. Who wants more than
// that opens the details. Above, where the host allows it: tables anybody may join. Below: the
// games of this device.
import {h, setText} from '../base/dom.js';
import {say} from '../base/words.js';
import {gamePath, kWallPath} from '../net/address.js';
import {createTable} from '../net/api.js';

import {backdrop} from './backdrop.js';
import {bar, barButton} from './bar.js';
import {myGames} from './my_games.js';
import {OpenTables} from './open_tables.js';
import {TableForm} from './table_form.js';

const kErrors = {
  'bad-settings': 'errorSettings',
  'too-many': 'errorTooMany',
  offline: 'errorOffline'
};

const sayError = ({code, reason}) => code === 'password' ?
    say(reason === 'wrong' ? 'errorPassword' : 'needPassword') :
    say(kErrors[code] ?? 'refused-other');

export class LobbyView {
  constructor(app) {
    this.app = app;
    this.backdrop = backdrop(app);
    this.form = new TableForm(app, {
      onSize: (size) => this.backdrop.show(size),
      onOpponent: (isTengen) => this.nameForm(isTengen),
    });
    this.open = app.host.open ? new OpenTables(app, () => this.form.name.value.trim()) : null;
    this.error = h('p', {class: 'error', role: 'alert'});
    this.button = h('button', {class: 'button primary big', type: 'submit'}, say('createTable'));
    this.title = h('h1', {});
    this.note = h('p', {class: 'note'});
    this.nameForm(false);
    this.form.offerBots(app.host.bots || []);
    const form =
        h('form', {class: 'panel', onsubmit: (event) => this.create(event)}, this.title, this.note,
          ...this.form.elements, this.error, this.button);
    const toWall = app.host.club ? [barButton('grid', 'wall', () => app.go(kWallPath))] : [];
    this.element =
        h('main', {class: 'page lobby'}, bar(app, [h('b', {class: 'title'}, app.title)], toWall),
          this.backdrop.room,
          h('div', {class: 'side'}, this.open?.element ?? '', form, myGames(app)));
  }

  opened() {
    this.backdrop.show(this.form.size);
    this.open?.start();
  }

  // What the form is for: a table for two, or a game that begins at once.
  nameForm(isTengen) {
    setText(this.title, say(isTengen ? 'playTengen' : 'playAFriend'));
    setText(this.note, say(isTengen ? 'playTengenNote' : 'playAFriendNote'));
    setText(this.button, say(isTengen ? 'startGame' : 'createTable'));
  }

  close() {
    this.open?.stop();
    this.backdrop.close();
  }

  settingsChanged() { this.backdrop.settingsChanged(); }

  // Beside the field that was asked for last, and the button below it in sight.
  refuse(why) {
    setText(this.error, why);
    this.button.scrollIntoView({block: 'nearest'});
  }

  async create(event) {
    event.preventDefault();
    const {app} = this;
    const why = this.form.whyNot();
    if (why) return this.refuse(why);
    setText(this.error, '');
    const wish = this.form.wish();
    app.store.set('name', wish.name);
    app.store.set('table', this.form.choices());
    this.button.disabled = true;
    try {
      const {game, seat, token, invite, watch} = await createTable(wish);
      if (wish.password) app.store.set('hostPassword', wish.password);
      app.store.keepSeat(game, {
        seat,
        token,
        invite,
        watch,
        size: [wish.settings.size, wish.settings.size],
        phase: wish.bot ? 'playing' : 'waiting'
      });
      app.go(gamePath(game));
    } catch (error) {
      if (error.code === 'password') this.form.askForPassword();
      this.refuse(sayError(error));
      this.button.disabled = false;
    }
  }
}
