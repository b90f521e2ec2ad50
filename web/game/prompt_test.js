import assert from 'node:assert/strict';
import {test} from 'node:test';

import {actionsFor, rareActionsFor} from './actions.js';
import {pictureOf} from './picture.js';
import {promptFor} from './prompt.js';
import {nameOf, refusalText, resultText, timeText} from './sentences.js';
import {clocksOf, countOf, kClock, stateOf, table} from './test/table_kit.js';

const promptOf = (game, local = {}) => promptFor(
    game,
    {connection: {name: 'open'}, chosen: null, confirms: false, shown: game.number, ...local});
const wordsOf = ({buttons}) => buttons.map(({word}) => word);

test('whose move it is', () => {
  assert.equal(promptOf(table().game).title, 'Your move');
  assert.equal(promptOf(table({}, 'white').game).title, 'Ada is thinking');
  assert.equal(promptOf(table({}, 'watch').game).title, 'Black to move');
});

test('a pass of the other side is said, though no stone shows it', () => {
  const passed = [{by: 'white', at: 'pass'}];
  const {game} = table({moves: passed});
  for (const confirms of [true, false])
    assert.equal(promptOf(game, {confirms}).title, 'White passed. Your move');
  assert.equal(promptOf(table({moves: passed, toMove: 'white'}, 'white').game).title, 'Your move');
});

test('a move on its way is made', () => {
  const {game} = table();
  game.expect('c1', 'bb');
  assert.equal(promptOf(game).title, 'Grace is thinking');
});

test('a name that is missing is the colour', () => {
  assert.equal(
      promptOf(table({names: {black: '', white: ''}}, 'white').game).title, 'Black is thinking');
});

test('on a phone the button is always there and says the move', () => {
  const {game} = table();
  const [waiting] = promptOf(game, {confirms: true}).buttons;
  assert.ok(waiting.disabled);
  const [ready] = promptOf(game, {confirms: true, chosen: {x: 1, y: 1}}).buttons;
  assert.deepEqual(
      [ready.word, ready.values.point, ready.disabled], ['playPoint', 'B2', undefined]);
  const [theirs] =
      promptOf(table({}, 'white').game, {confirms: true, chosen: {x: 1, y: 1}}).buttons;
  assert.ok(theirs.disabled);
});

test('a broken line is said before all else', () => {
  const {game} = table({offer: {n: 3, by: 'white', what: 'undo'}});
  assert.equal(promptOf(game, {connection: {name: 'waiting'}}).title, 'Reconnecting …');
});

test('who is asked to take moves back hears which', () => {
  const moves = [{by: 'black', at: 'aa'}, {by: 'white', at: 'bb'}, {by: 'black', at: 'pass'}];
  const asked = (seat, toMove, by, number) => {
    const {game, tell} = table({moves, toMove}, seat);
    tell('offer', {by, what: 'undo', number});
    return promptOf(game);
  };
  const two = asked('black', 'white', 'white', 1);
  assert.equal(two.title, 'Take back B2, Pass?');
  assert.equal(two.note, 'Asked by Grace');
  const pass = asked('white', 'white', 'black', 2);
  assert.equal(pass.title, 'Take back Pass?');
  moves.pop();
  assert.equal(asked('black', 'black', 'white', 1).title, 'Take back B2?');
  assert.equal(  // as a welcome tells it
      promptOf(table({moves, offer: {n: 3, by: 'white', what: 'undo', number: 1}}).game).title,
      'Take back B2?');
});

test('a pause speaks of clocks where there are some', () => {
  assert.equal(promptOf(table({phase: 'paused'}).game).note, 'Either side may go on.');
  const settings = {...stateOf().settings, clock: kClock};
  const timed = table({phase: 'paused', settings, clocks: clocksOf(null)}).game;
  assert.match(promptOf(timed).note, /clocks stand still/);
});

