// Makes the pictures of the page in docs/pictures anew: an evening's game, played at a real server.
//
//   node tests/web/pictures.js TENGEN
import {readFileSync} from 'node:fs';

import {kPhone, kWide, launch} from './browser.js';
import {Server} from './server.js';

const kRoot = new URL('../../', import.meta.url).pathname;
const kSettings = {
  size: 19,
  rules: 'japanese',
  komi: 6.5,
  handicap: 0,
  clock: {system: 'byoyomi', main: 1500, periods: 3, period: 30}
};

function movesOf(file) {
  const text = readFileSync(file, 'utf8');
  return Array.from(
      text.matchAll(/;([BW])\[(\w*)\]/g),
      ([, color, at]) => ({seat: color === 'B' ? 'black' : 'white', at: at || 'pass'}));
}

// Runs in a page: both seats play the moves and say hello. Returns what opens them.
async function playAtServer({moves, settings, names = ['Ana', 'Ben'], wall = false}) {
  const post = async (path, body) => {
    const headers = {'Content-Type': 'application/json'};
    const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
    return answer.json();
  };
  const [name, other] = names;
  const made = await post('/games', {req: `p${Date.now()}`, name, color: 'black', settings, wall});
  const path = `/games/${made.game}/join`;
  const joined = await post(path, {req: `j${Date.now()}`, invite: made.invite, name: other});
  const sit = (token) => new Promise((resolve) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
    const waiting = new Map();
    const send = (command) => new Promise((done, failed) => {
      const id = `c${Math.random()}`.slice(0, 20);
      waiting.set(id, {done, failed});
      socket.send(JSON.stringify({...command, id}));
    });
    socket.onopen = () => socket.send(JSON.stringify({t: 'hello', v: 1, game: made.game, token}));
    socket.onmessage = ({data}) => {
      const message = JSON.parse(data);
      if (message.t === 'welcome') resolve({send, socket});
      if (message.t === 'ping') socket.send(JSON.stringify({t: 'pong', nonce: message.nonce}));
      if (message.t === 'ack') waiting.get(message.id)?.done();
      if (message.t === 'refusal') waiting.get(message.id)?.failed(new Error(data));
    };
  });
  const seats = {black: await sit(made.token), white: await sit(joined.token)};
  await seats.white.send({t: 'chat', text: 'Good evening, Ana!'});
  await seats.black.send({t: 'chat', text: 'Good evening, Ben. Have a good game.'});
  for (const [number, {seat, at}] of moves.entries()) {
    await seats[seat].send({t: 'move', number, at});
    await new Promise((resolve) => setTimeout(resolve, 60));  // a server lets nobody hurry
  }
  (globalThis.seats ??= []).push(seats);  // they stay at the table
  return {game: made.game, black: made.token, white: joined.token};
}

async function main(program) {
  const server = await new Server(program, ['--club', 'Go Club Ulm']).start();
  const browser = await launch();
  const moves = movesOf(`${kRoot}docs/games/evening.sgf`);
  const host = await (await browser.newContext()).newPage();
  await host.goto(server.origin);
  const play = (count) =>
      host.evaluate(playAtServer, {moves: moves.slice(0, count), settings: kSettings});
  const evening = await play(90);
  const ended = await play(moves.length);

  const picture = async (name, device, {game, token}, settings, prepare = async () => {}) => {
    const context = await browser.newContext({locale: 'en-GB', ...device});
    const page = await context.newPage();
    await page.addInitScript(
        (chosen) => localStorage.setItem('tengen.settings', chosen), JSON.stringify(settings));
    await page.goto(`${server.origin}/g/${game}#s=${token}`);
    await page.locator('.table[data-phase]').waitFor();
    await prepare(page);
    await page.waitForTimeout(500);
    await page.screenshot({path: `${kRoot}docs/pictures/${name}.png`});
    await context.close();
  };
  const chosen = async (page) => {
    const box = await page.locator('canvas.board').boundingBox();
    await page.touchscreen.tap(box.x + box.width * 0.84, box.y + box.height * 0.33);
  };
  const counted = (page) => page.locator('.count table').waitFor();
  const phone = {...kPhone, deviceScaleFactor: 2};
  await picture('page-wide', kWide, {game: evening.game, token: evening.black}, {look: 'light'});
  await picture(
      'page-phone', phone, {game: evening.game, token: evening.black}, {look: 'light'}, chosen);
  await picture(
      'page-counting', kWide, {game: ended.game, token: ended.white}, {look: 'dark'}, counted);
  const pairs = [
    ['Ana', 'Ben'], ['Grace', 'Ada'], ['Kay', 'Emmy'], ['Iris', 'Tom'], ['Noor', 'Max'],
    ['Lia', 'Jun']
  ];
  for (const [at, names] of pairs.entries())
    await host.evaluate(
        playAtServer,
        {moves: moves.slice(0, 25 + 12 * at), settings: kSettings, names, wall: true});
  const wall = await (await browser.newContext({viewport: {width: 1280, height: 800}})).newPage();
  await wall.goto(`${server.origin}/wall`);
  await wall.locator('.wall-game').nth(pairs.length - 1).waitFor();
  await wall.waitForTimeout(1500);
  await wall.screenshot({path: `${kRoot}docs/pictures/page-wall.png`});
  await browser.close();
  await server.close();
}

await main(process.argv[2]);
