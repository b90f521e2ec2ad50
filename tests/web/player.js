// Somebody at a browser: opens links, touches points, reads what the page says. Reads the board as
// a blind player does, from the text beside it.
import assert from 'node:assert/strict';

import {parsePoint} from '../../web/base/points.js';
import {Geometry, hasRoomForNames} from '../../web/board/geometry.js';

const kPatience = 45_000;  // a busy machine is no error

export class Player {
  // device: what Playwright calls the options of a context
  static async open(browser, origin, name, device = {}) {
    const player = new Player();
    const context = await browser.newContext({locale: 'en-GB', ...device});
    Object.assign(player, {name, origin, context, isTouch: Boolean(device.hasTouch), errors: []});
    player.page = await context.newPage();
    player.page.setDefaultTimeout(kPatience);
    player.page.on('pageerror', (error) => player.errors.push(error.message));
    player.page.on('console', (message) => player.hearConsole(message));
    player.page.on('request', (request) => player.hearRequest(request.url()));
    await context.addInitScript((settings) => {
      localStorage.setItem('tengen.settings', localStorage.getItem('tengen.settings') ?? settings);
    }, JSON.stringify({name, textBoard: true}));
    return player;
  }

  // A line that is cut on purpose is no error of the page; everything else the console calls one
  // is.
  hearConsole(message) {
    const isNetwork = /WebSocket|ERR_|Failed to load resource/.test(message.text());
    if (message.type() === 'error' && !isNetwork) this.errors.push(message.text());
  }

  hearRequest(url) {
    if (/^(data|blob):/.test(url)) return;
    if (!url.startsWith(this.origin)) this.errors.push(`asked somebody else: ${url}`);
    if (/[?#]/.test(url)) this.errors.push(`said more than a path: ${url}`);
  }

  // Tables
  async create({size = 9, color = 'Black', watch = true} = {}) {
    await this.page.goto(this.origin);
    await this.page.locator('.segments label', {hasText: `${size} × ${size}`}).click();
    await this.page.locator('summary').click();
    await this.page.locator('.segments label', {hasText: color}).click();
    if (watch) await this.page.locator('.check').click();
    await this.page.getByRole('button', {name: 'Make a table'}).click();
    return this.page.getByRole('textbox', {name: 'Link', exact: true}).inputValue();
  }

  // Anybody may reach the server by another wire.
  linkHere(link) {
    const {pathname, hash} = new URL(link);
    return this.origin + pathname + hash;
  }

  async join(link) {
    await this.page.goto(this.linkHere(link));
    await this.page.getByRole('button', {name: 'Take the seat'}).click();
  }

  watch(link) { return this.page.goto(this.linkHere(link)); }

  watchLink() { return this.linkFromMenu('Link for watching'); }

  async linkFromMenu(name) {
    await this.page.getByRole('button', {name: 'More', exact: true}).click();
    await this.page.getByRole('button', {name}).click();
    const dialog = this.page.getByRole('dialog');
    const link = await dialog.getByRole('textbox', {name: 'Link'}).inputValue();
    await this.page.keyboard.press('Escape');
    return link;
  }

  // Moves
  async placeOf(name) {
    const size = await this.size();
    const room = await this.page.locator('.board-room').boundingBox();
    const canvas = await this.page.locator('canvas.board').boundingBox();
    const scale = await this.page.evaluate(() => devicePixelRatio);
    const geometry = new Geometry(room, size, hasRoomForNames(room, size), scale);
    const {x, y} = geometry.center(parsePoint(name, size));
    return {x: canvas.x + x / scale, y: canvas.y + y / scale};
  }

  async touch(name) {
    const {x, y} = await this.placeOf(name);
    if (this.isTouch) return this.page.touchscreen.tap(x, y);
    return this.page.mouse.click(x, y);
  }

  // A finger chooses, and the button plays.
  async play(name) {
    await this.sees('Your move');
    if (name === 'pass') return this.pass();
    await this.touch(name);
    if (this.isTouch) await this.press(`Play ${name}`);
  }

  async pass() {
    await this.press('Pass');
    if (this.isTouch)
      await this.page.getByRole('dialog').getByRole('button', {name: 'Pass'}).click();
  }

  async type(text) {
    await this.page.getByRole('textbox', {name: /^Type a (move|point)/}).fill(text);
    await this.page.keyboard.press('Enter');
  }

  press(name) { return this.page.getByRole('button', {name, exact: true}).first().click(); }

  // What is on screen
  prompt() { return this.page.locator('.prompt'); }

  // Until the prompt holds these words.
  sees(words) { return this.prompt().filter({hasText: words}).waitFor(); }

  // Until this is said of what was just tried.
  hears(words) { return this.page.locator('.hint').filter({hasText: words}).waitFor(); }

  // Which of the two the prompt says first: true for `one`.
  async whatComes(one, other) {
    await this.sees(new RegExp(`${one}|${other}`));
    return (await this.prompt().textContent()).includes(one);
  }

  // The lines of the text board, as soon as there is a game on the page.
  async lines() {
    const board = this.page.locator('.text-board').filter({hasText: /\S/});
    return (await board.textContent()).split('\n');
  }

  async size() {
    const lines = await this.lines();
    return [lines[0].trim().split(/\s+/).length, lines.length - 2];
  }

  // Rows of '.', 'X' and 'O', dead or alive.
  async stones() {
    const rows = (await this.lines()).slice(1, -1);
    return rows.map(
        (row) => row.slice(3).replace(/[^.XOxobw]/g, '').replace(/[bw]/g, '.').toUpperCase());
  }

  async hasStone(name, letter) {
    const {x, y} = parsePoint(name, await this.size());
    return (await this.stones())[y][x] === letter;
  }

  async seesStone(name, letter) {
    const until = Date.now() + kPatience;
    while (!await this.hasStone(name, letter)) {
      assert.ok(Date.now() < until, `${this.name} sees no ${letter} at ${name}`);
      await this.page.waitForTimeout(50);
    }
  }

  async close() {
    await this.context.close();
    assert.deepEqual(this.errors, [], `errors in the page of ${this.name}`);
  }
}
