// A club's evening in browsers, at a real server: open tables, the wall, the host's password, and
// the list of one's own games. TENGEN is the program.
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, afterEach, before, test} from 'node:test';

import {kPhone, kWide, launch} from './browser.js';
import {Player} from './player.js';
import {Server} from './server.js';

const kPassword = 'ponnuki';

let browser;
let server;
let folder;
const opened = [];

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tengen-club-'));
  writeFileSync(join(folder, 'password'), `${kPassword}\n`);
  const options =
      ['--club', 'Go Club Ulm', '--open-tables', '--password-file', join(folder, 'password')];
  server = await new Server(process.env.TENGEN, options).start();
  browser = await launch();
});

afterEach(async () => {
  const closed = await Promise.allSettled(opened.splice(0).map(async (each) => each.close()));
  for (const {reason} of closed) assert.ifError(reason);
});

after(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, {recursive: true, force: true});
});

async function open(name, device) {
  const player = await Player.open(browser, server.origin, name, device);
  opened.push(player);
  return player;
}

// Ada makes an open table of 9x9 with the host's password.
async function makeOpenTable(ada) {
  const {page} = ada;
  await page.goto(server.origin);
  await page.locator('.segments label', {hasText: '9 × 9'}).first().click();
  await page.getByLabel('Anybody may join').check();
  const password = page.getByLabel('The host\'s password');
  if (await password.isVisible()) await password.fill(kPassword);
  await page.getByRole('button', {name: 'Make a table'}).click();
  await ada.sees('Waiting for your friend');
}

test('an open table is taken by whoever comes first, and the wall follows the game', async () => {
  const ada = await open('Ada', kWide);
  const grace = await open('Grace', kPhone);
  const wall = await open('Wall', {viewport: {width: 1920, height: 1080}});
  await wall.page.goto(`${server.origin}/wall`);
  await wall.page.getByRole('heading', {name: 'No games yet'}).waitFor();
  assert.equal(await wall.page.title(), 'Go Club Ulm');
  await makeOpenTable(ada);

  await grace.page.goto(server.origin);
  const line = grace.page.locator('.tables li', {hasText: 'Ada'});
  assert.match(await line.innerText(), /9 × 9 · Japanese rules, komi 6.5 · No clock/);
  await line.getByRole('button', {name: 'Take the seat'}).click();
  await grace.page.locator('.table[data-phase=playing]').waitFor();
  const isBlack = (await ada.page.locator('.card.me .stone.black').count()) > 0;
  const [black, white] = isBlack ? [ada, grace] : [grace, ada];
  await black.play('E5');
  await white.seesStone('E5', 'X');

  const board = wall.page.locator('.wall-game');
  await board.filter({hasText: '1 move'}).waitFor();
  assert.match(await board.innerText(), /Ada[^]*Grace|Grace[^]*Ada/);
  await board.click();
  await wall.seesStone('E5', 'X');  // who stands before the wall may watch
  await ada.press('Resign');
  await ada.page.getByRole('dialog').getByRole('button', {name: 'Resign'}).click();
  await grace.sees('wins by resignation');
  await wall.page.goto(`${server.origin}/wall`);
  await board.filter({hasText: 'wins by resignation'}).waitFor();
});

test('the password is asked for once, and a wrong one is said', async () => {
  const ada = await open('Ada', kWide);
  const {page} = ada;
  await page.goto(server.origin);
  await page.getByLabel('The host\'s password').fill('guess');
  await page.getByRole('button', {name: 'Make a table'}).click();
  await page.getByText('That is not the host\'s password.').waitFor();
  await makeOpenTable(ada);
  await page.goto(server.origin);
  assert.ok(!await page.getByLabel('The host\'s password').isVisible());
  await makeOpenTable(ada);
});

test('my games say against whom, on which board and whose turn it is', async () => {
  const ada = await open('Ada', kWide);
  const grace = await open('Grace', kPhone);
  await makeOpenTable(ada);
  const link = await ada.page.getByRole('textbox', {name: 'Link', exact: true}).inputValue();
  await grace.join(link);
  await grace.page.locator('.table[data-phase=playing]').waitFor();
  const isBlack = (await grace.page.locator('.card.me .stone.black').count()) > 0;
  const [black, white] = isBlack ? [grace, ada] : [ada, grace];
  await white.page.goto(server.origin);
  const line = white.page.locator('.games li').first();
  await line.filter({hasText: '9 × 9 · their move'}).waitFor();
  await black.play('C3');
  await white.page.reload();  // the device has not seen the move; the server is asked
  await line.filter({hasText: '9 × 9 · your move'}).waitFor();
  assert.match(await line.innerText(), new RegExp(black.name));
  const before = await white.page.locator('.games li').count();
  await line.getByRole('button', {name: 'Forget this game'}).click();
  await white.page.getByRole('dialog').getByRole('button', {name: 'Forget this game'}).click();
  assert.equal(await white.page.locator('.games li').count(), before - 1);
});
