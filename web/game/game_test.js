import assert from 'node:assert/strict';
import {test} from 'node:test';

import {clocksOf, countOf, kClock, stateOf, table} from './test/table_kit.js';

const kMove = {
  by: 'black',
  at: 'bb',
  number: 1,
  captured: [],
  prisoners: {black: 0, white: 0},
  toMove: 'white'
};

test('a move puts its stone down and hands the turn over', () => {
  const {game, tell} = table();
  assert.ok(game.isMyTurn);
  assert.equal(tell('move', kMove), 'new');
  assert.deepEqual(game.stones, ['...', '.X.', '...']);
  assert.ok(!game.isMyTurn);
  assert.equal(game.positions.length, 2);
});

test('an event heard twice is heard once, and a missing one is noticed', () => {
  const {game} = table();
  assert.equal(game.event({n: 5, now: 0, type: 'move', ...kMove}), 'old');
  assert.equal(game.event({n: 7, now: 0, type: 'move', ...kMove}), 'gap');
  assert.equal(game.number, 0);
});

test('a stone on its way is ours until the server says otherwise', () => {
  const {game, tell} = table();
  game.expect('c1', 'bb');
  assert.ok(!game.canPlay);
  tell('move', {...kMove, id: 'c1'});
  assert.equal(game.pending, null);

  const other = table();
  other.game.expect('c2', 'bb');
  other.game.refused('c2');
  assert.equal(other.game.pending, null);
  assert.ok(other.game.canPlay);
  assert.deepEqual(other.game.stones, ['...', '...', '...']);
});

test('after a reconnection a stone that was taken is not waited for', () => {
  const {game} = table();
  game.expect('c1', 'bb');
  const state =
      stateOf({moves: [{by: 'black', at: 'bb'}], stones: ['...', '.X.', '...'], toMove: 'white'});
  game.welcome({seat: 'black', n: 6, now: 100, state});
  assert.equal(game.pending, null);
  game.expect('c2', 'aa');
  game.welcome({seat: 'black', n: 6, now: 100, state});
  assert.equal(game.pending.id, 'c2');
});

test('our clock stands from the moment our move is sent', () => {
  const {game, time} = table({settings: {clock: kClock}, clocks: clocksOf('black')});
  time.now += 2_000;
  assert.equal(game.timeOf('black').main, 58_000);
  game.expect('c1', 'bb');
  time.now += 3_000;
  assert.equal(game.timeOf('black').main, 58_000);
  assert.equal(game.timeOf('white').main, 60_000);
});

test('the fastest message sets the table time, and a server that was away resets it', () => {
  const {game, time} = table({settings: {clock: kClock}, clocks: clocksOf('black')});
  time.now += 10_000;
  game.event({n: 6, now: 9_900, type: 'chat', by: 'white', text: 'late'});
  assert.equal(game.tableNow(), 10_000);
  time.now += 60_000;  // the server was away: its time stood still
  game.welcome({
    seat: 'black',
    n: 6,
    now: 10_000,
    state: stateOf({settings: {clock: kClock}, clocks: clocksOf('black', 50_000)})
  });
  assert.equal(game.tableNow(), 10_000);
  assert.equal(game.timeOf('black').main, 50_000);
});

test('an undone move is gone from the steps too', () => {
  const {game, tell} = table();
  tell('move', kMove);
  tell('offer', {by: 'black', what: 'undo'});
  assert.equal(game.offer.n, 7);
  tell('undone', {
    by: 'white',
    number: 0,
    stones: ['...', '...', '...'],
    prisoners: {black: 0, white: 0},
    toMove: 'black'
  });
  assert.equal(game.number, 0);
  assert.equal(game.offer, null);
  assert.deepEqual(game.positions, [['...', '...', '...']]);
});

test('counting comes and goes with its marks', () => {
  const {game, tell} = table();
  tell('counting', {count: countOf({judging: true})});
  assert.equal(game.phase, 'counting');
  tell('marks', {count: countOf({dead: ['aa']})});
  assert.deepEqual(game.count.dead, ['aa']);
  tell('resumed', {by: 'white', toMove: 'white'});
  assert.equal(game.phase, 'playing');
  assert.equal(game.count, null);
});

test('who was marking while somebody else plays on has made no move yet', () => {
  const {game, tell, time} = table({phase: 'counting', count: countOf()});
  tell('resumed', {by: 'white', toMove: 'black'});
  assert.ok(game.isMyTurn);
  assert.ok(!game.canPlay, 'the click was meant for the count');
  time.now += 2_000;
  assert.ok(game.canPlay);

  const mine = table({phase: 'counting', count: countOf()}, 'white');
  mine.tell('resumed', {by: 'white', toMove: 'white'});
  assert.ok(mine.game.canPlay, 'whoever plays on knows it');

  const late = table({phase: 'counting', count: countOf()});
  late.game.welcome({seat: 'black', n: 9, now: 0, state: stateOf()});
  assert.ok(!late.game.canPlay, 'it happened while the line was broken');
});

test('a count that was changed before the page was opened is looked at first', () => {
  const changed = countOf({proposed: 'W+7.5'});
  const {game, time} = table({phase: 'counting', count: changed});
  assert.ok(!game.mayAgree);
  assert.equal(game.recount.before, 'W+7.5');
  time.now += 2_000;
  assert.ok(game.mayAgree);
  const {game: as} = table({phase: 'counting', count: countOf({proposed: 'B+2.5'})});
  assert.ok(as.mayAgree, 'it is as it was proposed');
});

test('a game that ends by silence shows the count it ended by', () => {
  const {game, tell} = table({phase: 'counting', count: countOf({dead: ['aa']})});
  tell('over', {result: 'B+2.5', why: 'count-time', count: countOf({dead: []})});
  assert.deepEqual(game.count.dead, []);
  assert.equal(game.phase, 'over');
});

test('an event nobody knows changes nothing but the number', () => {
  const {game, tell} = table();
  assert.equal(tell('fireworks', {color: 'green'}), 'new');
  assert.equal(game.n, 6);
  assert.equal(game.phase, 'playing');
});

test('the game of an absent opponent can be claimed once it is allowed', () => {
  const {game, time} = table();
  game.came({black: {here: true}, white: {here: false, claimAt: 60_000}, watchers: 0, now: 0});
  assert.ok(!game.canClaim);
  time.now += 60_000;
  assert.ok(game.canClaim);
  game.presence.white = {here: true};
  assert.ok(!game.canClaim);
});
