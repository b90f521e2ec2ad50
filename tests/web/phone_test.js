// What a thumb meets on a phone, without a server: buttons that change under it, words that must be
// in sight, moves to step through where there is no room for that.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';

import {launch} from './browser.js';
import {big, kDevices, openView} from './view_kit.js';

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
  await page.getByText('Grace asks for a pause').first().waitFor();
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
