// Lines of talk beside the board; on a phone a sheet over it. Names and lines are text, never
// markup.
import {h} from '../base/dom.js';
import {icon} from '../base/icons.js';
import {say} from '../base/words.js';
import {nameOf} from '../game/sentences.js';

// How many lines of others came after this one.
export const unreadIn = (game, seen) =>
    game.chat.filter(({n, by}) => n > (seen ?? 0) && by !== game.seat).length;

export class Chat {
  // onSay(text). seen: the number of the line read last, undefined on a first visit; onSeen(n): it
  // is another one.
  constructor({onSay, seen, onSeen}) {
    this.seen = seen;
    this.onSeen = onSeen;
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
    // To a player all is news; to who comes to look on, what was said before is none.
    this.seen ??= game.isPlayer ? 0 : last;
    if (last === this.painted) return;
    this.painted = last;
    this.lines.replaceChildren(...game.chat.map(
        ({by, text}) =>
            h('li', {class: by === game.seat ? 'mine' : ''}, h('b', {}, nameOf(game, by)),
              h('span', {}, text))));
    this.lines.scrollTop = this.lines.scrollHeight;
    if (this.isVisible()) this.read();
  }

  unread(game) {
    if (this.isVisible()) this.read();
    return unreadIn(game, this.seen);
  }

  read() {
    if (this.painted <= (this.seen ?? 0)) return;
    this.seen = this.painted;
    this.onSeen(this.seen);
  }

  isVisible() {
    return this.element.getClientRects().length > 0 &&
        getComputedStyle(this.element).visibility === 'visible';
  }

  // On a phone: over the board.
  open(wanted) {
    this.element.classList.toggle('open', wanted);
    if (wanted) {
      this.read();
      this.lines.scrollTop = this.lines.scrollHeight;
      if (!this.form.hidden) this.field.focus();
    }
  }
}
