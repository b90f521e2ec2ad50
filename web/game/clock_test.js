import assert from 'node:assert/strict';
import {test} from 'node:test';

import {afterThinking, clockFace, clockText} from './clock.js';

const kByoyomi = {
  system: 'byoyomi',
  main: 600,
  periods: 3,
  period: 30
};

test('a second that has begun is still shown', () => {
  assert.equal(clockText(0), '0:00');
  assert.equal(clockText(1), '0:01');
  assert.equal(clockText(65_000), '1:05');
  assert.equal(clockText(3_600_000), '1:00:00');
  assert.equal(clockText(-50), '0:00');
});

test('main time is used up before byo-yomi', () => {
  const side = {main: 10_000, period: 30_000, periods: 3};
  assert.deepEqual(afterThinking(kByoyomi, side, 4_000), {main: 6_000, period: 30_000, periods: 3});
  assert.deepEqual(afterThinking(kByoyomi, side, 15_000), {main: 0, period: 25_000, periods: 3});
});

test('a period that is used up is gone, and the next begins whole', () => {
  const side = {main: 0, period: 5_000, periods: 3};
  assert.deepEqual(afterThinking(kByoyomi, side, 5_000), {main: 0, period: 30_000, periods: 2});
  assert.deepEqual(afterThinking(kByoyomi, side, 36_000), {main: 0, period: 29_000, periods: 1});
});

test('after the last period nothing is left, and no number is negative', () => {
  const side = {main: 0, period: 5_000, periods: 1};
  assert.deepEqual(afterThinking(kByoyomi, side, 60_000), {main: 0, period: 0, periods: 1});
  assert.deepEqual(afterThinking({system: 'absolute', main: 60}, {main: 1_000}, 5_000), {main: 0});
});

test('Fischer and Canadian time show what they add', () => {
  const fischer = clockFace({system: 'fischer', main: 300, increment: 10}, {main: 61_000});
  assert.deepEqual([fischer.text, fischer.note], ['1:01', ['clockFischer', {seconds: 10}]]);
  const canadian = {system: 'canadian', main: 600, stones: 15, period: 300};
  assert.deepEqual(
      clockFace(canadian, {main: 0, period: 120_000, stones: 4}).note, ['clockStones', {n: 4}]);
  assert.deepEqual(
      clockFace(canadian, {main: 9_000, period: 300_000, stones: 15}).note,
      ['clockCanadian', {n: 15, time: '5:00'}]);
});

test('there is no hurry while there are periods to come after the main time', () => {
  assert.equal(clockFace(kByoyomi, {main: 5_000, period: 30_000, periods: 3}).urgent, false);
  assert.equal(clockFace(kByoyomi, {main: 0, period: 9_000, periods: 3}).urgent, true);
  assert.deepEqual(
      clockFace(kByoyomi, {main: 0, period: 9_000, periods: 1}).note, ['clockLastPeriod', {}]);
  assert.equal(clockFace({system: 'absolute', main: 60}, {main: 5_000}).urgent, true);
});

test('a game without a clock shows none', () => {
  assert.equal(clockFace(null, null).text, '');
});

test('after a loss on time no periods are named', () => {
  assert.equal(clockFace(kByoyomi, {main: 0, period: 0, periods: 0}).note, null);
});
