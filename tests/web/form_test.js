// The start page, without a server: what the form asks for is what was meant, what it refuses is in
// sight, and no game is lost by a slip.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';

import {launch} from './browser.js';
import {kDevices, kScripts, kStates, openView} from './view_kit.js';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const kMade = {
  answers: {'/games': {game: 'abcd', seat: 'black', token: 't', invite: null, watch: null}},
  state: kStates.waiting,
  path: '/'
};

test('a komi with a comma is that komi, and what is none is refused with a word', async () => {
  for (const locale of ['en-GB', 'es', 'de']) {
    const page = await openView(browser, {...kDevices.wide, locale}, kMade);
    await page.locator('summary').click();
    const komi = page.locator('input[inputmode=decimal]');
    const button = page.locator('form .button.big');
    await komi.pressSequentially('6,5x');
    await page.locator('summary').click();  // folded away
    await button.click();
    await page.getByRole('alert').filter({hasText: /“6,5x”|«6,5x»/}).waitFor();
    assert.ok(await komi.isVisible());
    await komi.fill('');
    await komi.pressSequentially('6,5');
    const [request] = await Promise.all([page.waitForRequest('**/games'), button.click()]);
    assert.equal(request.postDataJSON().settings.komi, 6.5, locale);
    await page.context().close();
  }
});

test('an open table is offered to people alone', async () => {
  const script = {...kMade, host: {...kScripts.club.host, password: false}};
  script.answers = {...kScripts.club.answers, ...kMade.answers};
  const page = await openView(browser, kDevices.wide, script);
  const open = page.getByLabel('Anybody may join');
  await open.check();
  await page.locator('.segments label', {hasText: 'Tengen'}).click();
  assert.ok(!await open.isVisible());
  const [request] = await Promise.all([
    page.waitForRequest('**/games'), page.getByRole('button', {name: 'Begin the game'}).click()
  ]);
  assert.equal(request.postDataJSON().open, false);
  await page.context().close();
});

test('a wrong password is said beside its field, and in sight', async () => {
  for (const viewport of [{width: 1280, height: 800}, {width: 360, height: 640}]) {
    const page = await openView(browser, {viewport}, kScripts.club);
    await page.route('**/games', (route) => route.fulfill({
      status: 403,
      json: {code: 'password', reason: 'wrong'},
    }));
    const field = page.getByLabel('The host\'s password');
    await field.fill('guess');
    await page.locator('form .button.big').click();
    const alert = page.getByRole('alert').filter({hasText: 'That is not the host\'s password'});
    await alert.waitFor();
    const [said, asked, button] = await Promise.all(
        [alert, field, page.locator('form .button.big')].map((part) => part.boundingBox()));
    assert.ok(said.y >= asked.y + asked.height && said.y < asked.y + asked.height + 30);
    assert.ok(said.y + said.height <= button.y && asked.y >= 48);
    assert.ok(button.y + button.height <= viewport.height, `${button.y}`);
    await page.context().close();
  }
});

const kSeat = {
  token: 't',
  when: 1,
  names: {black: 'Ada', white: 'Grace'},
  size: [9, 9]
};
const withSeats = async (seats) => {
  const page = await openView(browser, kDevices.wide, {path: '/'});
  await page.evaluate((all) => localStorage.setItem('tengen.seats', JSON.stringify(all)), seats);
  await page.reload();
  await page.locator('.games li').first().waitFor();
  return page;
};
const gamesKept = (page) =>
    page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('tengen.seats'))));

test(
    'a game that goes on is not forgotten by one touch, and nothing is listed under no heading',
    async () => {
      const page = await withSeats({
        abcd: {...kSeat, seat: 'black', phase: 'playing', toMove: 'white'},
        efgh: {...kSeat, seat: 'white', phase: 'over', result: 'B+R'},
      });
      const forget = (at) =>
          page.locator('.games li').nth(at).getByRole('button', {name: 'Forget'});
      const dialog = page.getByRole('dialog');
      await forget(0).click();
      await dialog.getByText('Forget this game?').waitFor();
      await dialog.getByRole('button', {name: 'Keep it'}).click();
      assert.deepEqual(await gamesKept(page), ['abcd', 'efgh']);
      await forget(1).click();  // it is over: nothing is lost
      assert.equal(await dialog.count(), 0);
      assert.deepEqual(await gamesKept(page), ['abcd']);
      await forget(0).click();
      await dialog.getByRole('button', {name: 'Forget this game'}).click();
      assert.deepEqual(await gamesKept(page), []);
      assert.equal(await page.getByText('My games on this device').count(), 0);
      await page.context().close();
    });
