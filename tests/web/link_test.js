// What a link may do to a device that has a seat at the table: anybody can send one.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';

import {launch} from './browser.js';
import {kOrigin} from './stand_in.js';
import {kDevices, kStates, openView} from './view_kit.js';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const kSeats = {
  t: 'black',
  other: 'black',
  theirs: 'white',
  look: 'watch'
};
const table = (path) => openView(
    browser, kDevices.phone, {state: kStates.playing, seats: kSeats, path: `/g/abcd${path}`});

const tokenOf = (page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem('tengen.seats')).abcd.token);

const isPlaying = (page) =>
    page.locator('.table[data-phase=playing] .prompt', {hasText: 'Your move'}).waitFor();

// Looking on with a link that may only do that is refused as well: a seat is worth more.
for (const wrong of ['WRONGTOKEN', 'look']) {
  test(`a link with the key ${wrong} takes nobody's seat away, and it is said`, async () => {
    const page = await table(`#s=${wrong}`);
    await page.getByRole('dialog').getByText('That link is no key to this table').waitFor();
    await page.getByRole('button', {name: 'Back to the game'}).click();
    await isPlaying(page);
    assert.equal(await tokenOf(page), 't');
    assert.equal(new URL(page.url()).hash, '');
    await page.reload();
    await isPlaying(page);
    await page.context().close();
  });
}

test('a link opened while the game is on screen is tried as well', async () => {
  const page = await table('');
  await isPlaying(page);
  await page.goto(`${kOrigin}/g/abcd#s=WRONGTOKEN`);
  await page.getByRole('button', {name: 'Back to the game'}).click();
  await isPlaying(page);
  assert.equal(await tokenOf(page), 't');
  await page.context().close();
});

test('a key that opens the table is kept', async () => {
  const page = await table('#s=other');
  await isPlaying(page);
  assert.equal(await tokenOf(page), 'other');
  assert.equal(await page.getByRole('dialog').count(), 0);
  await page.context().close();
});

test('a link whose secret got lost says so to who has no seat', async () => {
  const script = {state: kStates.playing, seats: kSeats, path: '/g/efgh#s='};
  const page = await openView(browser, kDevices.phone, script);
  await page.getByRole('heading', {name: 'This table is not yours to see'}).waitFor();
  await page.getByRole('button', {name: 'New table'}).waitFor();
  await page.context().close();
});

test('a link whose secret got lost changes nothing', async () => {
  const page = await table('#s=');
  await isPlaying(page);
  assert.equal(await tokenOf(page), 't');
  await page.context().close();
});

const isSeat = (page, color) => page.locator(`.card.me .stone.${color}`).waitFor();

test('a link to the other side\'s seat asks before it takes anybody there', async () => {
  const page = await table('#s=theirs');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('You hold Black\'s seat here').waitFor();
  await dialog.getByText('That link is White\'s seat').waitFor();
  assert.equal(await tokenOf(page), 't');
  await page.keyboard.press('Escape');
  await isPlaying(page);
  await isSeat(page, 'black');
  assert.equal(await tokenOf(page), 't');
  await page.reload();
  await isSeat(page, 'black');
  await page.context().close();
});

test('who goes to the other side finds the way back', async () => {
  const page = await table('#s=theirs');
  await page.getByRole('dialog').getByRole('button', {name: 'Go to White\'s seat'}).tap();
  await isSeat(page, 'white');
  assert.equal(await tokenOf(page), 'theirs');
  await page.reload();
  await isSeat(page, 'white');
  await page.getByRole('button', {name: 'More', exact: true}).tap();
  await page.getByRole('button', {name: 'Go to Black\'s seat'}).tap();
  await isSeat(page, 'black');
  assert.equal(await tokenOf(page), 't');
  await page.getByRole('button', {name: 'More', exact: true}).tap();
  await page.getByRole('button', {name: 'Go to White\'s seat'}).waitFor();
  await page.context().close();
});
