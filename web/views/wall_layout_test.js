import assert from 'node:assert/strict';
import {test} from 'node:test';

import {wallLayout} from './wall_layout.js';

const kProjector = {
  width: 1920,
  height: 1000
};
const columnsFor = (count, area = kProjector) => wallLayout(count, area, 40, 20).columns;

test('boards are as large as the screen lets them be', () => {
  assert.equal(columnsFor(1), 1);
  assert.equal(columnsFor(2), 2);
  assert.equal(columnsFor(6), 3);
  assert.equal(columnsFor(30), 8);
  assert.equal(columnsFor(2, {width: 800, height: 1200}), 1);
});

test('all of them fit', () => {
  for (let count = 1; count <= 30; ++count) {
    const {columns, side, scrolls} = wallLayout(count, kProjector, 40, 20);
    const rows = Math.ceil(count / columns);
    assert.ok(!scrolls);
    assert.ok(columns * side + (columns - 1) * 20 <= kProjector.width, String(count));
    assert.ok(rows * (side + 40) + (rows - 1) * 20 <= kProjector.height, String(count));
  }
});

test('on a phone the wall scrolls rather than shrink to nothing', () => {
  const {columns, side, scrolls} = wallLayout(20, {width: 360, height: 640}, 40, 12);
  assert.ok(scrolls);
  assert.equal(columns, 1);
  assert.equal(side, 360);
});
