// How the reader likes the page; every change is seen at once.
import {h} from '../base/dom.js';
import {currentLanguage, kLanguages, say} from '../base/words.js';

import {openSheet} from './sheet.js';

export function openSettings(store) {
  const dialog = openSheet(
      say('settings'),
      choice(store, 'look', 'look', {auto: say('auto'), light: say('light'), dark: say('dark')}),
      choice(
          store, 'board', 'board', {kaya: say('kaya'), walnut: say('walnut'), slate: say('slate')}),
      choice(
          store, 'coordinates', 'coordinates', {auto: say('auto'), on: say('on'), off: say('off')}),
      choice(
          store, 'confirm', 'confirmMoves', {auto: say('onTouch'), on: say('on'), off: say('off')}),
      choice(
          store, 'sound', 'sound', {true: say('on'), false: say('off')}, (text) => text === 'true'),
      choice(
          store, 'textBoard', 'textBoard', {true: say('on'), false: say('off')},
          (text) => text === 'true'),
      languages(store));
  dialog.classList.add('settings');
  return dialog;
}

// In the words that are spoken now, where they are open.
export function settingsAnew(store) {
  const old = document.querySelector('dialog.settings');
  if (!old) return;
  const scrolled = old.scrollTop;
  old.remove();
  const dialog = openSettings(store);
  dialog.querySelector('select').focus();
  dialog.scrollTop = scrolled;
}

function choice(store, name, word, options, read = (text) => text) {
  return h(
      'fieldset', {class: 'choice'}, h('legend', {}, say(word)),
      segments(
          `setting-${name}`, options, String(store.settings[name]),
          (value) => store.set(name, read(value))));
}

// A row of which one is chosen: radio buttons that look like a segmented control.
export function segments(name, options, chosen, onChange) {
  return h('div', {class: 'segments'}, Object.entries(options).map(([value, text]) => {
    const input =
        h('input',
          {type: 'radio', name, value, checked: value === chosen, onchange: () => onChange(value)});
    return h('label', {}, input, h('span', {}, text));
  }));
}

function languages(store) {
  const options =
      Object.entries(kLanguages)
          .map(([code,
                 name]) => h('option', {value: code, selected: code === currentLanguage()}, name));
  const list = h(
      'select', {'aria-label': say('language'), onchange: () => store.set('language', list.value)},
      options);
  return h('fieldset', {class: 'choice'}, h('legend', {}, say('language')), list);
}
