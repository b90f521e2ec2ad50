// The questions a new table answers: a name and a size at once, the rest behind "More".
import {h} from '../base/dom.js';
import {say} from '../base/words.js';

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
  constructor({store: {settings}, host}, onSize) {
    this.host = host;
    this.chosen = {...kFirst, ...settings.table};
    this.onSize = onSize;
    this.name = h('input', {
      type: 'text',
      maxlength: 40,
      value: settings.name,
      autocomplete: 'nickname',
      placeholder: say('yourNameHint')
    });
    this.komi = h('input', {
      type: 'number',
      step: 0.5,
      min: -150,
      max: 150,
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
    this.passwordField = field('hostPassword', this.password);
    this.passwordField.hidden = !host.password || settings.hostPassword !== '';
    const isPlain = ['color', 'rules', 'handicap', 'komi', 'watch'].every(
        (key) => this.chosen[key] === kFirst[key]);
    this.elements = [
      field('yourName', this.name),
      this.choice('size', 'boardSize', {9: '9 × 9', 13: '13 × 13', 19: '19 × 19'}),
      field(
          'clock',
          this.list('clock', Object.keys(kClocks).map((key) => [key, say(`clock-${key}`)]))),
      host.open ? check('allowAnybody', this.open) : null,
      host.club ? check('showOnWall', this.wall) : null,
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
          field('komi', this.komi), check('allowWatching', this.watch))),
      this.passwordField,
    ];
  }

  get size() { return Number(this.chosen.size); }

  choice(key, word, options) {
    return h(
        'fieldset', {class: 'choice'}, h('legend', {}, say(word)),
        segments(key, options, this.chosen[key], (value) => {
          this.chosen[key] = value;
          if (key === 'size') this.onSize(this.size);
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
    if (this.komi.value !== '') settings.komi = Number(this.komi.value);
    const wish = {name: this.name.value.trim(), color, settings, watch: this.watch.checked};
    if (this.host.open) wish.open = this.open.checked;
    if (this.host.club) wish.wall = this.wall.checked;
    if (this.host.password) wish.password = this.password.value;
    return wish;
  }
}

const check = (word, input) => h('label', {class: 'check'}, input, h('span', {}, say(word)));
const field = (word, input) => h('label', {class: 'field'}, h('span', {}, say(word)), input);
