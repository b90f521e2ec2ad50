// The two views of somebody who comes by a link: take the seat, or hear that the link is no good.
// Nothing is taken by opening a link: programs that make previews of links open them too.
import {h, setText} from '../base/dom.js';
import {say} from '../base/words.js';
import {otherColor} from '../game/game.js';
import {isSeen, settingsText, sizeText, timeText} from '../game/sentences.js';
import {joinTable, lookAt} from '../net/api.js';

import {backdrop} from './backdrop.js';
import {bar} from './bar.js';

const kErrors = {
  'too-many': 'errorTooMany',
  offline: 'errorOffline'
};

export class JoinView {
  constructor(app, game, invite) {
    Object.assign(this, {app, game, invite});
    this.name = h('input', {
      type: 'text',
      maxlength: 40,
      value: app.store.settings.name,
      autocomplete: 'nickname',
      placeholder: say('yourNameHint')
    });
    this.error = h('p', {class: 'error', role: 'alert'});
    this.button = h('button', {class: 'button primary big', type: 'submit'}, say('joinGame'));
    this.title = h('h1', {}, say('invited'));
    this.note = h('p', {class: 'note'}, say('invitedNote'));
    this.facts = h('dl', {class: 'facts', hidden: true});
    const form =
        h('form', {class: 'panel', onsubmit: (event) => this.join(event)}, this.title, this.note,
          this.facts, h('label', {class: 'field'}, h('span', {}, say('yourName')), this.name),
          this.button, this.error);
    this.backdrop = backdrop(app);
    this.element =
        h('main', {class: 'page lobby'}, bar(app, [h('b', {class: 'title'}, app.title)]),
          this.backdrop.room, h('div', {class: 'side'}, form));
  }

  opened() {
    this.backdrop.show(19);
    this.name.focus();
    this.look();
  }

  // Who invites, and to what. Without an answer one may still try to sit down.
  async look() {
    try {
      this.show(await lookAt(this.game, {invite: this.invite}));
    } catch (error) {
      if (error.code !== 'offline') this.refuse(error);
      this.button.disabled = error.code !== 'offline' && !this.isTaken;
    }
  }

  show({seat, names, settings}) {
    const name = names[otherColor(seat)];
    if (isSeen(name)) setText(this.title, say('invitedBy', {name}));
    const facts = [
      ['boardSize', sizeText(settings.size)], ['yourColor', say(seat)],
      ['rules', settingsText(settings)], ['clock', timeText(settings.clock)]
    ];
    this.facts.replaceChildren(
        ...facts.flatMap(([word, fact]) => [h('dt', {}, say(word)), h('dd', {}, fact)]));
    this.facts.hidden = false;
    const [width, height] = settings.size;
    if (width === height) this.backdrop.show(width);
  }

  refuse({code}) {
    if (code === 'taken') return this.tooLate();
    setText(this.error, say(kErrors[code] ?? 'joinUnknown'));
  }

  // Nothing is left to invite to: the way on is a table of one's own.
  tooLate() {
    setText(this.title, say('joinTakenTitle'));
    setText(this.note, say('joinTaken'));
    this.isTaken = true;
    for (const part of [this.facts, this.name.parentElement]) part.hidden = true;
    setText(this.button, say('newTable'));
  }

  close() { this.backdrop.close(); }

  settingsChanged() { this.backdrop.settingsChanged(); }

  async join(event) {
    event.preventDefault();
    const {app, game} = this;
    if (this.isTaken) return app.go('/');
    const name = this.name.value.trim();
    app.store.set('name', name);
    this.button.disabled = true;
    setText(this.error, '');
    try {
      const {seat, token} = await joinTable(game, this.invite, name);
      app.store.keepSeat(game, {seat, token, invitation: undefined});
      app.route();
    } catch (error) {
      this.refuse(error);
      this.button.disabled = false;
    }
  }
}

export class LostView {
  constructor(app) {
    this.backdrop = backdrop(app);
    this.element =
        h('main', {class: 'page lobby'}, bar(app, [h('b', {class: 'title'}, app.title)]),
          this.backdrop.room,
          h('div', {class: 'side'},
            h('section', {class: 'panel'}, h('h1', {}, say('lostTitle')),
              h('p', {class: 'note'}, say('lostNote')),
              h('button', {class: 'button primary big', type: 'button', onclick: () => app.go('/')},
                say('newTable')))));
  }

  opened() { this.backdrop.show(19); }

  close() { this.backdrop.close(); }

  settingsChanged() { this.backdrop.settingsChanged(); }
}
