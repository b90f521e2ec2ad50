import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';

import english from '../words/en.js';

import {kLanguages, languageFor, say, sayColor, speak} from './words.js';

const kOthers = Object.keys(kLanguages).filter((code) => code !== 'en');
const formsOf = (word) => (typeof word === 'string' ? [word] : Object.values(word));
const gapsOf =
    (word) => [...new Set(formsOf(word).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

for (const code of kOthers) {
  test(`${code} has every word, with the same gaps`, async () => {
    const words = (await import(`../words/${code}.js`)).default;
    assert.deepEqual(Object.keys(words), Object.keys(english));
    for (const key of Object.keys(english)) {
      assert.deepEqual(gapsOf(words[key]), gapsOf(english[key]), key);
      for (const form of formsOf(words[key])) assert.notEqual(form.trim(), '', key);
    }
  });
}

test('every word the page says is there', () => {
  const folder = new URL('../', import.meta.url);
  const files = readdirSync(folder, {
                  recursive: true
                }).filter((name) => name.endsWith('.js') && !name.endsWith('_test.js'));
  for (const name of files) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    for (const [, key] of text.matchAll(/\bsay\('([\w-]+)'/g))
      assert.ok(key in english, `${name}: ${key}`);
    for (const [, key] of text.matchAll(/\bword: '([\w-]+)'/g))
      assert.ok(key in english, `${name}: ${key}`);
  }
});

test('numbers bend words', () => {
  assert.equal(say('captured', {n: 1}), '1 prisoner');
  assert.equal(say('captured', {n: 0}), '0 prisoners');
  assert.equal(
      sayColor('resultPoints', 'white', {points: '0.5', n: 0.5}), 'White wins by 0.5 points');
});

test('what fills a gap is never read as a gap', () => {
  assert.equal(say('theirMove', {name: '{name} $& <b>'}), '{name} $& <b> is thinking');
});

test('the first language of the reader that we speak', () => {
  assert.equal(languageFor(['de-DE', 'ja-JP', 'en']), 'ja');
  assert.equal(languageFor(['zh-Hant-TW']), 'zh');
  assert.equal(languageFor(['de']), 'en');
  assert.equal(languageFor([]), 'en');
});

test('another language is spoken once it is chosen', async () => {
  await speak('es');
  assert.equal(say('pass'), 'Pasar');
  await speak('en');
  assert.equal(say('pass'), 'Pass');
});
