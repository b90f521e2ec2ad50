// A table of 3x3 to test with: what a server would say of it.
import {Game} from '../game.js';

export const kClock = {
  system: 'byoyomi',
  main: 60,
  periods: 3,
  period: 30
};

export const clocksOf = (running, black = 60_000, white = 60_000) => ({
  black: {main: black, period: 30_000, periods: 3},
  white: {main: white, period: 30_000, periods: 3},
  running,
});

export function stateOf(changes = {}) {
  return {
    settings: {size: [3, 3], rules: 'japanese', komi: 6.5, handicap: 0, clock: null},
    names: {black: 'Ada', white: 'Grace'},
    phase: 'playing',
    size: [3, 3],
    stones: ['...', '...', '...'],
    toMove: 'black',
    number: 0,
    moves: [],
    prisoners: {black: 0, white: 0},
    clocks: null,
    offer: null,
    count: null,
    result: null,
    why: null,
    rematch: null,
    chat: [],
    ...changes,
  };
}

export const countOf = (changes = {}) => ({
  revision: 9,
  hash: 'aa',
  judging: false,
  dead: [],
  owner: ['xxx', 'xxx', 'xxx'],
  score: {
    by: 'territory',
    black: 9,
    white: 6.5,
    result: 'B+2.5',
    other: {by: 'area', black: 9, white: 6.5, result: 'B+2.5'}
  },
  sides: {
    black: {stones: 0, territory: 9, prisoners: 0},
    white: {stones: 0, territory: 0, prisoners: 0}
  },
  agreed: {black: false, white: false},
  deadline: null,
  ...changes,
});

// A welcomed game, and a clock of our own that the test turns: time.now is in milliseconds.
export function table(changes = {}, seat = 'black') {
  const time = {now: 1_000_000};
  const game = new Game(() => time.now);
  game.welcome({seat, n: 5, now: 0, state: stateOf(changes)});
  return {
    game,
    time,
    tell: (type, more = {}) => game.event({n: game.n + 1, now: time.now - 1_000_000, type, ...more})
  };
}
