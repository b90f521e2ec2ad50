// What a thumb meets on a phone, without a server: buttons that change under it, words that must be
// in sight, moves to step through where there is no room for that.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';

import {launch} from './browser.js';
import {big, kDevices, kPhones, openView} from './view_kit.js';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const event = (n, type, more) => ({t: 'event', n, now: 600_000, type, ...more});

const middleOf = async (locator) => {
  const {x, y, width, height} = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
};

test('an offer that comes in the moment of the tap is not accepted by it', async () => {
  const script = {state: big(), said: []};
  const page = await openView(browser, kDevices.phone, script);
  const board = await page.locator('canvas.board').boundingBox();
  await page.touchscreen.tap(board.x + 0.6 * board.width, board.y + 0.3 * board.height);
  const play = page.getByRole('button', {name: /^Play [A-T]\d/});
  const word = await play.textContent();
  const [x, y] = await middleOf(play);
  const {width} = await play.boundingBox();
  page.hear(event(13, 'offer', {by: 'white', what: 'pause'}));
  await page.getByText('Pause the game?').first().waitFor();
  for (const side of [-0.3, 0, 0.3]) await page.touchscreen.tap(x + side * width, y);
  await page.getByRole('button', {name: 'Accept'}).waitFor();
  assert.deepEqual(script.said.map(({t}) => t), []);
  await page.getByRole('button', {name: 'Decline'}).tap();
  page.hear(event(14, 'declined', {by: 'black', what: 'pause'}));
  await page.getByRole('button', {name: word}).waitFor();
  assert.deepEqual(script.said.map(({t, yes}) => [t, yes]), [['answer', false]]);
  await page.context().close();
});

for (const name of ['tiny', 'phone', 'short']) {
  test(`${name}: the pass of the other side is read whole`, async () => {
    for (const language of ['en', 'es', 'zh', 'ja', 'ko']) {
      const state = big({moves: [{by: 'black', at: 'pd'}, {by: 'white', at: 'pass'}]});
      const page = await openView(browser, kDevices[name], {state}, {language});
      const title = page.locator('.prompt .title');
      assert.match(await title.textContent(), /White|Blanco|白|백/);
      assert.ok(
          await title.evaluate(
              ({scrollWidth, clientWidth, scrollHeight, clientHeight}) =>
                  scrollWidth <= clientWidth && scrollHeight <= clientHeight + 2),
          language);
      await page.context().close();
    }
  });
}

const kMoves = [{by: 'black', at: 'pd'}, {by: 'white', at: 'dd'}, {by: 'black', at: 'qp'}];
const withMoves = (changes) => {
  const rows = Array.from({length: 19}, () => '.'.repeat(19));
  rows[3] = '...O...........X...';
  rows[15] = '................X..';
  return big({stones: rows.map((row) => row.padEnd(19, '.')), moves: kMoves, ...changes});
};
const kOver = {
  phase: 'over',
  result: 'B+R',
  why: 'resign'
};

// Whole on the screen, and nothing lies over it.
const isInSight = (locator) => locator.evaluate((node) => {
  const {left, top, right, bottom, width, height} = node.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !width) return false;
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return node.contains(there);
});

const edgesOf = async (page, selector) => {
  const {y, height} = await page.locator(selector).first().boundingBox();
  return {begin: y, end: y + height};
};

for (const name
         of ['tiny', 'middle', 'older', 'barred', 'least', 'phone', 'short', 'phoneSideways',
             'longSideways']) {
  test(`${name}: one steps through the moves, during a game and after it`, async () => {
    for (const changes of [{}, kOver]) {
      const device = {...kDevices, ...kPhones}[name];
      const page = await openView(browser, device, {state: withMoves(changes)});
      const [answer, row] =
          [await edgesOf(page, '.prompt .button'), await edgesOf(page, '.actions')];
      assert.ok(answer.end <= row.begin + 1, 'the answer hides behind the row below it');
      const back = page.getByRole('button', {name: 'Back', exact: true});
      if (!await back.isVisible()) {
        await page.getByRole('button', {name: 'More', exact: true}).tap();
        await page.getByRole('button', {name: 'Step through the moves'}).tap();
      }
      assert.ok(await isInSight(back), 'the way back is in sight');
      await back.tap();
      await page.locator('.stepper .number', {hasText: /^2$/}).waitFor();
      await page.getByRole('button', {name: 'To the start'}).tap();
      await page.locator('.stepper .number', {hasText: /^0$/}).waitFor();
      await page.getByRole('button', {name: 'To the end', exact: true}).tap();
      const toGame = page.getByRole('button', {name: 'Back to the game'});
      if (await toGame.isVisible()) {
        assert.ok(await isInSight(toGame), 'the way out is in sight');
        await toGame.tap();
      }
      assert.ok(await isInSight(page.locator('.actions .main').first()));
      await page.context().close();
    }
  });
}

