// The buttons of game/actions.js beside the board.
import {h} from '../base/dom.js';
import {icon} from '../base/icons.js';
import {say} from '../base/words.js';

export class Actions {
  constructor({onAction}) {
    this.onAction = onAction;
    this.element = h('nav', {class: 'actions', 'aria-label': say('actions')});
    this.shown = '';
  }

  update(actions, unread) {
    const key = JSON.stringify([actions, unread]);
    if (key === this.shown) return;
    this.shown = key;
    const focused = [...this.element.children].indexOf(document.activeElement);
    this.element.replaceChildren(...actions.map((action) => this.button(action, unread)));
    if (focused >= 0) this.element.children[focused]?.focus();
  }

  button({word, icon: name, action, value, disabled, place}, unread) {
    const hasNews = action === 'chat' && unread > 0;
    return h(
        'button', {
          type: 'button',
          class: `button ${place}${hasNews ? ' news' : ''}`,
          'aria-label': hasNews ? say('chatNews', {n: unread}) : undefined,
          disabled,
          onclick: () => this.onAction(action, value)
        },
        icon(name), h('span', {}, say(word)));
  }
}
