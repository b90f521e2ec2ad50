// Views to look at without a server: devices, states of a table, and a page that shows one of them.
import {clocksOf, countOf, kClock, stateOf} from '../../web/game/test/table_kit.js';

import {kPhone, kWide} from './browser.js';
import {kOrigin, standIn} from './stand_in.js';

const kTouch = {
  isMobile: true,
  hasTouch: true
};
export const kDevices = {
  wide: kWide,
  phone: kPhone,
  tiny: {viewport: {width: 320, height: 568}, ...kTouch},
  sideways: {viewport: {width: 740, height: 360}, ...kTouch},
  phoneSideways: {viewport: {width: 667, height: 375}, ...kTouch},
  short: {viewport: {width: 568, height: 320}, ...kTouch},
  tablet: {viewport: {width: 820, height: 1180}, ...kTouch},
  huge: {viewport: {width: 2560, height: 1440}},
};
// Between those; what is made for phones is tried on these too.
export const kPhones = {
  middle: {viewport: {width: 360, height: 640}, ...kTouch},
  older: {viewport: {width: 375, height: 667}, ...kTouch},
  // What the bars of a browser leave of a small one.
  barred: {viewport: {width: 375, height: 553}, ...kTouch},
  narrowBarred: {viewport: {width: 360, height: 560}, ...kTouch},
  least: {viewport: {width: 320, height: 454}, ...kTouch},
  longSideways: {viewport: {width: 932, height: 430}, ...kTouch},
  phoneOnItsSide: {viewport: {width: 844, height: 390}, ...kTouch},
};
export const kHere = {
  black: {here: true},
  white: {here: true},
  watchers: 1
};

const size = [19, 19];
export const stones = Array.from({length: 19}, () => '.'.repeat(19));
export const big = (changes) => stateOf({
  size,
  stones,
  settings: {size, rules: 'japanese', komi: 6.5, handicap: 0, clock: kClock},
  clocks: clocksOf('black'),
  names: {black: 'A name of just forty letters, no more..', white: 'Grace'},
  ...changes,
});
export const kStates = {
  playing: big(),
  offered: big({offer: {n: 3, by: 'white', what: 'undo'}}),
  counting: big({phase: 'counting', count: countOf({owner: stones}), clocks: clocksOf(null)}),
  over: big({phase: 'over', result: 'B+R', why: 'resign', clocks: clocksOf(null)}),
  waiting: big({phase: 'waiting', names: {black: 'Ada', white: null}, clocks: clocksOf(null)}),
};

// A server with all that a host can offer.
const kGame = {
  game: 'efgh',
  size,
  stones,
  last: 'pd',
  ...big({phase: 'playing', number: 1})
};
const kClub = {
  host: {club: 'Go Club Ulm', open: true, password: true},
  answers: {
    '/tables':
        {tables: [{...kGame, seat: 'white', names: {black: big().names.black, white: null}}]},
    '/wall/games':
        {games: Array.from({length: 7}, (_, at) => ({...kGame, game: `g${at}`})), more: 2},
  }
};
export const kScripts = {
  ...Object.fromEntries(Object.entries(kStates).map(([name, state]) => [name, {state}])),
  lobby: {},
  club: kClub,
  wall: {...kClub, path: '/wall'},
};

// A page of this device, which has Black's seat at the table `abcd`. page.hear(message) is a word
// of the server.
export async function openView(browser, device, script, settings = {}) {
  const context = await browser.newContext({locale: 'en-GB', ...device});
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  page.hear = await standIn(page, {seat: 'black', presence: kHere, ...script});
  await context.addInitScript(([chosen]) => {
    localStorage.setItem('tengen.settings', JSON.stringify(chosen));
    const seats = {abcd: {token: 't', seat: 'black', invite: 'i'.repeat(22), when: 1}};
    localStorage.setItem(
        'tengen.seats', localStorage.getItem('tengen.seats') ?? JSON.stringify(seats));
  }, [settings]);
  await page.goto(kOrigin + (script.path ?? (script.state ? '/g/abcd' : '/')));
  await page.locator('.table[data-phase], .lobby, .wall-game').first().waitFor();
  return page;
}