for (const name of ['tiny', 'middle', 'barred', 'narrowBarred', 'least']) {
  test(`${name}: what plays the stone is whole, and stays where it is`, async () => {
    const page = await openView(browser, {...kDevices, ...kPhones}[name], {state: big()});
    const button = page.locator('.prompt .button');
    const row = await edgesOf(page, '.actions');
    const before = await edgesOf(page, '.prompt .button');
    assert.ok(before.end - before.begin >= 44 && before.end <= row.begin, JSON.stringify(before));
    const board = await page.locator('canvas.board').boundingBox();
    assert.ok(board.width >= 200, `the board is ${board.width} wide`);
    await page.touchscreen.tap(board.x + 0.6 * board.width, board.y + 0.3 * board.height);
    await page.getByRole('button', {name: /^Play [A-T]\d/}).waitFor();
    assert.deepEqual(await edgesOf(page, '.prompt .button'), before);
    assert.ok(await isInSight(button));
    await page.context().close();
  });
}

test('after the game one touch begins to step', async () => {
  const page = await openView(browser, kPhones.middle, {state: withMoves(kOver)});
  await page.getByRole('button', {name: 'Moves', exact: true}).tap();
  await page.getByRole('button', {name: 'Back', exact: true}).tap();
  await page.getByText('Move 2 of 3').waitFor();
  await page.context().close();
});

test('on a phone on its side it is said which seat is yours', async () => {
  for (const language of ['en', 'es', 'zh', 'ja', 'ko']) {
    const page = await openView(browser, kDevices.short, {state: big()}, {language});
    const you = page.locator('.card.me .here');
    assert.ok((await you.textContent()).length > 0);
    assert.ok(await you.evaluate((node) => parseFloat(getComputedStyle(node).fontSize) >= 10));
    assert.ok(await isInSight(you), language);
    await page.context().close();
  }
});

test('no page of a table is higher than the screen', async () => {
  for (const device of Object.values({...kDevices, ...kPhones})) {
    const page = await openView(browser, device, {state: big()});
    const [height, room] = await page.evaluate(
        () => [document.documentElement.scrollHeight, document.documentElement.clientHeight]);
    assert.equal(height, room);
    await page.context().close();
  }
});

test('a language is chosen and tried like all other settings', async () => {
  const page = await openView(browser, kDevices.phone, {state: big()});
  await page.getByRole('button', {name: 'Settings'}).tap();
  await page.getByLabel('Language').selectOption('es');
  const sheet = page.getByRole('dialog', {name: 'Preferencias'});
  await sheet.waitFor();
  await page.locator('.prompt', {hasText: 'Le toca a usted'}).waitFor();
  await sheet.getByLabel('Idioma').selectOption('en');
  await page.getByRole('dialog', {name: 'Settings'}).waitFor();
  assert.equal(await page.getByRole('dialog').count(), 1);
  await page.context().close();
});

test('what was asked is no longer said once it is answered', async () => {
  const page = await openView(browser, kDevices.phone, {state: withMoves()});
  const speech = page.locator('#speech');
  page.hear(event(13, 'offer', {by: 'white', what: 'undo', number: 1}));
  await speech.filter({hasText: 'Take back D16, R4? Asked by Grace'}).waitFor({state: 'attached'});
  const rows = Array.from({length: 19}, () => '.'.repeat(19));
  const after = {number: 1, stones: rows, prisoners: {black: 0, white: 0}, toMove: 'white'};
  page.hear(event(14, 'undone', {by: 'black', ...after}));
  await speech.filter({hasText: /^2 moves were taken back/}).waitFor({state: 'attached'});
  page.hear(event(15, 'offer', {by: 'white', what: 'pause'}));
  await speech.filter({hasText: 'Pause the game? Asked by Grace'}).waitFor({state: 'attached'});
  page.hear(event(16, 'withdrawn', {by: 'white', what: 'pause'}));
  await speech.filter({hasText: /^$/}).waitFor({state: 'attached'});
  await page.context().close();
});

test('an offer to take moves back moves nothing', async () => {
  for (const name of ['wide', 'phone', 'tiny']) {
    for (const language of ['en', 'es', 'ja']) {
      const page = await openView(browser, kDevices[name], {state: withMoves()}, {language});
      const before = await edgesOf(page, '.actions');
      page.hear(event(13, 'offer', {by: 'white', what: 'undo', number: 1}));
      await page.locator('.prompt .button', {hasText: /Decline|Rechazar|断る/}).waitFor();
      assert.deepEqual(await edgesOf(page, '.actions'), before, `${name} ${language}`);
      await page.context().close();
    }
  }
});

test('an offer is read whole on a phone on its side', async () => {
  for (const name of ['short', 'phoneSideways']) {
    const page = await openView(browser, kDevices[name], {state: withMoves()});
    page.hear(event(13, 'offer', {by: 'white', what: 'undo', number: 1}));
    await page.locator('.prompt .button', {hasText: 'Decline'}).waitFor();
    const [room, title] = [await edgesOf(page, '.prompt'), await edgesOf(page, '.prompt .title')];
    const accept = await edgesOf(page, '.prompt .button');
    assert.ok(title.begin >= room.begin && accept.end <= room.end, name);
    const row = await edgesOf(page, '.actions');
    assert.ok(row.end <= kDevices[name].viewport.height, name);
    await page.context().close();
  }
});