test('a name nobody can see is the colour', () => {
  for (const name
           of ['\u00ad', '\u3164\u115f', ' \u200b\u2060', '\uffa0', '\u2800', '\ufe0f', null])
    assert.equal(nameOf({names: {black: name}}, 'black'), 'Black', JSON.stringify(name));
  for (const name of ['Ada', '棋', '가', '.', 'so\u00adft'])
    assert.equal(nameOf({names: {black: name}}, 'black'), name);
});

test('who steps through the moves finds the way back at every one of them', () => {
  const moves = [{by: 'white', at: 'aa'}];
  for (const phase of ['playing', 'over']) {
    const {game, tell} = table({moves, phase, result: 'B+R', why: 'resign'});
    for (const shown of [0, 1])
      assert.deepEqual(wordsOf(promptOf(game, {shown, stepping: true})), ['backToGame'], phase);
    tell('offer', {by: 'white', what: 'rematch'});
    assert.equal(promptOf(game, {shown: 1, stepping: true}).title, 'Play again?');
    assert.equal(promptOf(game, {shown: 0, stepping: true}).title, 'Move 0 of 1');
  }
});

test('an offer is answered by the other side and withdrawn by its own', () => {
  const {game, time} = table({offer: {n: 3, by: 'white', what: 'undo'}});
  assert.equal(promptOf(game).title, 'Take a move back?');
  time.now += 2_100;
  assert.deepEqual(wordsOf(promptOf(game)), ['accept-undo', 'decline']);
  assert.deepEqual(
      wordsOf(promptOf(table({offer: {n: 3, by: 'black', what: 'undo'}}).game)), ['withdraw']);
  assert.deepEqual(
      wordsOf(promptOf(table({offer: {n: 3, by: 'black', what: 'undo'}}, 'watch').game)), []);
});

test('an offer that comes under a finger is looked at first, and the chosen point stays', () => {
  const {game, time, tell} = table({moves: [{by: 'white', at: 'aa'}]});
  const local = {confirms: true, chosen: {x: 1, y: 1}};
  assert.deepEqual(wordsOf(promptOf(game, local)), ['playPoint']);
  tell('offer', {by: 'white', what: 'pause'});
  const [wait, ...more] = promptOf(game, local).buttons;
  assert.deepEqual([wait.word, wait.disabled, more], ['lookFirst', true, []]);
  time.now += 2_100;
  assert.deepEqual(wordsOf(promptOf(game, local)), ['accept-pause', 'decline']);
  tell('declined', {by: 'black', what: 'pause'});
  assert.deepEqual(wordsOf(promptOf(game, local)), ['playPoint']);
});

test('an offer that goes under a finger does not play the chosen point', () => {
  const {game, time, tell} = table({moves: [{by: 'white', at: 'aa'}]});
  const local = {confirms: true, chosen: {x: 1, y: 1}};
  tell('offer', {by: 'white', what: 'pause'});
  time.now += 5_000;
  tell('withdrawn', {by: 'white', what: 'pause'});
  assert.deepEqual(wordsOf(promptOf(game, local)), ['lookFirst']);
  time.now += 2_100;
  assert.deepEqual(wordsOf(promptOf(game, local)), ['playPoint']);
});

test(
    'an offer made while the line was broken is looked at, one that was known is not again', () => {
      const {game, time} = table();
      const offer = {n: 20, by: 'white', what: 'pause'};
      game.welcome({seat: 'black', n: 20, now: 0, state: stateOf({offer})});
      assert.ok(!game.mayAnswer);
      time.now += 2_100;
      game.welcome({seat: 'black', n: 20, now: 0, state: stateOf({offer})});
      assert.ok(game.mayAnswer);
    });

test('who is away is waited for, and it is said how long and what then', () => {
  const {game, time} = table({}, 'white');
  game.came({black: {here: false, claimAt: 300_000}, white: {here: true}, watchers: 0});
  time.now += 3000;
  assert.equal(promptOf(game).title, 'Ada is away');
  assert.equal(promptOf(game).note, 'Not back in 4:57? Then you may end the game.');
  game.came({black: {here: true}, white: {here: true}, watchers: 0});
  assert.equal(promptOf(game).title, 'Ada is thinking');
});

