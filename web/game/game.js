// The table as this page knows it: what the server said, event by event, and one stone that it has
// not confirmed yet. No rules: captures, turns, counts and results are the server's words.
import {fromSgf} from '../base/points.js';

import {afterThinking} from './clock.js';
import {afterMove, positionsOf} from './replay.js';

const kMostChat = 200;
// Milliseconds that what somebody else changed (a count, an offer) is looked at before it can be
// answered: a finger that was on its way meant what was there before.
export const kLookFirst = 2_000;
export const otherColor = (color) => (color === 'black' ? 'white' : 'black');

export class Game {
  // steady(): milliseconds that never run backwards.
  constructor(steady = () => performance.now()) {
    this.steady = steady;
    this.n = 0;
    this.isLoaded = false;
    this.pending = null;  // {id, at, color, number, since}
    this.presence = null;
    this.queue = null;       // {ahead, seconds}: turns of bots before that of ours
    this.offset = Infinity;  // our clock minus the table's
  }

  // Questions
  get isPlayer() { return this.seat === 'black' || this.seat === 'white'; }
  get isMyTurn() { return this.phase === 'playing' && this.isPlayer && this.toMove === this.seat; }
  get canPlay() { return this.isMyTurn && !this.pending && this.mayTouch; }
  // Somebody else has ended a count or a pause: a click on its way was no move.
  get mayTouch() { return !(this.steady() < this.resumedAt + kLookFirst); }
  get opponent() { return this.isPlayer ? otherColor(this.seat) : null; }
  get number() { return this.moves.length; }
  // Is the other side a program of the server?
  get isAgainstBot() { return this.isPlayer && this.bot?.seat === this.opponent; }
  get lastMove() { return this.moves.at(-1) ?? null; }
  get hasClock() { return Boolean(this.settings.clock && this.clocks); }

  tableNow() { return this.steady() - this.offset; }

  // What a side has left at this moment. Our own clock stands from the moment our move is sent.
  timeOf(color) {
    if (!this.hasClock) return null;
    const side = this.clocks[color];
    if (this.clocks.running !== color) return side;
    const until =
        this.pending?.color === color ? this.pending.since - this.offset : this.tableNow();
    return afterThinking(this.settings.clock, side, Math.max(0, until - this.clocksAt));
  }

  get mayAgree() {
    return this.phase === 'counting' && !this.count.judging &&
        !(this.steady() < this.countChanged + kLookFirst);
  }

  // Has an offer been looked at, or that it is gone? Its buttons stand where others stood.
  get mayAnswer() { return !(this.steady() < this.offerChanged + kLookFirst); }

  // Colours change in a rematch, unless one side gets stones.
  get seatInRematch() {
    if (!this.isPlayer) return this.seat;
    return this.settings.handicap ? this.seat : this.opponent;
  }

  // May the absent opponent's game be claimed now?
  get canClaim() {
    const away = this.isPlayer && this.presence?.[this.opponent];
    const isOn = ['playing', 'paused', 'counting'].includes(this.phase);
    return Boolean(
        isOn && away && !away.here && away.claimAt !== undefined &&
        this.tableNow() >= away.claimAt);
  }

  // A game that hardly began can be called off.
  get canCancel() {
    return this.phase === 'waiting' ||
        (['playing', 'paused'].includes(this.phase) && this.number < 2);
  }

  // What happened
  welcome({seat, n, now, state}) {
    this.offset = Infinity;  // while the server was away its time stood still
    this.keepTime(now);
    const {number: _, ...table} =
        structuredClone(state);  // how many moves there are, the moves say
    const before = this.phase === 'counting' ? this.settled : null;
    const known = this.offer?.n;
    const stood = this.phase === 'counting' || this.phase === 'paused';
    Object.assign(this, {seat, n, ...table});
    if (this.offer?.n !== known && this.offer?.by !== seat) this.offerChanged = this.steady();
    if (stood && this.phase === 'playing') this.resumedAt = this.steady();
    this.settled = before;
    this.noteCount(null);
    this.clocksAt = now;
    this.positions = positionsOf(this.stones, this.moves);
    this.repeats = null;
    this.queue = null;
    this.proposed = this.count?.proposed ?? null;  // the result by the server's last proposal
    if (!before) this.compareWithProposal();
    this.chat ??= [];
    this.isLoaded = true;
    if (this.pending && this.number > this.pending.number) this.pending = null;
  }

