// Every view at every size, without a server: nothing is cut off, nothing moves, everything can be
// touched.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';

import {countOf} from '../../web/game/test/table_kit.js';

import {launch} from './browser.js';
import {kDevices, kScripts, kStates, openView, stones} from './view_kit.js';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const open = (...how) => openView(browser, ...how);

const boxOf = (page, selector) => page.locator(selector).first().boundingBox();

// What can be touched and lies outside the page to the left or right, or is too small for a finger.
const badTargets = (page, isTouch) => page.evaluate((touch) => {
  const bad = [];
  for (const node of document.querySelectorAll('button, input, select, a')) {
    const box = node.getBoundingClientRect();
    if (box.width === 0 || node.closest('[hidden], .talk:not(.open)') || node.type === 'radio' ||
        node.type === 'checkbox')
      continue;
    const name =
        node.textContent || node.getAttribute('aria-label') || node.placeholder || node.type;
    if (box.left < -1 || box.right > innerWidth + 1) bad.push(`${name} is cut off`);
    if (touch && Math.min(box.width, box.height) < 44 && node.type !== 'range')
      bad.push(`${name} is ${box.width}x${box.height}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) bad.push('the page scrolls sideways');
  return bad;
}, isTouch);

// Words too long for the head end in an ellipsis; they do not lose their beginning.
const cutAtTheLeft = (page) => page.evaluate(() => {
  const left = document.querySelector('.bar-middle').getBoundingClientRect().left;
  const words = Array.from(document.querySelectorAll('.bar-middle > *'));
  return words.filter((node) => node.clientWidth && node.getBoundingClientRect().left < left - 1)
      .map((node) => node.textContent);
});

for (const [name, device] of Object.entries(kDevices)) {
  test(`${name}: everything is there and large enough to touch`, async () => {
    for (const [what, script] of Object.entries(kScripts)) {
      const page = await open(device, script);
      assert.deepEqual(await badTargets(page, Boolean(device.hasTouch)), [], `${name} ${what}`);
      await page.context().close();
    }
  });
}

for (const language of ['es', 'zh', 'ja', 'ko']) {
  test(`${language} fits on a small phone`, async () => {
    for (const what of ['playing', 'counting', 'lobby', 'club']) {
      const page = await open(kDevices.tiny, kScripts[what], {language});
      assert.deepEqual(await badTargets(page, true), [], `${language} ${what}`);
      assert.deepEqual(await cutAtTheLeft(page), [], `${language} ${what}`);
      await page.context().close();
    }
  });
}

for (const name of ['wide', 'phone', 'tiny', 'sideways']) {
  test(`${name}: nothing moves when the words change`, async () => {
    const page = await open(kDevices[name], {state: kStates.playing});
    const parts = ['canvas.board', '.card.me', '.card.them', '.prompt', '.actions .main'];
    const before = [];
    for (const part of parts) before.push(await boxOf(page, part));
    await page.evaluate(() => {
      document.querySelector('.prompt .title').textContent = 'White passed. Your move';
      document.querySelector('.prompt .said .note').textContent =
          'Move 123: White passes, and says a word more';
      document.querySelector('.card.me .note').textContent =
          'agrees · 123 prisoners · last period of all of them';
    });
    for (const [at, part] of parts.entries())
      assert.deepEqual(await boxOf(page, part), before[at], part);
    await page.context().close();
  });
}

test('on a small phone the board has the whole width and the button is in sight', async () => {
  const page = await open(kDevices.tiny, {state: kStates.playing});
  assert.ok((await boxOf(page, 'canvas.board')).width >= 315);
  const button = await boxOf(page, '.prompt .button');
  const actions = await boxOf(page, '.actions');
  assert.ok(button.y + button.height <= actions.y + 1, 'the button hides behind the row below it');
  await page.context().close();
});

test(
    'on a phone of any kind a short name is whole, and a long one begins with its beginning',
    async () => {
      for (const name of ['phone', 'tiny', 'short']) {
        const page = await open(kDevices[name], {state: kStates.playing});
        const isWhole = (node) => node.clientWidth > 0 && node.scrollWidth <= node.clientWidth;
        assert.ok(await page.locator('.card.them .name').evaluate(isWhole), name);
        assert.deepEqual(await cutAtTheLeft(page), [], name);
        await page.context().close();
      }
    });

// Words that end before their last letter, or lie below what there is room for.
const cutWords = (page, selectors) => page.evaluate((wanted) => {
  const nodes = wanted.flatMap((selector) => [...document.querySelectorAll(selector)]);
  const isCut = (node) =>
      node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2;
  return nodes.filter(isCut).map(({textContent}) => textContent);
}, selectors);

const kRecount = countOf({
  owner: stones,
  hash: 'bb',
  score: {...countOf().score, black: 120.5, white: 155, result: 'W+34.5'}
});
const kMarked = {
  state: kStates.counting,
  events: [{t: 'event', n: 13, now: 600_000, type: 'marks', by: 'white', at: 'aa', count: kRecount}]
};

test('result, who changed it and both totals are in sight while counting', async () => {
  for (const name of ['tiny', 'phone', 'phoneSideways']) {
    for (const language of ['en', 'es', 'zh', 'ja', 'ko']) {
      const page = await open(kDevices[name], kMarked, {language});
      await page.locator('.prompt .title').filter({hasText: '34.5'}).waitFor();
      const said =
          ['.prompt .title', '.prompt .said .note', '.actions .button span', '.prompt .button'];
      assert.deepEqual(await cutWords(page, said), [], `${name} ${language}`);
      const actions = await boxOf(page, '.actions');
      for (const part of ['.card.me .sum', '.prompt .button']) {
        const box = await boxOf(page, part);
        assert.ok(box.height > 0 && box.y + box.height <= actions.y + 1, `${name} ${part}`);
      }
      await page.context().close();
    }
  }
  const page = await open(kDevices.phone, {state: kStates.counting});
  const [total, actions] = [await boxOf(page, '.count .total'), await boxOf(page, '.actions')];
  assert.ok(total.y + total.height <= actions.y + 1, 'the total hides behind the buttons');
  await page.context().close();
});

test('the result is read whole on the smallest phone', async () => {
  for (const language of ['en', 'es', 'zh', 'ja', 'ko']) {
    const page = await open(kDevices.tiny, {state: kStates.over}, {language});
    assert.deepEqual(await cutWords(page, ['.prompt .title']), [], language);
    await page.context().close();
  }
});

test('byo-yomi is read whole on a phone on its side', async () => {
  const page = await open(kDevices.phoneSideways, {state: kStates.playing});
  assert.deepEqual(await cutWords(page, ['.card .note']), []);
  await page.context().close();
});

test('beside a board of letters one can still talk', async () => {
  for (const [width, height] of [[1200, 800], [1280, 720], [1440, 900]]) {
    for (const what of ['playing', 'counting']) {
      const page =
          await open({viewport: {width, height}}, {state: kStates[what]}, {textBoard: true});
      await page.locator('.text-board').filter({hasText: /\S/}).waitFor();
      for (const part of ['.talk .row', '.typed', '.text-board']) {
        const box = await boxOf(page, part);
        assert.ok(box.y + box.height <= height, `${part} ${width}x${height} ${what}`);
        assert.ok(box.height >= (part === '.text-board' ? 44 : 38), `${part} ${box.height}`);
      }
      await page.context().close();
    }
  }
});

test('a board of letters is whole where the window is wide, in play and in a count', async () => {
  for (const [width, height] of [[1200, 720], [1280, 800], [1920, 1080]]) {
    for (const script of [{state: kStates.playing}, kMarked]) {
      const page = await open({viewport: {width, height}}, script, {textBoard: true});
      await page.locator('.text-board').filter({hasText: /\S/}).waitFor();
      const board = page.locator('.text-board');
      assert.deepEqual(await cutWords(page, ['.text-board']), [], `${width}x${height}`);
      const [letters, field] = [await board.boundingBox(), await boxOf(page, '.typed')];
      assert.ok(letters.x + letters.width <= width && field.y + field.height <= height);
      assert.ok(field.y >= letters.y + letters.height - 1);
      assert.ok((await boxOf(page, 'canvas.board')).width >= 480);
      await page.context().close();
    }
  }
});

test('beside a name, Black\'s stone is seen in the dark too', async () => {
  const page = await open(kDevices.wide, {state: kStates.playing}, {look: 'dark'});
  const rim = await page.locator('.stone.black')
                  .first()
                  .evaluate((node) => getComputedStyle(node).boxShadow);
  const [, alpha] = /rgba\(255, 255, 255, ([\d.]+)\)/.exec(rim);
  assert.ok(Number(alpha) >= 0.4, rim);
  await page.context().close();
});

test('every board of the wall is in sight of a projector', async () => {
  const page = await open({viewport: {width: 1920, height: 1080}}, kScripts.wall);
  await page.locator('.wall-game').nth(6).waitFor();
  for (const game of await page.locator('.wall-game').all()) {
    const {y, height} = await game.boundingBox();
    assert.ok(y >= 0 && y + height <= 1080, `${y} ${height}`);
  }
  assert.ok((await boxOf(page, '.wall-game canvas')).width > 400);
  await page.context().close();
});
