import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';

const kFolder = new URL('./', import.meta.url);
const kPage = readFileSync(new URL('index.html', kFolder), 'utf8');

test('the page asks for all its modules at once', () => {
  const named = Array.from(
      kPage.matchAll(/(?:modulepreload" href|script type="module" src)="\/web\/([^"]+)"/g),
      ([, name]) => name);
  const isPart = (name) =>
      name.endsWith('.js') && !name.endsWith('_test.js') && !name.includes('test/');
  const isOtherLanguage = (name) => name.startsWith('words/') && name !== 'words/en.js';
  const there = readdirSync(kFolder, {
                  recursive: true
                }).filter((name) => isPart(name) && !isOtherLanguage(name));
  assert.deepEqual(named.sort(), there.sort());
});

test('nothing of the page comes from anywhere else, and nothing stands inline', () => {
  for (const [, address] of kPage.matchAll(/(?:href|src)="([^"]+)"/g))
    assert.match(address, /^\/web\//);
  assert.doesNotMatch(kPage, /<style|style=|\son\w+=|<script(?![^>]*src)/);
});
