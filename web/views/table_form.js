// The questions a new table answers: who plays, a name and a size at once, the rest behind "More".
import {h, show} from '../base/dom.js';
import {isWord, say} from '../base/words.js';

import {segments} from './settings.js';

const kRules =
    ['japanese', 'chinese', 'korean', 'aga', 'new-zealand', 'tromp-taylor', 'ing', 'classroom'];

// Times people know by what they feel like, not by their parts.
const kClocks = {
  none: null,
  quick: {system: 'byoyomi', main: 300, periods: 3, period: 20},
  normal: {system: 'byoyomi', main: 900, periods: 5, period: 30},
  long: {system: 'byoyomi', main: 2700, periods: 5, period: 60},
  fischer: {system: 'fischer', main: 300, increment: 10},
  canadian: {system: 'canadian', main: 600, stones: 15, period: 300},
  absolute: {system: 'absolute', main: 1800},
};

const kFirst = {
  opponent: 'friend',
  level: '15k',  // an even game for somebody who knows the rules
  size: '19',
  color: 'random',
  rules: 'japanese',
  clock: 'none',
  handicap: '0',
  komi: '',
  watch: false,
  open: false,
  wall: true
};

export class TableForm {
  // onSize(size), onOpponent(isTengen): told what was chosen.
  constructor({store: {settings}, host}, {onSize, onOpponent}) {
    this.host = host;
    this.chosen = {...kFirst, ...settings.table};
    Object.assign(this, {onSize, onOpponent});
    this.levels = [];  // Tengen plays at; none where the server has no bots
    this.opponents = h('div', {class: 'fields', hidden: true});
    this.name = h('input', {
      type: 'text',
      maxlength: 40,
      value: settings.name,
      autocomplete: 'nickname',
      placeholder: say('yourNameHint')
    });
    // No number field: with some browsers "6,5" becomes 65 there.
    this.komi = h('input', {
      type: 'text',
      inputmode: 'decimal',
      autocomplete: 'off',
      maxlength: 12,
      value: this.chosen.komi,
      placeholder: say('komiAuto')
    });
    this.watch = h('input', {type: 'checkbox', checked: this.chosen.watch});
    this.open = h('input', {type: 'checkbox', checked: this.chosen.open});
    this.wall = h('input', {type: 'checkbox', checked: this.chosen.wall});
    this.password = h('input', {
      type: 'password',
      value: settings.hostPassword,
      autocomplete: 'current-password',
      placeholder: say('hostPasswordHint')
    });
    this.openField = check('allowAnybody', this.open);
    this.passwordField = field('hostPassword', this.password);
    this.passwordField.hidden = !host.password || settings.hostPassword !== '';
    const isPlain = ['color', 'rules', 'handicap', 'komi', 'watch'].every(
        (key) => this.chosen[key] === kFirst[key]);
    this.more =
        h('details', {open: !isPlain}, h('summary', {}, say('moreChoices')),
          h('div', {class: 'fields'},
            this.choice(
                'color', 'yourColor',
                {black: say('black'), random: say('random'), white: say('white')}),
            field('rules', this.list('rules', kRules.map((key) => [key, say(`rules-${key}`)]))),
            field(
                'handicap',
                this.list(
                    'handicap',
                    [
                      ['0', say('noHandicap')],
                      ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), say('handicapOf', {n})])
                    ])),
            field('komi', this.komi), check('allowWatching', this.watch)));
    this.elements = [
      this.opponents,
      field('yourName', this.name),
      this.choice('size', 'boardSize', {9: '9 × 9', 13: '13 × 13', 19: '19 × 19'}),
      field(
          'clock',
          this.list('clock', Object.keys(kClocks).map((key) => [key, say(`clock-${key}`)]))),
      host.open ? this.openField : null,
      host.club ? check('showOnWall', this.wall) : null,
      this.more,
      this.passwordField,
    ];
  }

  get size() { return Number(this.chosen.size); }

  get isTengen() { return this.levels.length > 0 && this.chosen.opponent === 'tengen'; }

  // The server has bots, which play at these levels.
  offerBots(levels) {
    if (levels.length === 0) return;
    this.levels = levels;
    if (!levels.includes(this.chosen.level)) this.chosen.level = levels[0];
    this.level =
        field('level', this.list('level', levels.map((level) => [level, levelText(level)])));
    this.opponents.replaceChildren(
        this.choice(
            'opponent', 'opponent', {friend: say('opponentFriend'), tengen: say('opponentTengen')}),
        this.level);
    show(this.opponents, true);
    this.opponentChosen();
  }

  opponentChosen() {
    show(this.level, this.isTengen);
    show(this.openField, !this.isTengen);  // Tengen has the other seat
    this.onOpponent(this.isTengen);
  }

  choice(key, word, options) {
    return h(
        'fieldset', {class: 'choice'}, h('legend', {}, say(word)),
        segments(key, options, this.chosen[key], (value) => {
          this.chosen[key] = value;
          if (key === 'size') this.onSize(this.size);
          if (key === 'opponent') this.opponentChosen();
        }));
  }

  list(key, options) {
    const list =
        h('select', {
          onchange: () => {
            this.chosen[key] = list.value;
          }
        },
          options.map(
              ([value, text]) => h('option', {value, selected: value === this.chosen[key]}, text)));
    return list;
  }

  // The one that is kept is wrong, or there is none.
  askForPassword() {
    this.passwordField.hidden = false;
    this.password.value = '';
    this.password.focus();
  }

  // What cannot be asked of the server, as words; its field waits for better ones.
  whyNot() {
    const text = this.komi.value;
    if (readKomi(text) !== undefined) return '';
    this.more.open = true;
    this.komi.focus();
    this.komi.select();
    return say('errorKomi', {text});
  }

  // What is remembered for the next table.
  choices() {
    const [watch, open, wall] = [this.watch, this.open, this.wall].map(({checked}) => checked);
    return {...this.chosen, komi: this.komi.value, watch, open, wall};
  }

  // What is asked of the server.
  wish() {
    const {color, rules, clock, handicap} = this.chosen;
    const settings =
        {size: this.size, rules, handicap: Number(handicap), clock: kClocks[clock] ?? null};
    const komi = readKomi(this.komi.value);
    if (komi !== null) settings.komi = komi;
    const wish = {name: this.name.value.trim(), color, settings, watch: this.watch.checked};
    if (this.host.open) wish.open = this.open.checked && !this.isTengen;
    if (this.host.club) wish.wall = this.wall.checked;
    if (this.host.password) wish.password = this.password.value;
    return this.isTengen ? {...wish, bot: this.chosen.level} : wish;
  }
}

const kMostKomi = 150;

// What somebody typed: a number in halves with a point or a comma, null where nothing was, and
// undefined for what is no komi.
export function readKomi(text) {
  const plain = text.normalize('NFKC').replace(/\s/g, '').replace(/[\u2212\u2013]/g, '-');
  if (plain === '') return null;
  if (!/^[+-]?\d+([.,\u3002\u3001]\d{1,2})?$/.test(plain)) return undefined;
  const komi = Number(plain.replace(/[,\u3002\u3001]/, '.'));
  return Number.isInteger(2 * komi) && Math.abs(komi) <= kMostKomi ? komi : undefined;
}

// "25k – first games"
const levelText = (level) =>
    isWord(`level-${level}`) ? say('levelOf', {level, what: say(`level-${level}`)}) : level;

const check = (word, input) => h('label', {class: 'check'}, input, h('span', {}, say(word)));
const field = (word, input) => h('label', {class: 'field'}, h('span', {}, say(word)), input);
