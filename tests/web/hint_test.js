// What is said of something that was just tried, without a server: it stands beside what is asked
// and goes; and a count that is read and typed.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';

import {countOf} from '../../web/game/test/table_kit.js';

import {launch} from './browser.js';
import {big, kDevices, kHere, kStates, openView, stones} from './view_kit.js';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const event = (n, type, more) => ({t: 'event', n, now: 600_000, type, ...more});

// The page said something: the server does not do it.
const refuse = async (page, script, code, reason) => {
  while (!script.said.length) await page.waitForTimeout(20);
  page.hear({t: 'refusal', id: script.said.pop().id, code, reason, n: 12, now: 600_000});
};

const clickBoard = async (page, x, y) => {
  const box = await page.locator('canvas.board').boundingBox();
  await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
};

const hintOf = (page, text) => page.locator('.hint', {hasText: text});
const buttonOf = (page, name) => page.locator('.prompt').getByRole('button', {name, exact: true});

for (const device of ['wide', 'phone', 'tiny', 'short']) {
  test(`${device}: a refusal leaves what is asked, and goes`, async () => {
    const script = {state: kStates.counting, said: []};
    const page = await openView(browser, kDevices[device], script);
    const before = await page.locator('.prompt').boundingBox();
    await clickBoard(page, 0.5, 0.5);
    await refuse(page, script, 'illegal', 'alive');
    const hint = hintOf(page, 'This group lives');
    await hint.waitFor();
    assert.deepEqual(await page.locator('.prompt').boundingBox(), before);
    const {x, y, width, height} = await hint.boundingBox();
    const {viewport} = kDevices[device];
    assert.ok(x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= before.y + 1000);
    await buttonOf(page, 'Agree').waitFor();
    await hint.waitFor({state: 'hidden', timeout: 12_000});
    await buttonOf(page, 'Agree').click();
    while (!script.said.length) await page.waitForTimeout(20);
    assert.equal(script.said[0].t, 'agree');
    await page.context().close();
  });
}

test('an offer, and an absence, can still be answered after a refusal', async () => {
  const script = {
    state: big({offer: {n: 3, by: 'white', what: 'undo'}, moves: [{by: 'white', at: 'aa'}]}),
    said: []
  };
  const page = await openView(browser, kDevices.wide, script);
  await buttonOf(page, 'Accept: take back').waitFor();
  await clickBoard(page, 0.5, 0.5);
  await refuse(page, script, 'illegal', 'occupied');
  await hintOf(page, 'There is a stone already').waitFor();
  for (const name of ['Accept: take back', 'Decline'])
    assert.ok(await buttonOf(page, name).isEnabled());
  page.hear(event(13, 'withdrawn', {by: 'white', what: 'undo'}));
  await page.locator('.hint').waitFor({state: 'hidden', timeout: 2_000});
  page.hear({t: 'presence', ...kHere, white: {here: false, claimAt: 600_000}, now: 600_000});
  await clickBoard(page, 0.5, 0.5);
  await refuse(page, script, 'illegal', 'occupied');
  await hintOf(page, 'There is a stone already').waitFor();
  await buttonOf(page, 'Choose').waitFor();
  await page.context().close();
});

test('a count is read, marked and agreed to in text', async () => {
  const rows = [...stones];
  rows[15] = '...X...............';
  const owner = [...stones];
  owner[15] = 'ooo' +
      'o'.repeat(16);
  const count = countOf({dead: ['dp'], owner});
  const state = {...kStates.counting, stones: rows, count};
  const script = {state, said: []};
  const page = await openView(browser, kDevices.wide, script, {textBoard: true});
  const line = (await page.locator('.text-board').textContent()).split('\n')[16];
  assert.match(line, /^ 4  w w w x w/);
  await page.getByText('x o dead stones').waitFor();
  const field = page.getByRole('textbox', {name: 'Type a point to mark it, or done to agree'});
  assert.equal(await field.getAttribute('placeholder'), 'D4, done …');
  await page.getByRole('button', {name: 'Mark', exact: true}).waitFor();
  const type = async (text) => {
    await field.fill(text);
    await page.keyboard.press('Enter');
  };
  await type('d4');
  await type('nonsense');
  await page.getByRole('alert').filter({hasText: '“nonsense” is no point'}).waitFor();
  await type('done');
  await type('agree');
  const said = script.said.map(({t, at, revision}) => [t, at, revision]);
  assert.deepEqual(said, [['mark', 'dp', 9], ['agree', undefined, 9], ['agree', undefined, 9]]);
  page.hear(event(13, 'marks', {by: 'white', at: 'aa', count: {...count, hash: 'cc'}}));
  await page.locator('.prompt', {hasText: 'Grace changed the marks'}).waitFor();
  await type('done');
  await hintOf(page, 'Grace changed the marks').waitFor();
  assert.equal(script.said.length, 3, 'what was typed meant the count before');
  await page.context().close();
});

test('who wants to play on in a count is named', async () => {
  const script = {state: {...kStates.counting}, said: []};
  const page = await openView(browser, kDevices.wide, script);
  page.hear(event(13, 'resumed', {by: 'white', toMove: 'black'}));
  await hintOf(page, 'Grace plays on.').waitFor();
  await page.context().close();
});
