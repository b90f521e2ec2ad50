import assert from 'node:assert/strict';
import {test} from 'node:test';

import {readKomi} from './table_form.js';

test('a komi is read with a point or a comma, in any figures', () => {
  for (const [text, komi] of [
           ['6.5', 6.5], ['6,5', 6.5], [' 7 ', 7], ['-3', -3], ['\u22123,5', -3.5], ['+0.5', 0.5],
           ['\uff16\uff0e\uff15', 6.5], ['150', 150], ['6.50', 6.5]])
    assert.equal(readKomi(text), komi, text);
  assert.equal(readKomi('  '), null);
});

test('what is no komi is not guessed at', () => {
  for (const text of ['abc', '6.5.5', '6,7', '1e2', '--3', '-', '151', '1,000', '6.', '0x10'])
    assert.equal(readKomi(text), undefined, text);
});
