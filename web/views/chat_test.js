import assert from 'node:assert/strict';
import {test} from 'node:test';

import {unreadIn} from './chat.js';

test('what others said after the line read last is unread, until it is read', () => {
  const game = {
    seat: 'black',
    chat: [
      {n: 3, by: 'white', text: 'a'}, {n: 4, by: 'black', text: 'b'}, {n: 6, by: 'white', text: 'c'}
    ]
  };
  assert.equal(unreadIn(game, undefined), 2);
  assert.equal(unreadIn(game, 3), 1);
  assert.equal(unreadIn(game, 6), 0);
});
