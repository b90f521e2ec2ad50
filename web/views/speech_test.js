import assert from 'node:assert/strict';
import {test} from 'node:test';

import {kLanguages, say, speak} from '../base/words.js';
import {table} from '../game/test/table_kit.js';

import {isAgreement, moveSpeech, pointText, readMove, textOf} from './speech.js';

test('the board as text, the last move in brackets', () => {
  const text = textOf([3, 3], {stones: ['X..', '.O.', '..X'], last: {x: 2, y: 2}});
  assert.deepEqual(text.split('\n'), [
    '    A B C',
    ' 3  X . .',
    ' 2  . O .',
    ' 1  . .(X)',
    '    A B C',
  ]);
});

test('a point says what lies there', () => {
  const picture = {stones: ['X..', '...', '...']};
  assert.equal(pointText({x: 0, y: 0}, [3, 3], picture), 'A3, black stone');
  assert.equal(pointText({x: 2, y: 2}, [3, 3], picture), 'C1, empty');
});

const kCounted = {
  stones: ['XO.', '...', '..X'],
  dead: [[false, true, false], [false, false, false], [false, false, false]],
  territory: ['.xx', 'x..', 'o..'],
  last: {x: 2, y: 2}
};

test('while counting the text shows what is dead and whose the points are', () => {
  assert.deepEqual(textOf([3, 3], kCounted).split('\n'), [
    '    A B C',
    ' 3  X o b',
    ' 2  b . .',
    ' 1  w .(X)',
    '    A B C',
  ]);
  const said = (x, y) => pointText({x, y}, [3, 3], kCounted);
  assert.deepEqual([said(0, 0), said(1, 0), said(2, 0), said(0, 2), said(1, 1)], [
    'A3, black stone', 'B3, dead white stone', 'C3, Black\'s point', 'A1, White\'s point',
    'B2, nobody\'s point'
  ]);
});

test('a count is agreed to in the words of the terminal and of the reader', async () => {
  for (const language of Object.keys(kLanguages)) {
    await speak(language);
    const [shown] = say('typeAMark').match(/\p{L}{3,}/u);  // "D4, listo…"
    for (const word of ['done', 'Agree', shown, say('agree').toUpperCase()])
      assert.ok(isAgreement(word), `${language}: ${word}`);
    assert.ok(!isAgreement('D4'));
  }
  await speak('en');
});

test('a move is said with what it takes', () => {
  const {game} = table();
  assert.equal(
      moveSpeech(game, {by: 'white', at: 'bb', captured: ['aa', 'ab']}),
      'White B2. Takes 2 stones.');
  assert.equal(moveSpeech(game, {by: 'black', at: 'pass'}), 'Black passes.');
});

test('a pass is typed in the words of every language, in any letters', async () => {
  const isPass = (text) => readMove(text, [9, 9])?.point === null;
  for (const language of Object.keys(kLanguages)) {
    await speak(language);
    const [shown] = say('typeAMove').match(/\p{L}{3,}/u);  // "D4, pasar…"
    for (const word
             of ['pass', 'PASS', ' Pass ', 'ｐａｓｓ', shown, shown.toUpperCase(), say('pass')])
      assert.ok(isPass(word), `${language}: ${word}`);
  }
  await speak('es');
  for (const word of ['pasar', 'Pasár', 'PASO', 'pasa']) assert.ok(isPass(word), word);
  await speak('en');
  for (const nonsense of ['', 'pasar', 'D44', 'passt'])
    assert.equal(readMove(nonsense, [9, 9]), null);
});

test('a point is typed in any letters', () => {
  for (const text of ['d4', ' D4', 'Ｄ４', 'd 4'])
    assert.deepEqual(readMove(text, [9, 9]), {point: {x: 3, y: 5}}, text);
});
