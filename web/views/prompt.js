// Shows what game/prompt.js has to say, in a place that is always there: words may change, nothing
// moves.
import {h, setText} from '../base/dom.js';
import {say} from '../base/words.js';

export class Prompt {
  // onAction(action, value)
  constructor({onAction}) {
    this.onAction = onAction;
    this.title = h('div', {class: 'title'});
    this.note = h('div', {class: 'note'});
    // Its time runs: nobody wants to hear every second of it.
    this.ends = h('div', {class: 'note ends', role: 'timer', 'aria-live': 'off'});
    this.buttons = h('div', {class: 'buttons'});
    this.element =
        h('section', {class: 'prompt', role: 'status'},
          h('div', {class: 'said'}, this.title, this.note, this.ends), this.buttons);
  }

  update({title, note, ends = '', buttons, tone = ''}) {
    setText(this.title, title);
    setText(this.note, note);
    setText(this.ends, ends);
    this.element.dataset.tone = tone;
    // A button that stays keeps its element, and with it the focus.
    buttons.forEach((wanted, at) => {
      const node = this.buttons.children[at] ?? this.buttons.appendChild(this.newButton());
      node.wanted = wanted;
      setText(node, say(wanted.word, wanted.values));
      node.className = wanted.primary ? 'button primary' : 'button';
      node.disabled = Boolean(wanted.disabled);
    });
    while (this.buttons.children.length > buttons.length) this.buttons.lastChild.remove();
  }

  newButton() {
    const node = h('button', {type: 'button'});
    node.addEventListener('click', () => this.onAction(node.wanted.action, node.wanted.value));
    return node;
  }
}