test('a clock is said in words', () => {
  const said = (clock) => timeText(clock);
  assert.equal(said(null), 'No clock');
  assert.equal(
      said({system: 'byoyomi', main: 900, periods: 5, period: 30}), '15 min, then 5 × 30 s');
  assert.equal(said({system: 'fischer', main: 90, increment: 10}), '1:30, 10 s more each move');
  assert.equal(
      said({system: 'canadian', main: 600, stones: 15, period: 300}),
      '10 min, then 15 stones in 5 min');
  assert.equal(said({system: 'absolute', main: 1800}), '30 min and no more');
});

test('who has agreed to a count waits for the other', () => {
  const counting = (agreed) => table({phase: 'counting', count: countOf({agreed})}).game;
  assert.deepEqual(wordsOf(promptOf(counting({black: false, white: false}))), ['agree']);
  assert.deepEqual(wordsOf(promptOf(counting({black: true, white: false}))), []);
  assert.equal(promptOf(counting({black: false, white: true})).note, 'Grace agrees to this count');
  assert.equal(promptOf(counting({black: false, white: false})).title, 'Black wins by 2.5 points');
});

const kOther = {
  ...countOf().score,
  result: 'W+34.5'
};
const counted = (seat = 'black') => {
  const made = table({}, seat);
  made.tell('counting', {count: countOf({judging: true})});
  made.tell('marks', {count: countOf()});
  return made;
};

test('the first proposal can be agreed to at once', () => {
  assert.ok(counted().game.mayAgree);
});

test('a count the other side changed is looked at before it can be agreed to', () => {
  const {game, time, tell} = counted();
  tell('marks', {by: 'white', at: 'aa', count: countOf({hash: 'bb', score: kOther})});
  tell('agreed', {
    by: 'white',
    count: countOf({hash: 'bb', score: kOther, agreed: {black: false, white: true}})
  });
  const prompt = promptOf(game);
  assert.deepEqual([prompt.buttons[0].word, prompt.buttons[0].disabled], ['lookFirst', true]);
  assert.equal(prompt.title, 'White wins by 34.5 points');
  assert.equal(prompt.note, 'Grace changed the marks. Before: Black +2.5');
  time.now += 1_900;
  assert.ok(!game.mayAgree);
  time.now += 200;
  assert.deepEqual(wordsOf(promptOf(game)), ['agree']);
  assert.match(promptOf(game).note, /Grace changed the marks/);
});

test('a new proposal is looked at too, and one\'s own marks are known', () => {
  const {game, tell} = counted();
  tell('marks', {by: 'black', at: 'aa', count: countOf({hash: 'bb', score: kOther})});
  assert.ok(game.mayAgree);
  tell('judging', {by: 'white', count: countOf({hash: 'bb', judging: true})});
  assert.ok(!game.mayAgree);
  tell('marks', {count: countOf()});
  assert.ok(!game.mayAgree);
  assert.match(promptOf(game).note, /The count has changed/);
});

test(
    'after one\'s own mark nobody else is said to have made it, and Before is what they replaced',
    () => {
      const {game, time, tell} = counted();
      const mark = (by, hash, result) =>
          tell('marks', {by, at: 'aa', count: countOf({hash, score: {...kOther, result}})});
      mark('white', 'bb', 'B+74.5');
      mark('black', 'cc', 'W+3.5');
      mark('black', 'dd', 'W+85.5');
      const [wait] = promptOf(game).buttons;
      assert.deepEqual(
          [wait.word, wait.disabled], ['lookFirst', true], 'the hand may still be there');
      assert.equal(promptOf(game).note, 'Touch stones that are dead');
      time.now += 2_100;
      assert.deepEqual(wordsOf(promptOf(game)), ['agree']);
      assert.equal(promptOf(game).note, 'Touch stones that are dead');
      mark('white', 'ee', 'B+1.5');
      assert.equal(promptOf(game).note, 'Grace changed the marks. Before: White +85.5');
    });

