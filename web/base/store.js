// What this device remembers between visits: how the reader likes the page, and the seats that
// belong to it. Where the browser remembers nothing, this forgets with it and does not fail.

const kSettings = 'tengen.settings';
const kSeats = 'tengen.seats';
const kMostSeats = 200;

export const kDefaults = {
  name: '',
  hostPassword: '',  // for making tables on this server
  language: '',      // as the browser says
  look: 'auto',      // or light, dark
  board: 'kaya',
  coordinates: 'auto',  // or on, off
  confirm: 'auto',      // touch confirms, a mouse does not; or on, off
  sound: true,
  textBoard: false,
};

export class Store {
  constructor(storage) {
    this.storage = storage;
    this.listeners = [];
    this.settings = {...kDefaults, ...this.read(kSettings)};
  }

  // Settings
  set(name, value) {
    this.settings[name] = value;
    this.write(kSettings, this.settings);
    for (const listener of this.listeners) listener(name, value);
  }

  onChange(listener) { this.listeners.push(listener); }

  // Seats: {token, seat, invite, watch, when, names, size, phase, toMove, result} by game. other:
  // {token, seat} of the other side, where this device has both.
  seat(game) { return this.read(kSeats)[game] ?? null; }

  // The latest first.
  seats() {
    const all = Object.entries(this.read(kSeats)).map(([game, seat]) => ({game, ...seat}));
    return all.sort((a, b) => b.when - a.when);
  }

  // Joins what is known of a seat with what is new.
  keepSeat(game, news) {
    const all = this.read(kSeats);
    all[game] = {...all[game], ...news, when: news.when ?? Date.now()};
    const oldestFirst = Object.keys(all).sort((a, b) => all[a].when - all[b].when);
    for (const old of oldestFirst.slice(0, -kMostSeats)) delete all[old];
    this.write(kSeats, all);
  }

  // Goes to the other side's seat; the one until now is kept beside it.
  changeSeat(game, {token, seat}) {
    const now = this.seat(game);
    this.keepSeat(game, {token, seat, other: {token: now.token, seat: now.seat}});
  }

  // The secrets of a game open its rematch too.
  keepRematch(next, {token, watch, other}, seat) {
    const opposite = seat === 'black' ? 'white' : 'black';
    this.keepSeat(next, {token, watch, seat, other: other && { ...other, seat: opposite }});
  }

  forgetSeat(game) {
    const all = this.read(kSeats);
    delete all[game];
    this.write(kSeats, all);
  }

  read(key) {
    try {
      const value = JSON.parse(this.storage.getItem(key));
      return value && typeof value === 'object' ? value : {};
    } catch {
      return {};
    }
  }

  write(key, value) {
    try {
      this.storage.setItem(key, JSON.stringify(value));
    } catch {
      // Full, or forbidden: the page works for as long as it is open.
    }
  }
}

// For browsers that forbid localStorage.
export function memoryStorage() {
  const kept = new Map();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
  };
}
