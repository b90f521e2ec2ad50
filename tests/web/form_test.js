// The form of a new table, without a server: what it asks for is what was meant.
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