test('marks that changed while the line was broken are looked at', () => {
  const {game} = counted();
  const state = stateOf({phase: 'counting', count: countOf({hash: 'bb', score: kOther})});
  game.welcome({seat: 'black', n: 20, now: 0, state});
  assert.ok(!game.mayAgree);
});

test('without a line nothing is asked of the other side', () => {
  const {game} = table({moves: [{by: 'black', at: 'aa'}], number: 1});
  const dead = actionsFor(game, false).filter(({disabled}) => disabled);
  assert.deepEqual(dead.map(({word}) => word), ['undo', 'pause', 'resign']);
});

test('a rematch with handicap keeps the colours', () => {
  const handicap = {size: [3, 3], rules: 'japanese', komi: 0.5, handicap: 2, clock: null};
  assert.equal(table({settings: handicap}).game.seatInRematch, 'black');
  assert.equal(table().game.seatInRematch, 'white');
  assert.equal(table({}, 'watch').game.seatInRematch, 'watch');
});

test('a count that ends by silence says with what result, whatever is marked meanwhile', () => {
  const {game, time, tell} = table();
  const count = (changes) => countOf({deadline: 300_000, ...changes});
  tell('counting', {count: count({judging: true, deadline: null})});
  tell('marks', {count: count()});
  assert.equal(promptOf(game).ends, 'Ends as Black +2.5 in 5:00');
  tell('marks', {by: 'white', at: 'aa', count: count({hash: 'bb', score: kOther})});
  time.now += 210_000;
  const {title, note, ends} = promptOf(game);
  assert.equal(title, 'White wins by 34.5 points');
  assert.equal(note, 'Grace changed the marks. Before: Black +2.5');
  assert.equal(ends, 'Ends as Black +2.5 in 1:30');
});

test('who comes to a count in its middle hears what the server tells of its proposal', () => {
  const counting = (changes) =>
      table({phase: 'counting', count: countOf({deadline: 300_000, ...changes})}).game;
  assert.equal(promptOf(counting()).ends, 'Ends as proposed in 5:00');
  assert.equal(promptOf(counting({proposed: 'W+0.5'})).ends, 'Ends as White +0.5 in 5:00');
  assert.equal(promptOf(counting({deadline: null})).ends, '');
});

test('a long name leaves room for what is said of it', () => {
  const names = (white) => table({names: {black: 'Ada', white}, toMove: 'white'}).game;
  const titleOf = (white) => promptOf(names(white)).title;
  assert.equal(titleOf('Augusta Ada King'), 'Augusta Ada King is thinking');
  assert.equal(titleOf('Augusta Ada King, Countess'), 'Augusta Ada King… is thinking');
  assert.equal(titleOf('W'.repeat(40)), `${'W'.repeat(10)}… is thinking`);
  assert.equal(titleOf('黒'.repeat(40)), `${'黒'.repeat(10)}… is thinking`);
});

test('a name that asks for something else changes nothing about what is asked', () => {
  const names = {black: 'Ada', white: 'Grace asks for a pause, sorry, one minute:'};
  const {game, time} = table({names, offer: {n: 3, by: 'white', what: 'noresult'}});
  time.now += 2_100;
  const {title, note, buttons} = promptOf(game);
  assert.equal(title, 'End without a result?');
  assert.equal(note, 'Asked by Grace asks for a…');
  assert.deepEqual(buttons.map(({word}) => word), ['accept-noresult', 'decline']);
});

test('a table that is closed to us leaves a way on', () => {
  const prompt = promptOf(table().game, {connection: {name: 'closed', code: 'unknown'}});
  assert.deepEqual(wordsOf(prompt), ['newTable']);
});

const kBot = {
  seat: 'white',
  level: '15k'
};
const againstBot = (changes = {}) =>
    table({bot: kBot, names: {black: 'Ada', white: 'Tengen 15k'}, toMove: 'white', ...changes});

