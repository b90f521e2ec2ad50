// The page for those who do not see it: what happens is said in a live region, the board can be
// read as text, and moves can be typed.
import {h, setText, show} from '../base/dom.js';
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

const kStones = {
  X: 'stoneBlack',
  O: 'stoneWhite'
};
const kDead = {
  X: 'deadBlack',
  O: 'deadWhite'
};
const kPoints = {
  x: 'pointBlack',
  o: 'pointWhite',
  '.': 'pointNobodys'
};

// "D4, black stone"; while counting also "D4, dead black stone" and "C3, Black's point"
export function pointText(point, size, {stones, dead, territory}) {
  const {x, y} = point;
  const stone = stones[y]?.[x];
  const words = dead?.[y]?.[x] ? kDead : kStones;
  const what = words[stone] ?? (territory ? kPoints[territory[y][x]] : 'stoneNone');
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

// A board of letters and a field to type moves into, or while counting what is dead.
export class TextBoard {
  // onTyped({point} or {agrees: true}): point is null for a pass.
  constructor({onTyped}) {
    this.onTyped = onTyped;
    this.board = h('pre', {class: 'text-board', tabindex: 0, 'aria-label': say('textBoard')});
    this.legend = h('p', {class: 'note', hidden: true}, say('textCount'));
    this.field = h('input', {
      type: 'text',
      autocomplete: 'off',
      spellcheck: 'false',
      autocapitalize: 'characters',
      maxlength: 12
    });
    this.button = h('button', {class: 'button', type: 'submit'});
    this.form =
        h('form', {class: 'typed row', onsubmit: (event) => this.typed(event)}, this.field,
          this.button);
    this.answer = h('p', {class: 'error', role: 'alert'});
    this.element =
        h('section', {class: 'text-side'}, this.board, this.legend, this.form, this.answer);
  }

  update(game, picture) {
    this.size = game.size;
    this.counts = game.phase === 'counting';
    setText(this.board, textOf(game.size, picture));
    show(this.legend, Boolean(picture.territory));
    show(this.form, game.isPlayer && ['playing', 'paused', 'counting'].includes(game.phase));
    this.field.placeholder = say(this.counts ? 'typeAMark' : 'typeAMove');
    this.field.setAttribute('aria-label', say(this.counts ? 'typeMarkLabel' : 'typeLabel'));
    setText(this.button, say(this.counts ? 'markPoint' : 'play'));
  }

  typed(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    const agrees = this.counts && isAgreement(text);
    const typed = agrees ? {agrees} : readMove(text, this.size);
    const nothing = this.counts ? 'typedNoMark' : 'typedNothing';
    setText(this.answer, !typed && text ? say(nothing, {text}) : '');
    if (!typed) return this.field.select();
    this.field.value = '';
    this.onTyped(typed);
  }
}

// What somebody typed: {point}, null for a pass; nothing if it is no move.
export function readMove(text, size) {
  if (isPass(text)) return {point: null};
  const point = parsePoint(text.normalize('NFKC'), size);
  return point && {point};
}

const isOneOf = (text, words) => words.some((word) => plainly(word) === plainly(text));

// "pass" in any language, and how players of the reader's say it.
const isPass = (text) => isOneOf(text, ['pass', say('pass'), ...say('passWords').split(' ')]);

// What the terminal understands, and the reader's own words.
export const isAgreement = (text) =>
    isOneOf(text, ['done', 'agree', say('agree'), ...say('agreeWords').split(' ')]);

// Without capitals, accents and the wide letters of Asian keyboards.
const plainly = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

// X Black, O White; the last move in brackets. While counting as in the terminal: x and o are dead
// stones, b and w points of Black and White.
export function textOf(size, {stones, last, dead, territory}) {
  const letterAt = (x, y) => {
    const stone = stones[y][x];
    if (stone !== '.') return dead?.[y][x] ? stone.toLowerCase() : stone;
    return {x: 'b', o: 'w'}[territory?.[y][x]] ?? '.';
  };
  const columns =
      '   ' + Array.from({length: size[0]}, (_, x) => columnName(x).padStart(2)).join('');
  const rows = stones.map((row, y) => {
    let line = String(size[1] - y).padStart(2) + ' ';
    for (let x = 0; x < row.length; ++x) {
      const isLast = last && last.x === x && last.y === y;
      const wasLast = last && last.x === x - 1 && last.y === y;
      line += (isLast ? '(' : wasLast ? ')' : ' ') + letterAt(x, y);
    }
    return last && last.y === y && last.x === row.length - 1 ? `${line})` : line;
  });
  return [columns, ...rows, columns].join('\n');
}
