// A browser plays against somebody who joined by the same link at a terminal, and, where DESKTOP
// names the program, in the window.
import assert from 'node:assert/strict';
import {after, afterEach, before, test} from 'node:test';

import {kWide, launch} from './browser.js';
import {Player} from './player.js';
import {Server} from './server.js';
import {Terminal, Window} from './terminal.js';

let browser;
let server;
const opened = [];

before(async () => {
  server = await new Server(process.env.TENGEN).start();
  browser = await launch();
});

afterEach(async () => {
  const closed = await Promise.allSettled(opened.splice(0).map(async (each) => each.close()));
  for (const {reason} of closed) assert.ifError(reason);
});

after(async () => {
  await browser?.close();
  await server?.close();
});

const keep = (guest) => {
  opened.push(guest);
  return guest;
};

test('a browser and a terminal play, talk and count', async () => {
  const ada = keep(await Player.open(browser, server.origin, 'Ada', kWide));
  const grace = keep(new Terminal(process.env.TENGEN, await ada.create(), 'Grace'));
  await grace.sees('Ada to play');
  await ada.play('E5');
  await grace.sees('Black E5');
  grace.type('C3');
  await ada.seesStone('C3', 'O');
  grace.type('say Good evening');
  await ada.page.getByText('Good evening').first().waitFor();
  await ada.play('pass');
  await grace.sees('Black passes');
  grace.type('pass');
  await grace.sees('Is this right?');
  grace.type('resume');
  await ada.sees('Your move');
  await ada.page.getByRole('button', {name: 'Look first'}).waitFor({state: 'detached'});
  await ada.play('C4');
  await grace.sees('Black C4');
  grace.type('resign');
  await grace.sees('Black wins by resignation');
  await ada.page.getByText(/resignation|resigns/i).first().waitFor();
});

test(
    'a browser and the window play',
    {skip: process.env.DESKTOP ? false : 'DESKTOP names no window'}, async () => {
      const ada = keep(await Player.open(browser, server.origin, 'Ada', kWide));
      const grace = keep(new Window(process.env.DESKTOP, await ada.create()));
      await grace.open();
      await ada.play('E5');
      await grace.plays('C3', () => ada.hasStone('C3', 'O'));
      await ada.play('C4');
      await grace.plays('D3', () => ada.hasStone('D3', 'O'));
    });
