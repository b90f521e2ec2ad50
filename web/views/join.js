// The two views of somebody who comes by a link: take the seat, or hear that the link is no good.
// Nothing is taken by opening a link: programs that make previews of links open them too.
import {h, setText} from '../base/dom.js';
import {say} from '../base/words.js';
import {joinTable} from '../net/api.js';

import {backdrop} from './backdrop.js';
import {bar} from './bar.js';

const kErrors = {
  taken: 'joinTaken',
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
    const form =
        h('form', {class: 'panel', onsubmit: (event) => this.join(event)},
          h('h1', {}, say('invited')), h('p', {class: 'note'}, say('invitedNote')),
          h('label', {class: 'field'}, h('span', {}, say('yourName')), this.name), this.button,
          this.error);
    this.backdrop = backdrop(app);
    this.element =
        h('main', {class: 'page lobby'}, bar(app, [h('b', {class: 'title'}, say('title'))]),
          this.backdrop.room, h('div', {class: 'side'}, form));
  }

  opened() {
    this.backdrop.show(19);
    this.name.focus();
  }

  close() { this.backdrop.close(); }

  settingsChanged() { this.backdrop.settingsChanged(); }

  async join(event) {
    event.preventDefault();
    const {app, game} = this;
    const name = this.name.value.trim();
    app.store.set('name', name);
    this.button.disabled = true;
    setText(this.error, '');
    try {
      const {seat, token} = await joinTable(game, this.invite, name);
      app.store.keepSeat(game, {seat, token, invitation: undefined});
      app.route();
    } catch (error) {
      setText(this.error, say(kErrors[error.code] ?? 'joinUnknown'));
      this.button.disabled = false;
    }
  }
}

export class LostView {
  constructor(app) {
    this.backdrop = backdrop(app);
    this.element =
        h('main', {class: 'page lobby'}, bar(app, [h('b', {class: 'title'}, say('title'))]),
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
