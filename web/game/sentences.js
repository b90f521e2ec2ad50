// Facts of a game as sentences.
import {fromSgf, pointName} from '../base/points.js';
import {isWord, say, sayColor} from '../base/words.js';

import {clockText} from './clock.js';

// A name nobody can see (spaces, soft hyphens, Hangul fillers and the like) is none.
export const isSeen = (name) =>
    /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]/u.test(name ?? '');

export const nameOf = (game, color) => {
  const name = game.names?.[color];
  return isSeen(name) ? name : say(color);
};

const kRoomForName = 16;  // letters of a usual width

// The name in a sentence: whatever somebody is called, what is said of them is read. Wide letters
// (W, 黒) take the room of more.
export function shortNameOf(game, color) {
  const letters = Array.from(nameOf(game, color));
  let room = kRoomForName;
  const end =
      letters.findIndex((letter) => (room -= /[MWmw@%\u1100-\uffff]/.test(letter) ? 1.6 : 1) < 0);
  return end < 0 ? letters.join('') : `${letters.slice(0, end).join('').trimEnd()}…`;
}

// "W+15.5", 'count' → "White wins by 15.5 points"
export function resultText(result, why) {
  const match = /^([BW])\+(.*)$/.exec(result ?? '');
  if (!match) return say(result === 'Draw' ? 'resultDraw' : 'resultVoid');
  const winner = match[1] === 'B' ? 'black' : 'white';
  const how = {R: 'resultResign', T: 'resultTime', F: 'resultForfeit'}[match[2]];
  if (how) return sayColor(how, winner);
  const points = Number(match[2]);
  return sayColor('resultPoints', winner, {points: match[2], n: points}) +
      (why === 'count-time' ? ` ${say('resultBySilence')}` : '');
}

// "W+15.5" → "White +15.5", where it is one of two results.
export function shortResult(result) {
  const match = /^([BW])\+(\d.*)$/.exec(result ?? '');
  if (match) return `${say(match[1] === 'B' ? 'black' : 'white')} +${match[2]}`;
  return result === 'Draw' ? say('draw') : resultText(result);
}

// "Move 12: White D4"
export function moveText(game, number) {
  const move = game.moves[number - 1];
  if (!move) return say('noMoves');
  const point = fromSgf(move.at);
  if (!point) return sayColor('movePass', move.by, {n: number});
  return sayColor('moveAt', move.by, {n: number, point: pointName(point, game.size)});
}

// "Take back D4, Q16?": what is asked, without who asks. A name can be a sentence of its own, and
// what stands before it is always read.
export function offerText(game, {what, number}) {
  const gone = what === 'undo' ? game.moves.slice(number ?? game.moves.length) : [];
  if (gone.length === 0) return say(`offer-${what}`);
  const points = gone.map(({at}) => fromSgf(at))
                     .map((point) => point ? pointName(point, game.size) : say('pass'));
  return say('offer-undo-points', {points: points.join(say('comma'))});
}

// "Japanese rules, komi 6.5"
export function settingsText({rules, komi, handicap}) {
  const parts = [say(`rules-${rules}`), say('komiOf', {komi})];
  if (handicap > 1) parts.push(say('handicapOf', {n: handicap}));
  return parts.join(say('comma'));
}

export const sizeText = ([width, height]) => `${width} × ${height}`;

const lengthText = (seconds) =>
    seconds % 60 ? clockText(seconds * 1000) : say('minutesOf', {n: seconds / 60});

const kTimes = {
  byoyomi: ({periods, period}) => ['timeByoyomi', {n: periods, period}],
  fischer: ({increment}) => ['timeFischer', {period: increment}],
  canadian: ({stones, period}) => ['timeCanadian', {n: stones, period: lengthText(period)}],
  absolute: () => ['timeAbsolute', {}],
};

// "15 min, then 5 × 30 s"
export function timeText(clock) {
  if (!clock) return say('clock-none');
  const [word, values] = kTimes[clock.system](clock);
  return say(word, {main: lengthText(clock.main), ...values});
}

// Why the server did not do what was asked. A move may have lost against one's own, made elsewhere.
export function refusalText({code, reason, repeats}, game, command) {
  if (code === 'wrong-number' && game?.isPlayer && game.moves?.[command?.number]?.by === game.seat)
    return say('refused-own-move');
  if (code === 'illegal' && reason === 'superko' && repeats !== undefined) {
    return say('refused-superko-at', {n: repeats});
  }
  const exact = `refused-${reason}`;
  if ((code === 'illegal' || code === 'not-allowed') && isWord(exact)) return say(exact);
  const general = `refused-${code}`;
  return say(isWord(general) ? general : 'refused-other');
}
