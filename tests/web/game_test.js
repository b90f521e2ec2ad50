// Two browsers play a whole game at a real server, one with a mouse and one with a finger, and a
// third looks on. TENGEN is the program; LONG=1 takes the network away for longer.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {Agent, get} from 'node:http';
import {after, afterEach, before, test} from 'node:test';

import {kPhone, kWide, launch} from './browser.js';
import {Player} from './player.js';
import {Server, Wire} from './server.js';

const kWeb = new URL('../../web', import.meta.url);
const kOffline = process.env.LONG ? 20_000 : 2_000;  // milliseconds without a network

let browser;
let server;
const opened = [];  // everybody and every wire of a test, closed behind it however it ended

before(async () => {
  server = await new Server(process.env.TENGEN, ['--bots', '1']).start();
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

async function open(name, device, origin = server.origin) {
  const player = await Player.open(browser, origin, name, device);
  opened.push(player);
  return player;
}

// Ada has Black and a mouse, Grace has White and a phone behind a wire of her own, Kay looks on.
async function threeAtATable() {
  const wire = await new Wire(server).open();
  opened.push(wire);
  const ada = await open('Ada', kWide);
  const grace = await open('Grace', kPhone, wire.origin);
  const kay = await open('Kay', kWide);
  const invitation = await ada.create();
  await grace.join(invitation);
  await ada.sees('Your move');
  await kay.watch(await ada.watchLink());
  return {ada, grace, kay, wire, invitation};
}

async function playAll(ada, grace, names) {
  for (const [at, name] of names.split(' ').entries()) {
    const [mover, other] = at % 2 ? [grace, ada] : [ada, grace];
    await mover.play(name);
    await other.seesStone(name, at % 2 ? 'O' : 'X');
  }
}

//   . . . X O . .     6    Black E5 stands in the mouth,
//   . . X . X O .     5    White takes it at D5, and Black
//   . . . X O . .     4    may not take back at once.
const kKo = 'D6 E6 D4 E4 C5 F5 E5';

test(
    'a whole game: capture, ko, passes, a disputed count, resume, agreement, rematch', async () => {
      const {ada, grace, kay, wire} = await threeAtATable();
      await playAll(ada, grace, kKo);
      await grace.play('D5');
      await ada.seesStone('E5', '.');
      await ada.play('E5');
      await ada.hears('Ko: you may not take back at once');
      await ada.seesStone('E5', '.');
      assert.match(await grace.page.locator('.card.me').textContent(), /1 prisoner/);

      await ada.type('g7');
      await grace.seesStone('G7', 'X');
      await kay.seesStone('G7', 'X');
      await comesBackFromATunnel(ada, grace, wire);
      await outlivesTheServer(ada, grace, kay);
      await isCountedTwice(ada, grace, kay);
      await isPlayedAgain(ada, grace, kay);
    });

// Grace plays while nobody can hear her; the stone arrives once when she is back.
async function comesBackFromATunnel(ada, grace, wire) {
  wire.cut();
  await grace.play('E5');
  await grace.sees('Reconnecting');
  await new Promise((resolve) => setTimeout(resolve, kOffline));
  wire.mend();
  await ada.seesStone('E5', 'O');
  await ada.sees('Your move');
  await grace.sees('Ada is thinking');
}

// Killed and started again: everybody comes back by themselves, and no move is missing.
async function outlivesTheServer(ada, grace, kay) {
  await ada.play('G3');
  await grace.seesStone('G3', 'X');
  await server.kill();
  await ada.sees('Reconnecting');
  await server.start();
  for (const player of [ada, grace, kay]) {
    await player.seesStone('G3', 'X');
    await player.seesStone('E5', 'O');
  }
  await grace.play('C3');
  await ada.seesStone('C3', 'O');
  await kay.seesStone('C3', 'O');
}

const agree = ({page}) => page.getByRole('button', {name: 'Agree', exact: true});

async function isCountedTwice(ada, grace, kay) {
  await ada.play('pass');
  await grace.play('pass');
  await kay.sees('Counting');
  await ada.press('Agree');
  await grace.sees('Ada agrees to this count');
  await grace.touch('G7');  // she marks otherwise, and Ada's word is void
  const lookFirst = ada.page.getByRole('button', {name: 'Look first'});
  await lookFirst.waitFor();
  assert.ok(await lookFirst.isDisabled());
  await ada.sees('Grace changed the marks. Before:');
  await agree(ada).waitFor();
  await ada.press('Play on');
  await grace.sees('Your move');  // who did not ask for it moves first
  await grace.play('pass');
  await ada.play('pass');
  await agree(ada).waitFor();
  await ada.type('done');
  await grace.sees('Ada agrees to this count');
  await grace.type('g7');  // as a touch would
  await ada.sees('Grace changed the marks. Before:');
  await grace.type('G7');
  await agree(ada).waitFor();
  await ada.type('done');
  await grace.sees('Ada agrees to this count');
  await grace.type('agree');
  for (const player of [ada, grace, kay]) await player.sees(/wins by|draw/);
  assert.equal(
      await ada.prompt().locator('.title').textContent(),
      await kay.prompt().locator('.title').textContent());
}

async function isPlayedAgain(ada, grace, kay) {
  await ada.press('Play again');
  await grace.sees('Asked by Ada');
  await grace.press('Accept: play again');
  await grace.play('E5');  // the colours are changed
  await ada.seesStone('E5', 'X');
  assert.match(await grace.page.locator('.card.me .stone').getAttribute('class'), /black/);
  await kay.press('To the new game');
  await kay.seesStone('E5', 'X');
}

test('an offer is answered, and a seat cannot be taken twice', async () => {
  const {ada, grace, kay, invitation} = await threeAtATable();
  await ada.play('E5');
  await grace.seesStone('E5', 'X');
  await ada.press('Undo');
  await grace.sees(/Take back E5\?.*Asked by Ada/);
  await grace.press('Accept: take back');
  await ada.seesStone('E5', '.');
  assert.match(await grace.page.locator('#speech').textContent(), /The move was taken back/);
  await kay.watch(invitation);
  await kay.page.getByText('Somebody has taken this seat already').waitFor();
  assert.equal(await kay.page.getByRole('button', {name: 'Take the seat'}).count(), 0);
  await kay.page.getByRole('heading', {name: 'This seat is taken'}).waitFor();
});

test('who is invited sees by whom and to what before taking the seat', async () => {
  const ada = await open('Ada', kWide);
  const invitation = await ada.create({size: 13, color: 'White'});
  await ada.page.getByText('Only this machine can open this link').waitFor();
  const watching = await ada.page.getByRole('textbox', {name: 'Link for watching'}).inputValue();
  const grace = await open('Grace', {...kPhone, locale: 'es'});
  await grace.watch(invitation);
  await grace.page.getByRole('heading', {name: 'Ada le invita a una partida de go'}).waitFor();
  const facts = await grace.page.locator('.facts').innerText();
  for (const fact of ['13 × 13', 'Negro', 'Reglas japonesas, komi 6.5', 'Sin reloj'])
    assert.ok(facts.includes(fact), `${fact} in ${facts}`);
  const kay = await open('Kay', kWide);
  await kay.watch(watching);
  await kay.sees('Waiting for your friend');
  await grace.page.getByRole('button', {name: 'Tomar asiento'}).click();
  await kay.sees('Black to move');
});

test('what was said and not read stays unread, and what is typed gets an answer', async () => {
  const ada = await open('Ada', kWide);
  const grace = await open('Grace', kPhone);
  await grace.join(await ada.create());
  await ada.sees('Your move');
  await ada.page.getByPlaceholder('Say something').fill('Hello!');
  await ada.page.keyboard.press('Enter');
  const news = grace.page.getByRole('button', {name: 'Chat, 1 unread'});
  await news.waitFor();
  await ada.play('E5');
  await grace.seesStone('E5', 'X');
  await news.waitFor();
  await grace.page.reload();
  await news.click();
  await grace.page.getByRole('button', {name: 'Close'}).click();
  await grace.page.reload();
  await grace.page.getByRole('button', {name: 'Chat', exact: true}).waitFor();
  for (const nonsense of ['Z99', 'i5', '<b>']) {
    await grace.type(nonsense);
    await grace.page.getByRole('alert').filter({hasText: `“${nonsense}” is no point`}).waitFor();
  }
});

test('whose network is gone is away before long, and back', async () => {
  const {ada, wire} = await threeAtATable();
  const here = (word) => ada.page.locator('.card.them .here', {hasText: word});
  await here('here').waitFor();
  wire.cut();
  await here('away').waitFor({timeout: 25_000});
  wire.mend();
  await here('here').waitFor();
});

test('names and words with markup are words', async () => {
  const evil = '<img src=x onerror="document.title=1"><b>';
  const ada = await open(evil, kWide);
  const grace = await open('Grace', kWide);
  await grace.join(await ada.create());
  await ada.sees('Your move');
  await ada.page.getByPlaceholder('Say something').fill(evil);
  await ada.page.keyboard.press('Enter');
  const line = grace.page.locator('.talk li').filter({hasText: 'onerror'});
  await line.waitFor();
  assert.equal(await line.locator('span').textContent(), evil);
  assert.equal(await grace.page.locator('.card.them .name').textContent(), evil.slice(0, 40));
  assert.equal(await grace.page.locator('img').count(), 0);
});

test(
    'no secret stays in the address, and the seat survives a browser that was killed', async () => {
      const ada = await open('Ada', kWide);
      const grace = await open('Grace', kPhone);
      await grace.join(await ada.create());
      await ada.play('C3');
      await grace.play('G7');
      await ada.seesStone('G7', 'O');
      for (const player of [ada, grace]) assert.equal(new URL(player.page.url()).hash, '');
      const storageState = await grace.context.storageState();
      await grace.close();
      await ada.page.locator('.card.them .here', {hasText: 'away'}).waitFor();
      const again = await open('Grace', {...kPhone, storageState});
      await again.page.goto(server.origin);
      await again.page.locator('.games a').first().click();
      await again.seesStone('G7', 'O');
      await ada.play('C7');
      await again.seesStone('C7', 'X');
    });

test('a seat moves to another device, and the record is saved', async () => {
  const ada = await open('Ada', kWide);
  const grace = await open('Grace', kWide);
  const invitation = await ada.create({size: 13});
  const tablet = await open('Ada', kPhone);
  await tablet.watch(await ada.linkFromMenu('Take my seat to another device'));
  const carried = tablet.page.getByRole('textbox', {name: 'Link', exact: true});
  assert.equal(await carried.inputValue(), invitation);
  await grace.join(invitation);
  await ada.play('D4');
  const link = await ada.linkFromMenu('Take my seat to another device');
  const phone = await open('Ada', kPhone);
  await phone.watch(link);
  await phone.seesStone('D4', 'X');
  await grace.play('K10');
  await phone.play('K4');
  await ada.seesStone('K4', 'X');
  await grace.press('Resign');
  await grace.page.getByRole('dialog').getByRole('button', {name: 'Resign'}).click();
  await ada.sees('Black wins by resignation');
  const saved = ada.page.waitForEvent('download');
  await ada.press('Save as SGF');
  const record = readFileSync(await (await saved).path(), 'utf8');
  assert.match(record, /SZ\[13\]/);
  assert.match(record, /;B\[dj\]/);
  assert.match(record, /RE\[B\+R/);
});

test('a game by keyboard alone, with a pause in it', async () => {
  const ada = await open('Ada', kWide);
  const grace = await open('Grace', kWide);
  await grace.join(await ada.create());
  await ada.sees('Your move');
  await ada.page.locator('canvas.board').focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'Enter'])
    await ada.page.keyboard.press(key);
  await grace.seesStone('D6', 'X');  // the cursor begins in the middle
  await grace.press('Pause');
  await ada.sees(/Pause the game\?.*Asked by Grace/);
  await ada.press('Accept: pause');
  await grace.sees('Paused');
  await ada.press('Go on');
  await grace.sees('Your move');  // what is typed in a pause is no move, nor what comes too soon
  await grace.page.getByRole('button', {name: 'Look first'}).waitFor({state: 'detached'});
  await grace.type('pass');
  await ada.sees('Your move');
  assert.match(await ada.page.locator('#speech').textContent(), /White passes/);
});

// On a phone, from the first screen to the next game: nobody is sent a link.
test('a person alone plays Tengen to the end, takes a move back, and plays again', async () => {
  const ada = await open('Ada', kPhone);
  await ada.page.goto(server.origin);
  await ada.page.locator('.segments label', {hasText: 'Tengen'}).click();
  await ada.page.getByLabel('Level').selectOption('25k');
  await ada.page.locator('.segments label', {hasText: '9 × 9'}).click();
  await ada.page.locator('summary').click();
  await ada.page.locator('.segments label', {hasText: 'Black'}).click();
  await ada.press('Begin the game');
  await ada.play('E5');
  await ada.sees('Tengen 25k is thinking');
  await ada.sees('Your move');
  await ada.press('Undo');
  await ada.seesStone('E5', '.');
  await ada.play('C5');
  // Ada only passes from now on; Tengen passes when it sees nothing to gain.
  while (await ada.whatComes('Your move', 'dead stones|are dead|agrees')) await ada.play('pass');
  await ada.sees('Tengen 25k agrees to this count');
  await ada.press('Agree');
  await ada.sees(/wins by|draw/);
  await ada.press('Play again');
  await ada.sees('Your move');  // Tengen has Black now, and has moved
  assert.match(await ada.page.locator('.card.me .stone').getAttribute('class'), /white/);
});

// A table with a clock no newcomer is offered; both open it as if they came from another device.
async function twoWithAClock(clock) {
  const post = async (path, body) => {
    const headers = {'Content-Type': 'application/json'};
    const options = {method: 'POST', headers, body: JSON.stringify({req: path, ...body})};
    return (await fetch(server.origin + path, options)).json();
  };
  const {game, token, invite} =
      await post('/games', {name: 'Ada', color: 'black', settings: {size: 9, clock}});
  const joined = await post(`/games/${game}/join`, {invite, name: 'Grace'});
  const ada = await open('Ada', kWide);
  const grace = await open('Grace', kPhone);
  await ada.watch(`${server.origin}/g/${game}#s=${token}`);
  await grace.watch(`${server.origin}/g/${game}#s=${joined.token}`);
  return {ada, grace};
}

test('a clock runs on both screens, and who runs out of time loses', async () => {
  const {ada, grace} = await twoWithAClock({system: 'byoyomi', main: 4, periods: 2, period: 2});
  await grace.page.locator('.card.them', {hasText: 'last period'}).waitFor();
  assert.match(await ada.page.locator('.card.me .clock').getAttribute('class'), /urgent/);
  for (const player of [ada, grace]) await player.sees('White wins on time');
});

test(
    'who has left for good can be beaten', {skip: !process.env.LONG && 'takes a minute'},
    async () => {
      const {ada, grace} = await twoWithAClock({system: 'absolute', main: 500});
      await ada.play('E5');
      await grace.play('C3');
      await ada.seesStone('C3', 'O');
      await grace.close();
      await ada.page.locator('.card.them .here', {hasText: 'away'}).waitFor();
      await ada.play('D4');  // nobody is waited for before it is their turn
      await ada.page.getByRole('button', {name: 'Choose'}).click({timeout: 90_000});
      await ada.press('Take the win');
      await ada.sees('Black wins by forfeit');
    });

// A class behind one address: every browser asks for every file, six at a time as browsers do.
test('a whole class may open the page at once', async () => {
  const names = readdirSync(kWeb, {recursive: true});
  const files = names.filter((name) => /\.(js|css|svg)$/.test(name) && !/test/.test(name));
  const browse = async () => {
    const wanted = ['', ...files.map((name) => `web/${name}`)];
    const agent = new Agent({keepAlive: true, maxSockets: 6});
    const statuses =
        await Promise.all(wanted.map((name) => statusOf(`${server.origin}/${name}`, agent)));
    agent.destroy();
    return statuses;
  };
  const seen = await Promise.all(Array.from({length: 20}, browse));
  assert.deepEqual([...new Set(seen.flat())], [200]);
});

const statusOf = (url, agent) => new Promise((resolve, reject) => {
  get(url, {agent}, (answer) => {
    answer.resume();
    answer.on('end', () => resolve(answer.statusCode));
  }).on('error', reject);
});
