import assert from 'node:assert/strict';
import {test} from 'node:test';

import {recipe, synthesize} from './sound.js';

const peakOf = (samples) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

test('every sound has a beginning, a peak and a silent end', () => {
  for (const name of ['stone', 'capture', 'prisoners', 'pass', 'refused', 'end', 'tick']) {
    const samples = synthesize(recipe(name, 3));
    const peak = peakOf(samples);
    assert.ok(peak > 0.3 && peak <= 0.81, `${name}: ${peak}`);
    assert.ok(samples.every(Number.isFinite), name);
    assert.ok(Math.abs(samples.at(-1)) < 1e-6, name);
  }
});

test('more prisoners are heard longer', () => {
  assert.ok(synthesize(recipe('capture', 6)).length > synthesize(recipe('capture', 1)).length);
  assert.equal(recipe('capture', 300).seconds, recipe('capture', 8).seconds);
});
