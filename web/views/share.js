// A link to give to somebody: to copy, to send, to photograph.
import {h, svg} from '../base/dom.js';
import {icon} from '../base/icons.js';
import {say} from '../base/words.js';
import {qrCode} from '../look/qr.js';

const kQuiet = 4;  // modules of white around the code, as the standard wants

export function qrPicture(text) {
  const code = qrCode(text);
  if (!code) return '';
  const side = code.length + 2 * kQuiet;
  let path = '';
  code.forEach((row, y) => row.forEach((dark, x) => {
    if (dark) path += `M${x + kQuiet} ${y + kQuiet}h1v1h-1z`;
  }));
  return svg(
      'svg',
      {class: 'qr', viewBox: `0 0 ${side} ${side}`, role: 'img', 'aria-label': say('qrCode')},
      svg('rect', {width: side, height: side, fill: '#fff'}),
      svg('path', {d: path, fill: '#16130f'}));
}

// {title, note, link}: words are ready. A small one has neither a code nor a second way to send it.
export function shareBox({title, note, link, small = false}) {
  const field = h('input', {
    type: 'text',
    readonly: true,
    value: link,
    'aria-label': title ?? say('link'),
    onfocus: () => field.select()
  });
  const copy =
      h('button', {
        class: small ? 'button' : 'button primary',
        type: 'button',
        onclick: () => copied(field, copy)
      },
        icon('copy'), h('span', {}, say('copyLink')));
  const send =
      h('button', {class: 'button', type: 'button', onclick: () => sendLink(link)}, icon('share'),
        h('span', {}, say('share')));
  return h(
      'section', {class: 'share'}, title ? h('h2', {}, title) : '',
      note ? h('p', {class: 'note'}, note) : '',
      ...(small ? [h('div', {class: 'row'}, field, copy)] : [
        field, h('div', {class: 'row'}, copy, navigator.share ? send : ''), qrPicture(link)
      ]));
}

async function copied(field, button) {
  const word = button.querySelector('span');
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Without a secure connection there is no clipboard: the old way, which needs a selection.
    field.select();
    document.execCommand('copy');
  }
  word.textContent = say('copied');
  setTimeout(() => {
    word.textContent = say('copyLink');
  }, 2000);
}

const sendLink = (link) =>
    navigator.share({title: say('title'), text: say('shareText'), url: link}).catch(() => {});
