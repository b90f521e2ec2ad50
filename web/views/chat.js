// Lines of talk beside the board; on a phone a sheet over it. Names and lines are text, never
// markup.
import {h} from '../base/dom.js';
import {icon} from '../base/icons.js';
import {say} from '../base/words.js';
import {nameOf} from '../game/sentences.js';

export class Chat {
  // onSay(text)
  constructor({onSay}) {
    this.seen = 0;
    this.painted = 0;
    this.lines =
        h('ol', {class: 'lines', 'aria-live': 'polite', 'aria-label': say('chat'), tabindex: 0});
    this.field = h('input', {
      type: 'text',
      maxlength: 300,
      autocomplete: 'off',
      placeholder: say('chatField'),
      'aria-label': say('chatField'),
      enterkeyhint: 'send'
    });
    this.form =
        h('form', {class: 'row'}, this.field,
          h('button',
            {class: 'icon-button', type: 'submit', 'aria-label': say('send'), title: say('send')},
            icon('send')));
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      const text = this.field.value.trim();
      this.field.value = '';
      if (text) onSay(text);
    });
    const close =
        h('button', {
          class: 'icon-button close',
          type: 'button',
          'aria-label': say('close'),
          onclick: () => this.open(false)
        },
          icon('close'));
    this.element =
        h('section', {class: 'talk'}, h('h2', {}, say('chat'), close), this.lines, this.form);
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.open(false);
    });
  }

  update(game) {
    this.form.hidden = !game.isPlayer;
    const last = game.chat.at(-1)?.n ?? 0;
    if (last === this.painted) return;
    if (this.painted === 0) this.seen = last;  // what was said before we came is no news
    this.painted = last;
    this.lines.replaceChildren(...game.chat.map(
        ({by, text}) =>
            h('li', {class: by === game.seat ? 'mine' : ''}, h('b', {}, nameOf(game, by)),
              h('span', {}, text))));
    this.lines.scrollTop = this.lines.scrollHeight;
    if (this.isVisible()) this.seen = last;
  }

  unread(game) {
    if (this.isVisible()) this.seen = this.painted;
    return game.chat.filter(({n, by}) => n > this.seen && by !== game.seat).length;
  }

  isVisible() {
    return this.element.offsetParent !== null &&
        getComputedStyle(this.element).visibility === 'visible';
  }

  // On a phone: over the board.
  open(wanted) {
    this.element.classList.toggle('open', wanted);
    if (wanted) {
      this.seen = this.painted;
      this.lines.scrollTop = this.lines.scrollHeight;
      if (!this.form.hidden) this.field.focus();
    }
  }
}
