// Every sentence the page can say at a table, in every language, on a small phone and on a desktop:
// read whole, beside its buttons and not under them, whatever the players are called.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';

import {kLanguages} from '../../web/base/words.js';
import {clocksOf, countOf} from '../../web/game/test/table_kit.js';

import {launch} from './browser.js';
import {big, kDevices, kHere, kPhones, openView, stones} from './view_kit.js';

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

const kSizes = {
  phone: kPhones.middle,
  higher: {...kPhones.middle, viewport: {width: 390, height: 664}},
  desktop: {viewport: {width: 1280, height: 800}},
};
const kNames = {
  ordinary: {black: 'Ada Lovelace', white: 'Grace Hopper'},
  wide: {black: 'W'.repeat(40), white: 'W'.repeat(40)},
  spoof: {black: 'Ada', white: 'Grace asks for a pause, sorry, one minute:'},
};

const kMoves = [{by: 'white', at: 'pd'}, {by: 'black', at: 'pass'}, {by: 'white', at: 'qq'}];
const kAway = {
  ...kHere,
  white: {here: false, claimAt: 857_000}
};
const kGone = {
  ...kHere,
  white: {here: false, claimAt: 0}
};
const count = (changes) => countOf({
  owner: stones,
  deadline: 899_000,
  ...changes,
  score: {...countOf().score, black: 120.5, white: 241, result: 'W+120.5', ...changes?.score}
});
const counting = (changes) =>
    big({phase: 'counting', count: count(changes), clocks: clocksOf(null), moves: kMoves});
const marks = (more) => ({t: 'event', n: 13, now: 600_000, type: 'marks', ...more});
const kProposal = marks({count: count({hash: 'bb', score: {result: 'B+120.5'}})});
const kMarked = [kProposal, marks({n: 14, by: 'white', at: 'aa', count: count({hash: 'cc'})})];
const bot = (state) =>
    ({...state, bot: {seat: 'white', level: '15k'}, names: {white: 'Tengen 15k'}});
const ended = (result, why) => big({
  phase: 'over',
  result,
  why,
  count: /count/.test(why) ? count() : null,
  clocks: clocksOf(null)
});
const offers = (by) => ({
  [`undo by ${by}`]: {state: big({moves: kMoves, offer: {n: 3, by, what: 'undo', number: 0}})},
  [`undo of one by ${by}`]:
      {state: big({moves: kMoves, offer: {n: 3, by, what: 'undo', number: 2}})},
  [`pause by ${by}`]: {state: big({offer: {n: 3, by, what: 'pause'}})},
  [`no result by ${by}`]: {state: big({offer: {n: 3, by, what: 'noresult'}})},
  [`rematch by ${by}`]:
      {state: {...ended('W+120.5', 'count-time'), offer: {n: 3, by, what: 'rematch'}}},
});

const kScenes = {
  'my move': {state: big({moves: kMoves})},
  'they passed': {state: big({moves: kMoves.slice(0, 2).reverse(), toMove: 'white'})},
  'their move': {state: big({moves: kMoves, toMove: 'white'})},
  'away': {state: big({toMove: 'white'}), presence: kAway},
  'gone': {state: big({toMove: 'white'}), presence: kGone},
  'bot gone': {state: bot(big({toMove: 'white'})), presence: kGone},
  'bot waits': {
    state: bot(big({toMove: 'white'})),
    more: [{t: 'thinking', ahead: 12, seconds: 36}],
  },
  'paused': {state: big({phase: 'paused', clocks: clocksOf(null)})},
  ...offers('white'),
  ...offers('black'),
  'counting': {state: counting()},
  'marked': {state: counting(), more: kMarked},
  'they agreed': {state: counting({agreed: {black: false, white: true}}), more: [kProposal]},
  'I agreed': {state: counting({agreed: {black: true, white: false}})},
  'bot counts': {state: bot(counting()), more: kMarked},
  'over': {state: ended('W+120.5', 'count')},
  'over by silence': {state: ended('W+120.5', 'count-time')},
  'over by resignation': {state: ended('B+R', 'resign')},
  'void': {state: ended('Void', 'noresult')},
  'cancelled': {state: big({phase: 'cancelled', clocks: clocksOf(null)})},
  'waiting': {state: big({phase: 'waiting', clocks: clocksOf(null)})},
};

