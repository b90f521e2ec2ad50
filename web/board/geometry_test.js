import assert from 'node:assert/strict';
import {test} from 'node:test';

import {Geometry, hasRoomForNames} from './geometry.js';

const square = (side) => ({width: side, height: side});

test('the middle of every point is that point', () => {
  for (const scale of [1, 1.5, 2, 3]) {
    const geometry = new Geometry(square(390), [19, 19], false, scale);
    for (let x = 0; x < 19; ++x) {
      for (let y = 0; y < 19; ++y)
        assert.deepEqual(geometry.pointAt(geometry.center({x, y})), {x, y});
    }
  }
});

test('the board fills its room and stays inside', () => {
  for (const side of [90, 320, 390, 724, 1200]) {
    for (const size of [9, 13, 19, 25]) {
      const coordinates = side > 460;
      const geometry = new Geometry(square(side), [size, size], coordinates);
      const least = coordinates ? side - size - 1 : side - 1;
      assert.ok(
          geometry.width <= side && geometry.width >= least, `${side} ${size}: ${geometry.width}`);
      assert.ok(geometry.left > geometry.cell / 2);
      assert.ok(geometry.left + (size - 1) * geometry.cell + geometry.cell / 2 < geometry.width);
    }
  }
});

test('lines cover whole pixels', () => {
  for (const scale of [1, 2, 3]) {
    const geometry = new Geometry(square(500), [19, 19], true, scale);
    const edge = geometry.left + 3 * geometry.cell - geometry.line / 2;
    assert.equal(edge, Math.round(edge));
  }
});

test('between points nobody can say which was meant, but a finger may guess', () => {
  const geometry = new Geometry(square(600), [9, 9], true);
  const {x, y} = geometry.center({x: 4, y: 4});
  const between = {x: x + geometry.cell * 0.47, y};
  assert.equal(geometry.pointAt(between), null);
  assert.deepEqual(geometry.pointAt(between, true), {x: 4, y: 4});
});

test('a small board has its coordinates on a phone, a large one needs the room', () => {
  assert.ok(hasRoomForNames(square(320), [9, 9]));
  assert.ok(hasRoomForNames(square(390), [13, 13]));
  assert.ok(!hasRoomForNames(square(390), [19, 19]));
  assert.ok(hasRoomForNames(square(600), [19, 19]));
});

test('the rim is no point', () => {
  const geometry = new Geometry(square(600), [9, 9], true);
  assert.equal(geometry.pointAt({x: 2, y: 2}), null);
  assert.equal(geometry.pointAt({x: geometry.width + 50, y: 300}, true), null);
});

test('a board that is not square keeps square cells', () => {
  const geometry = new Geometry({width: 800, height: 400}, [19, 9], true);
  assert.ok(geometry.height <= 400);
  assert.ok(geometry.width <= 800);
  assert.deepEqual(geometry.pointAt(geometry.center({x: 18, y: 8})), {x: 18, y: 8});
});
