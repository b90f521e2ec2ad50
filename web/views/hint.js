// A short word about what was just tried (a refusal, "Grace declined"): a line of its own over the
// foot of the board, beside what is asked and not in its place. It goes by itself.
import {h, setText, show} from '../base/dom.js';

const kSeconds = 6;

export class Hint {
  constructor() { this.element = h('p', {class: 'hint', hidden: true}); }

  say(text) {
    clearTimeout(this.going);
    setText(this.element, text);
    show(this.element, text !== '');
    if (text) this.going = setTimeout(() => this.clear(), 1000 * kSeconds);
  }

  clear() { this.say(''); }
}