// What is not whole: words that end early, parts that lie over one another, under the row below or
// out of the window.
const flaws = (page) => page.evaluate(() => {
  const found = [];
  const all = (...selectors) => [...document.querySelectorAll(selectors.join())].filter(
      (node) => node.textContent && node.getClientRects().length);
  const said = all('.prompt .title', '.prompt .note', '.prompt .button');
  for (const node
           of [...said,
               ...all(
                   '.actions .button span', '.count th', '.count td', '.count .note',
                   '.card .note')]) {
    // A name may end early where there is no room for it: it stands on its card.
    if (node.matches('[data-tone=question] .note') && node.clientWidth >= 90) continue;
    if (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)
      found.push(`cut: ${node.textContent}`);
  }
  const boxes = said.map((node) => ({node, box: node.getBoundingClientRect()}));
  const isOver = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const row = document.querySelector('.actions').getBoundingClientRect();
  for (const [at, {node, box}] of boxes.entries()) {
    for (const other of boxes.slice(at + 1))
      if (isOver(box, other.box))
        found.push(`${node.textContent} lies over ${other.node.textContent}`);
    if (isOver(box, row)) found.push(`behind the row of buttons: ${node.textContent}`);
    if (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight)
      found.push(`out of the window: ${node.textContent}`);
  }
  return found;
});

// Shows a scene, and when what came has been looked at.
async function show(page, {state, presence = kHere, more = []}, names) {
  page.hear({
    t: 'welcome',
    v: 1,
    game: 'abcd',
    seat: 'black',
    n: 12,
    now: 600_000,
    state: {bot: null, ...state, names: {...names, ...(state.bot && state.names)}}
  });
  page.hear({t: 'presence', ...presence, now: 600_000});
  for (const message of more) page.hear(message);
  const read = () => page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return document.querySelector('.prompt').textContent;
  });
  const first = await read();
  const before = await flaws(page);
  await page.evaluate(() => {
    globalThis.ahead += 2_500;
  });
  page.hear({t: 'presence', ...presence, now: 600_000});  // the page looks at the time
  await read();
  return {first, flaws: [...before, ...await flaws(page)]};
}

// Another hour than that of the machine.
const turnClock = (page) => page.evaluate(() => {
  const now = performance.now.bind(performance);
  globalThis.ahead = 0;
  performance.now = () => now() + globalThis.ahead;
});

for (const [size, device] of Object.entries(kSizes)) {
  for (const [kind, names] of Object.entries(kNames)) {
    const languages = kind === 'spoof' ? ['en'] : Object.keys(kLanguages);
    test(`${size}: every sentence is read whole, with ${kind} names`, async () => {
      for (const language of languages) {
        const page = await openView(browser, device, {state: big()}, {language});
        await turnClock(page);
        const found = {};
        for (const [scene, script] of Object.entries(kScenes)) {
          const seen = await show(page, script, names);
          if (seen.flaws.length) found[scene] = seen.flaws;
        }
        assert.deepEqual(found, {}, language);
        await page.context().close();
      }
    });
  }
}

const kAsked = {
  pause: [/^Pause/, 'Accept: pause'],
  noresult: [/^End without a result\?/, 'Accept: no result'],
  rematch: [/^Play again\?/, 'Accept: play again'],
  undo: [/^Take back Q16\?/, 'Accept: take back'],
};

for (const [size, device] of Object.entries({...kSizes, tiny: kDevices.tiny})) {
  test(`${size}: what is asked stands before who asks, and on the button`, async () => {
    const page = await openView(browser, device, {state: big()});
    await turnClock(page);
    for (const [what, [title, button]] of Object.entries(kAsked)) {
      const state = what === 'rematch' ? ended('B+R', 'resign') : big({moves: kMoves.slice(0, 1)});
      const offer = {n: 3, by: 'white', what, number: what === 'undo' ? 0 : undefined};
      const {first} = await show(page, {state: {...state, offer}}, kNames.spoof);
      assert.match(first, title);
      assert.ok(!first.includes('sorry'), first);
      const accept = page.locator('.prompt').getByRole('button', {name: button, exact: true});
      assert.ok(await accept.isVisible(), button);
      for (const part of [page.locator('.prompt .title'), accept]) {
        assert.ok(await part.evaluate((node) => node.scrollWidth <= node.clientWidth + 1), what);
      }
    }
    await page.context().close();
  });
}

test('a count says with what result it ends, from the beginning, and who changed it', async () => {
  const page = await openView(browser, kSizes.phone, {state: counting()});
  for (const message of kMarked) page.hear(message);
  const prompt = page.locator('.prompt');
  await prompt.filter({hasText: 'Ends as Black +120.5 in 4:5'}).waitFor();
  await prompt.filter({hasText: 'Grace changed the marks. Before: Black +120.5'}).waitFor();
  await prompt.getByRole('button', {name: 'Agree'}).waitFor();
  await prompt.filter({hasText: /Grace changed the marks.*Ends as Black/}).waitFor();
  await page.context().close();
});
