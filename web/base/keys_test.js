import assert from 'node:assert/strict';
import {test} from 'node:test';

import {readLink, verdictOn} from './keys.js';

const kSeat = {
  token: 'mine',
  seat: 'black'
};
const kWatch = {
  token: 'look',
  seat: 'watch'
};
const kNothing = {
  keep: null,
  trial: null
};

test('a device that knows nothing of a game keeps what the link brings', () => {
  assert.deepEqual(
      readLink(null, {token: 'new', invite: 'i', watch: 'w'}),
      {keep: {token: 'new', invite: 'i', watch: 'w'}, trial: null});
  assert.deepEqual(readLink(null, {invite: 'i'}), {keep: {invitation: 'i'}, trial: null});
  assert.deepEqual(readLink(null, {watch: 'w'}), {keep: {token: 'w', seat: 'watch'}, trial: null});
  assert.deepEqual(readLink(null, {}), kNothing);
});

test('another key is tried before the one of this device is given up', () => {
  assert.deepEqual(readLink(kSeat, {token: 'other'}), {keep: null, trial: {token: 'other'}});
  assert.deepEqual(
      readLink(kWatch, {watch: 'other'}), {keep: null, trial: {token: 'other', seat: 'watch'}});
  assert.deepEqual(readLink(kWatch, {invite: 'i'}), {keep: null, trial: {invitation: 'i'}});
});

test('the same key brings what else the link carries', () => {
  assert.deepEqual(
      readLink(kSeat, {token: 'mine', watch: 'w'}),
      {keep: {token: 'mine', watch: 'w'}, trial: null});
});

test('who has a seat is asked before they are put on the other side', () => {
  assert.equal(verdictOn(kSeat, 'white'), 'ask');
  assert.equal(verdictOn(kSeat, 'black'), 'take');
  assert.equal(verdictOn(kWatch, 'black'), 'take');
  assert.equal(verdictOn(kWatch, 'watch'), 'take');
});

test('who has a seat is neither invited nor made to look on', () => {
  assert.deepEqual(readLink(kSeat, {invite: 'i'}), kNothing);
  assert.deepEqual(readLink(kSeat, {watch: 'w'}), kNothing);
  assert.equal(verdictOn(kSeat, 'watch'), 'leave');
});
