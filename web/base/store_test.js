import assert from 'node:assert/strict';
import {test} from 'node:test';

import {memoryStorage, Store} from './store.js';

test('a seat is kept with all that is learned of it', () => {
  const storage = memoryStorage();
  new Store(storage).keepSeat('abc', {token: 'secret', seat: 'black'});
  new Store(storage).keepSeat('abc', {phase: 'over', result: 'B+R'});
  const {token, seat, phase} = new Store(storage).seat('abc');
  assert.deepEqual({token, seat, phase}, {token: 'secret', seat: 'black', phase: 'over'});
});

test('a rematch is opened by the same secrets, that for watching too', () => {
  const store = new Store(memoryStorage());
  store.keepSeat(
      'abc', {token: 'secret', watch: 'look', seat: 'black', invite: 'used', result: 'B+R'});
  store.keepRematch('def', store.seat('abc'), 'white');
  const {when, ...kept} = store.seat('def');
  assert.deepEqual(kept, {token: 'secret', watch: 'look', seat: 'white'});
});

test('the latest game comes first, and the oldest are forgotten in the end', () => {
  const store = new Store(memoryStorage());
  for (let i = 0; i < 205; ++i) store.keepSeat(`g${i}`, {token: 't', when: i});
  const games = store.seats().map(({game}) => game);
  assert.equal(games.length, 200);
  assert.equal(games[0], 'g204');
  assert.equal(games.at(-1), 'g5');
});

test('broken memory is an empty one', () => {
  const storage = memoryStorage();
  storage.setItem('tengen.seats', '{oops');
  storage.setItem('tengen.settings', '"text"');
  const store = new Store(storage);
  assert.deepEqual(store.seats(), []);
  assert.equal(store.settings.board, 'kaya');
});

test('a device that remembers nothing is no error', () => {
  const refusing = {getItem() { throw new Error(); }, setItem() { throw new Error(); }};
  const store = new Store(refusing);
  store.set('look', 'dark');
  store.keepSeat('abc', {token: 't'});
  assert.equal(store.settings.look, 'dark');
  assert.equal(store.seat('abc'), null);
});
