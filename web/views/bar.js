// The line at the top of every view.
import {h} from '../base/dom.js';
import {icon} from '../base/icons.js';
import {say} from '../base/words.js';

import {openSettings} from './settings.js';

export const barButton = (name, word, onclick) =>
    h('button',
      {class: 'icon-button', type: 'button', 'aria-label': say(word), title: say(word), onclick},
      icon(name));

// middle, right: elements between home and settings
export function bar(app, middle, right = []) {
  return h(
      'header', {class: 'bar'}, barButton('home', 'home', () => app.go('/')),
      h('div', {class: 'bar-middle'}, middle), ...right,
      barButton('sliders', 'settings', () => openSettings(app.store)));
}
