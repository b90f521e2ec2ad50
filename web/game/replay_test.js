import assert from 'node:assert/strict';
import {test} from 'node:test';

import {afterMove, beforeMove, positionsOf} from './replay.js';

const kBefore = [
  '.X.',
  'XO.',
  '.X.',
];
const kCapture = {
  by: 'black',
  at: 'cb',
  captured: ['bb']
};
const kAfter = [
  '.X.',
  'X.X',
  '.X.',
];

test('a capture takes its stones off, and going back returns them', () => {
  assert.deepEqual(afterMove(kBefore, kCapture), kAfter);
  assert.deepEqual(beforeMove(kAfter, kCapture), kBefore);
});

test('a pass changes nothing', () => {
  assert.equal(afterMove(kBefore, {by: 'white', at: 'pass'}), kBefore);
  assert.equal(beforeMove(kBefore, {by: 'white', at: 'pass'}), kBefore);
});

test('stones that took their own life come back in their own colour', () => {
  const before = [
    '.OX',
    'OX.',
    'X..',
  ];
  const suicide = {by: 'white', at: 'aa', lost: ['aa', 'ba', 'ab']};
  const after = ['..X', '.X.', 'X..'];
  assert.deepEqual(afterMove(before, suicide), after);
  assert.deepEqual(beforeMove(after, suicide), before);
});

test('handicap stones are what is left when all moves are taken back', () => {
  const moves = [{by: 'white', at: 'bb'}, {by: 'black', at: 'ba'}, {by: 'white', at: 'pass'}];
  const positions = positionsOf(['.X.', '.OX', '...'], moves);
  assert.equal(positions.length, 4);
  assert.deepEqual(positions[0], ['...', '..X', '...']);
  assert.deepEqual(positions[1], ['...', '.OX', '...']);
  assert.deepEqual(positions[3], positions[2]);
});
