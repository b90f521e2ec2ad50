// Steps back and forth through the moves. Looking back changes nothing at the table.
import {h, setText} from '../base/dom.js';
import {icon} from '../base/icons.js';
import {say} from '../base/words.js';

export class Stepper {
  // onStep(number)
  constructor({onStep}) {
    this.onStep = onStep;
    const button = (name, word, step) =>
        h('button', {
          class: 'icon-button',
          type: 'button',
          'aria-label': say(word),
          title: say(word),
          onclick: step
        },
          icon(name));
    this.slider =
        h('input', {type: 'range', min: 0, max: 0, value: 0, 'aria-label': say('moveNumber')});
    this.slider.addEventListener('input', () => onStep(Number(this.slider.value)));
    this.number = h('output', {class: 'number'});
    this.element =
        h('nav', {class: 'stepper', 'aria-label': say('stepping')},
          button('first', 'toStart', () => onStep(0)),
          button('back', 'stepBack', () => this.step(-1)),
          button('forward', 'stepForward', () => this.step(1)),
          button('last', 'toEnd', () => onStep(this.last)), this.slider, this.number);
  }

  update(shown, last) {
    Object.assign(this, {shown, last});
    this.slider.max = String(last);
    this.slider.value = String(shown);
    this.slider.style.setProperty('--gone', last ? `${(100 * shown) / last}%` : '0%');
    setText(this.number, String(shown));
  }

  // A small screen has no room for it until it is asked for.
  isInSight() { return this.element.getClientRects().length > 0; }

  step(by) {
    const wanted = Math.min(this.last, Math.max(0, this.shown + by));
    if (wanted !== this.shown) this.onStep(wanted);
  }
}
