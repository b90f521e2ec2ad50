import assert from 'node:assert/strict';
import {test} from 'node:test';

import {table} from '../game/test/table_kit.js';

import {moveSpeech, pointText, textOf} from './speech.js';

test('the board as text, the last move in brackets', () => {
  const text = textOf([3, 3], ['X..', '.O.', '..X'], {x: 2, y: 2});
  assert.deepEqual(text.split('\n'), [
    '    A B C',
    ' 3  X . .',
    ' 2  . O .',
    ' 1  . .(X)',
    '    A B C',
  ]);
});

test('a point says what lies there', () => {
  assert.equal(pointText({x: 0, y: 0}, [3, 3], ['X..', '...', '...']), 'A3, black stone');
  assert.equal(pointText({x: 2, y: 2}, [3, 3], ['X..', '...', '...']), 'C1, empty');
});

test('a move is said with what it takes', () => {
  const {game} = table();
  assert.equal(
      moveSpeech(game, {by: 'white', at: 'bb', captured: ['aa', 'ab']}),
      'White B2. Takes 2 stones.');
  assert.equal(moveSpeech(game, {by: 'black', at: 'pass'}), 'Black passes.');
});
