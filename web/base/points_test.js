import assert from 'node:assert/strict';
import {test} from 'node:test';

import {columnName, fromSgf, parsePoint, pointName, starPoints, toSgf} from './points.js';

test('a point of the wire is the point people name', () => {
  assert.equal(pointName(fromSgf('pd'), [19, 19]), 'Q16');
  assert.equal(pointName(fromSgf('aa'), [9, 9]), 'A9');
  assert.equal(toSgf(parsePoint('q16', [19, 19])), 'pd');
});

test('there is no column I', () => {
  assert.equal(columnName(7), 'H');
  assert.equal(columnName(8), 'J');
  assert.equal(parsePoint('I5', [19, 19]), null);
});

test('a pass and nonsense are no points', () => {
  for (const text of ['pass', '', 'p', undefined, '1d']) assert.equal(fromSgf(text), null);
  for (const text of ['', 'pass', 'D0', 'D20', 'U4', '4D', 'D4 E5', 'D-4']) {
    assert.equal(parsePoint(text, [19, 19]), null, text);
  }
});

test('every point of a board finds back to itself', () => {
  const size = [25, 13];
  for (let x = 0; x < size[0]; ++x) {
    for (let y = 0; y < size[1]; ++y) {
      assert.deepEqual(fromSgf(toSgf({x, y})), {x, y});
      assert.deepEqual(parsePoint(pointName({x, y}, size), size), {x, y});
    }
  }
});

test('boards have the stars that the window paints', () => {
  const names = (side) => starPoints([side, side]).map((point) => pointName(point, [side, side]));
  assert.equal(names(19).length, 9);
  assert.deepEqual(names(9), ['C7', 'G7', 'E5', 'C3', 'G3']);
  assert.deepEqual(names(13), ['D10', 'K10', 'G7', 'D4', 'K4']);
  assert.deepEqual(names(4), []);
});