test('a bot that waits for its turn says how long', () => {
  const {game, tell} = againstBot();
  assert.equal(promptOf(game).title, 'Tengen 15k is thinking');
  game.thinks({ahead: 2, seconds: 6});
  assert.equal(promptOf(game).note, '2 turns at other tables come first: about 6 s');
  game.thinks({ahead: 0, seconds: 0});
  assert.equal(promptOf(game).note, 'No moves yet');
  game.thinks({ahead: 1, seconds: 3});
  tell('undone', {number: 0, stones: ['...', '...', '...'], toMove: 'white'});
  assert.equal(promptOf(game).note, 'No moves yet');
});

test('a bot that cannot play is not said to have left', () => {
  const {game} = againstBot();
  game.came({black: {here: true}, white: {here: false, claimAt: 0}});
  assert.equal(promptOf(game).title, 'Tengen 15k cannot play now');
  assert.deepEqual(wordsOf(promptOf(game)), ['choose']);
});

test('a bot that counts otherwise says so, and nobody waits for it', () => {
  const {game, tell} = againstBot();
  const other = {...countOf().score, result: 'W+3.5'};
  tell('counting', {count: countOf({judging: true})});
  tell('marks', {count: countOf()});
  assert.deepEqual(wordsOf(promptOf(game)), ['agree']);
  tell('marks', {by: 'black', at: 'aa', count: countOf({score: other})});
  assert.equal(promptOf(game).title, 'Tengen 15k: Black +2.5');
  assert.deepEqual(wordsOf(promptOf(game)), ['botTakeCount']);
});

test('nobody talks to a bot', () => {
  assert.deepEqual(actionsFor(againstBot().game).filter(({action}) => action === 'chat'), []);
});

test('results are sentences', () => {
  assert.equal(resultText('B+3.5', 'count'), 'Black wins by 3.5 points');
  assert.equal(resultText('W+1', 'count'), 'White wins by 1 point');
  assert.equal(resultText('W+R', 'resign'), 'White wins by resignation');
  assert.equal(resultText('Void', 'claim'), 'The game has no result');
  assert.match(resultText('B+3.5', 'count-time'), /nobody answered/);
});

test('every refusal of the protocol has words of its own', () => {
  const other = refusalText({code: 'no-such-code'});
  for (const reason of ['occupied', 'ko', 'superko', 'suicide', 'off-board', 'alive']) {
    assert.notEqual(refusalText({code: 'illegal', reason}), other, reason);
  }
  for (const code
           of ['not-your-turn', 'wrong-number', 'wrong-phase', 'stale', 'too-many',
               'unavailable']) {
    assert.notEqual(refusalText({code}), other, code);
  }
  assert.match(refusalText({code: 'illegal', reason: 'superko', repeats: 17}), /move 17/);
});

test('a move that comes too late says who was quicker, were it oneself elsewhere', () => {
  const late = (seat) => refusalText(
      {code: 'wrong-number'}, table({moves: [{by: 'black', at: 'aa'}]}, seat).game, {number: 0});
  assert.match(late('black'), /in another window/);
  assert.match(late('white'), /other side was quicker/);
});

test('who watches can do nothing to the game', () => {
  for (const phase of ['waiting', 'playing', 'paused', 'counting', 'over', 'cancelled']) {
    const {game} = table({phase, count: countOf(), result: 'B+R', why: 'resign'}, 'watch');
    assert.deepEqual(actionsFor(game).map(({action}) => action), ['chat'], phase);
    assert.ok(rareActionsFor(game).every(({action}) => action === 'sgf'), phase);
    assert.deepEqual(wordsOf(promptOf(game)), [], phase);
  }
});

test('the count is painted on empty points and dead stones alone', () => {
  const {game} = table({
    phase: 'counting',
    stones: ['XO.', '...', '...'],
    count: countOf({dead: ['ba'], owner: ['xxx', 'xxx', 'xx.']})
  });
  const picture = pictureOf(game, 0);
  assert.deepEqual(picture.territory, ['.xx', 'xxx', 'xx.']);
  assert.equal(picture.dead[0][1], true);
});
