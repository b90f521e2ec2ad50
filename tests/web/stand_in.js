// A server that is none: gives a page its files and says the lines of a script, so that every view
// can be looked at without a game. What the lines may be is docs/protocol.md.
import {readFile} from 'node:fs/promises';

const kWeb = new URL('../../web/', import.meta.url);
export const kOrigin = 'http://tengen.test';
const kTypes = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json'
};
const kPolicy =
    'default-src \'self\'; img-src \'self\' data: blob:; object-src \'none\'; base-uri \'none\'; form-action \'none\'';

const kHost = {
  name: 'tengen',
  bots: ['25k', '15k', 'max'],
  open: false,
  club: null,
  loopback: false,
  password: false
};

// script: {state, seat, presence, events, host, answers: {path: value}, seats: {token: seat}},
// where there are seats no other token opens the table. Returns say(message), a word to the page;
// what the page says is kept in script.said.
export async function standIn(page, script) {
  await page.route(`${kOrigin}/**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    const answers = {'/host': {...kHost, ...script.host}, ...script.answers};
    if (pathname in answers) return route.fulfill({json: answers[pathname]});
    const name = pathname.startsWith('/web/') ? pathname.slice(5) : 'index.html';
    const body = await readFile(new URL(name, kWeb)).catch(() => null);
    if (!body) return route.fulfill({status: 404});
    return route.fulfill({
      body,
      contentType: kTypes[name.split('.').pop()],
      headers: {'Content-Security-Policy': kPolicy}
    });
  });
  let say = () => {};
  await page.routeWebSocket('**/ws', (socket) => {
    say = (message) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.t !== 'hello') return script.said?.push(message);
      if (script.silent) return;
      const seat = script.seats ? script.seats[message.token] : script.seat;
      if (!seat) return say({t: 'closing', code: 'unknown'});
      say({t: 'welcome', v: 1, game: message.game, seat, n: 12, now: 600_000, state: script.state});
      say({t: 'presence', ...script.presence});
      for (const event of script.events ?? []) say(event);
      if (script.breaks) setTimeout(() => socket.close(), 300);
    });
  });
  return (message) => say(message);
}
