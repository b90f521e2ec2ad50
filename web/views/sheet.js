// A question or a list over the page, on the browser's own dialog: Escape closes it, and so does a
// touch beside it.
import {h} from '../base/dom.js';
import {icon} from '../base/icons.js';
import {say} from '../base/words.js';

export function openSheet(title, ...content) {
  const close =
      h('button', {
        class: 'icon-button',
        type: 'button',
        'aria-label': say('close'),
        onclick: () => dialog.close()
      },
        icon('close'));
  const dialog =
      h('dialog', {class: 'sheet', 'aria-label': title},
        h('div', {class: 'sheet-body'}, h('header', {}, h('h2', {}, title), close), ...content));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

// answers: [{word, primary, danger, action}]; a touch on one does it and closes.
export function askSheet(title, note, answers) {
  const dialog = openSheet(
      title, note ? h('p', {class: 'note'}, note) : '',
      h('div', {class: 'answers'},
        answers.map(
            ({word, primary, danger, action}) =>
                h('button', {
                  type: 'button',
                  class: `button${primary ? ' primary' : ''}${danger ? ' danger' : ''}`,
                  onclick: () => {
                    dialog.close();
                    action?.();
                  },
                },
                  say(word)))));
  return dialog;
}
