// The page for those who do not see it: what happens is said in a live region, the board can be
// read as text, and moves can be typed.
import {h, setText} from '../base/dom.js';
import {columnName, fromSgf, parsePoint, pointName} from '../base/points.js';
import {say, sayColor} from '../base/words.js';

export class Speech {
  constructor(region) { this.region = region; }

  // A sentence that was said before is said again: a space makes it new.
  say(text) {
    if (!text) return;
    this.region.textContent = this.region.textContent === text ? `${text} ` : text;
  }

  // What was said holds no more.
  forget() { this.region.textContent = ''; }
}

// "D4, black stone"
export function pointText(point, size, stones) {
  const what = {X: 'stoneBlack', O: 'stoneWhite'}[stones[point.y]?.[point.x]] ?? 'stoneNone';
  return say('pointHolds', {point: pointName(point, size), what: say(what)});
}

// What is heard when the other side moves.
export function moveSpeech(game, move) {
  const point = fromSgf(move.at);
  const said = point ? sayColor('spokenAt', move.by, {point: pointName(point, game.size)}) :
                       sayColor('spokenPass', move.by);
  const captured = move.captured?.length ?? 0;
  return captured ? `${said} ${say('spokenCaptures', {n: captured})}` : said;
}

// A board of letters and a field to type moves into.
export class TextBoard {
  constructor({onMove}) {
    this.onMove = onMove;
    this.board = h('pre', {class: 'text-board', tabindex: 0, 'aria-label': say('textBoard')});
    this.field = h('input', {
      type: 'text',
      autocomplete: 'off',
      spellcheck: 'false',
      autocapitalize: 'characters',
      'aria-label': say('typeLabel'),
      placeholder: say('typeAMove'),
      maxlength: 12
    });
    this.form =
        h('form', {class: 'typed row', onsubmit: (event) => this.typed(event)}, this.field,
          h('button', {class: 'button', type: 'submit'}, say('play')));
    this.answer = h('p', {class: 'error', role: 'alert'});
    this.element = h('section', {class: 'text-side'}, this.board, this.form, this.answer);
  }

  update(game, stones, last) {
    this.size = game.size;
    setText(this.board, textOf(game.size, stones, last));
  }

  typed(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    const move = readMove(text, this.size);
    setText(this.answer, !move && text ? say('typedNothing', {text}) : '');
    if (!move) return this.field.select();
    this.field.value = '';
    this.onMove(move.point);
  }
}

// What somebody typed: {point}, null for a pass; nothing if it is no move.
export function readMove(text, size) {
  if (isPass(text)) return {point: null};
  const point = parsePoint(text.normalize('NFKC'), size);
  return point && {point};
}

// "pass" in any language, and how players of the reader's say it.
function isPass(text) {
  const known = ['pass', say('pass'), ...say('passWords').split(' ')];
  return known.some((word) => plainly(word) === plainly(text));
}

// Without capitals, accents and the wide letters of Asian keyboards.
const plainly = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

// X Black, O White; the last move in brackets.
export function textOf(size, stones, last) {
  const columns =
      '   ' + Array.from({length: size[0]}, (_, x) => columnName(x).padStart(2)).join('');
  const rows = stones.map((row, y) => {
    let line = String(size[1] - y).padStart(2) + ' ';
    for (let x = 0; x < row.length; ++x) {
      const isLast = last && last.x === x && last.y === y;
      const wasLast = last && last.x === x - 1 && last.y === y;
      line += (isLast ? '(' : wasLast ? ')' : ' ') + row[x];
    }
    return last && last.y === y && last.x === row.length - 1 ? `${line})` : line;
  });
  return [columns, ...rows, columns].join('\n');
}