  // 'new', 'old' (heard before) or 'gap' (something was missed).
  event(event) {
    this.keepTime(event.now);
    if (event.n <= this.n) return 'old';
    if (event.n > this.n + 1) return 'gap';
    this.n = event.n;
    if (event.type !== 'chat') this.queue = null;
    if (event.clocks !== undefined) {
      this.clocks = event.clocks;
      this.clocksAt = event.now;
    }
    if (kEndsOffer.has(event.type)) this.offer = null;
    kHappened[event.type]?.(this, event);
    if (kChangesOffer.has(event.type) && event.by !== this.seat) this.offerChanged = this.steady();
    return 'new';
  }

  came(presence) {
    if (presence.now !== undefined) this.keepTime(presence.now);
    this.presence = presence;
  }

  // Remembers what changed when the count on screen becomes another one, but by our own hand: that
  // one is our doing, though what came before it may still have to be looked at.
  // recount: {by, before}: whose doing it was (null: unknown, or the server's), and the result
  // until then.
  noteCount(by) {
    if (this.phase !== 'counting') {
      Object.assign(this, {settled: null, recount: null, countChanged: undefined});
      return;
    }
    const {count} = this;
    if (count.judging) return;
    const known = this.settled;
    this.settled = {hash: count.hash, result: count.score.result};
    if (!known || known.hash === count.hash) return;
    if (by !== null && by === this.seat) {
      this.recount = null;
      return;
    }
    this.recount = {by, before: known.result};
    this.countChanged = this.steady();
  }

  // Who opens the page in the middle of a count has not seen what it was before.
  compareWithProposal() {
    if (this.phase !== 'counting' || this.count.judging || !this.proposed) return;
    if (this.proposed === this.count.score.result) return;
    this.recount = {by: null, before: this.proposed};
    this.countChanged = this.steady();
  }

  // A bot waits for its turn to think, or does so no more.
  thinks({ahead, seconds}) { this.queue = ahead > 0 ? {ahead, seconds} : null; }

  // The smallest difference is that of the message that travelled fastest; an old one changes
  // nothing.
  keepTime(now) { this.offset = Math.min(this.offset, this.steady() - now); }

  expect(id, at) {
    this.pending =
        {id, at, point: fromSgf(at), color: this.seat, number: this.number, since: this.steady()};
  }

  refused(id) {
    if (this.pending?.id === id) this.pending = null;
  }
}

const kEndsOffer = new Set([
  'declined', 'withdrawn', 'move', 'undone', 'counting', 'paused', 'resumed', 'over', 'cancelled',
  'rematch'
]);

// After these there are other buttons than before, and a chosen point still waits.
const kChangesOffer = new Set(['offer', 'declined', 'withdrawn']);

const setCount = (game, {count}) => {
  game.count = count;
};

const kHappened = {
  joined(game, {by, name, bot}) {
    game.names[by] = name;
    if (bot) game.bot = {seat: by, level: bot};
    game.phase = 'playing';
  },
  move(game, {by, at, captured, lost, prisoners, toMove, repeats}) {
    const move = {by, at, captured, lost};
    game.moves.push(move);
    game.stones = afterMove(game.stones, move);
    game.positions.push(game.stones);
    Object.assign(game, {prisoners, toMove, repeats: repeats ?? null});
    if (game.pending?.color === by) game.pending = null;
  },
  undone(game, {number, stones, prisoners, toMove}) {
    game.takenBack = game.number - number;
    game.moves.length = number;
    game.positions.length = number + 1;
    game.positions[number] = stones;
    Object.assign(game, {stones, prisoners, toMove, repeats: null, pending: null});
  },
  counting(game, {count}) {
    Object.assign(game, {count, phase: 'counting', proposed: null});
    game.noteCount(null);
  },
  judging: setCount,
  marks(game, {by, count}) {
    if (!by) game.proposed = count.score.result;
    game.count = count;
    game.noteCount(by ?? null);
  },
  agreed: setCount,
  resumed(game, {by, toMove}) {
    if (by !== game.seat) game.resumedAt = game.steady();
    Object.assign(game, {phase: 'playing', toMove, count: null});
    game.noteCount(null);
  },
  offer(game, {n, by, what, number}) { game.offer = {n, by, what, number}; },
  paused(game) { game.phase = 'paused'; },
  over(game, {result, why, count}) {
    Object.assign(game, {phase: 'over', result, why, count: count ?? game.count, pending: null});
  },
  cancelled(game) { Object.assign(game, {phase: 'cancelled', pending: null}); },
  chat(game, {n, by, text}) {
    game.chat.push({n, by, text});
    if (game.chat.length > kMostChat) game.chat.shift();
  },
  rematch(game, event) { game.rematch = event.game; },
};
