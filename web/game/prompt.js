// The one thing the page has to say now, and what can be answered to it: {title, note, ends,
// buttons, tone}. ends: with what result a count will end, and when. A button is {word, action,
// value, primary, disabled}; the table does the action. Pure.
import {pointName} from '../base/points.js';
import {say, sayColor} from '../base/words.js';

import {clockText} from './clock.js';
import {moveText, offerText, resultText, shortNameOf, shortResult} from './sentences.js';

// local: {connection, chosen, confirms, shown, stepping} - what only this page knows: the state of
// its line, the point that waits for confirmation, whether moves are confirmed, the number of the
// position on screen, and whether the reader steps through them in the place of the buttons.
export function promptFor(game, local) {
  return offline(local) ?? lookingBack(game, local) ?? offered(game) ?? away(game) ??
      kPhases[game.phase](game, local);
}

const button = (word, action, more = {}) => ({word, action, ...more});
const yes = (word, action, more = {}) => button(word, action, {primary: true, ...more});

// Where a touch that was on its way would answer what nobody has read.
const lookFirst = () => yes('lookFirst', '', {disabled: true});

function offline({connection}) {
  if (connection.name === 'open') return null;
  if (connection.name === 'closed')
    return {
      title: say('closedTitle'),
      note: say(`closed-${connection.code ?? 'other'}`),
      buttons: [yes('newTable', 'home')]
    };
  return {title: say('reconnecting'), note: say('reconnectingNote'), buttons: [], tone: 'quiet'};
}

function lookingBack(game, {shown, stepping}) {
  const isLatest = shown === game.number;
  // Who steps finds the way back here, and at the latest move what is asked of them.
  if (stepping ? isLatest && game.offer : isLatest || game.phase === 'over') return null;
  return {
    title: say('lookingBack', {n: shown, all: game.number}),
    note: moveText(game, shown),
    buttons: [yes('backToGame', 'toEnd')]
  };
}

function offered(game) {
  const offer = game.offer;
  if (!offer) return null;
  if (!game.isPlayer) return null;
  if (offer.by === game.seat) {
    return {
      title: say(`offered-${offer.what}`),
      note: say('waitingFor', {name: shortNameOf(game, game.opponent)}),
      buttons: [button('withdraw', 'answer', {value: false})]
    };
  }
  return {
    title: offerText(game, offer),
    note: say('askedBy', {name: shortNameOf(game, offer.by)}),
    buttons: game.mayAnswer ?
        [
          yes(`accept-${offer.what}`, 'answer', {value: true}),
          button('decline', 'answer', {value: false})
        ] :
        [lookFirst()],
    tone: 'question'
  };
}

function away(game) {
  if (!game.canClaim) return null;
  const name = shortNameOf(game, game.opponent);
  return {
    title: say(game.isAgainstBot ? 'botGone' : 'hasLeft', {name}),
    note: say(game.isAgainstBot ? 'botGoneNote' : 'hasLeftNote'),
    buttons: [yes('choose', 'claim')]
  };
}

// Until when they are waited for, and what then. Empty where nobody counts the time.
export function awayNote(game) {
  const {here, claimAt} = game.presence?.[game.opponent] ?? {};
  if (here || claimAt === undefined) return '';
  return say('awayNote', {time: clockText(claimAt - game.tableNow())});
}

function playButton(local, game) {
  if (!local.chosen || !game) return yes('play', 'play', {disabled: true});
  if (!game.mayAnswer) return lookFirst();
  return yes('playPoint', 'play', {values: {point: pointName(local.chosen, game.size)}});
}

const kPhases = {
  waiting: () => ({title: say('waitingTitle'), note: say('waitingNote'), buttons: []}),

  playing(game, local) {
    const note = game.number ? moveText(game, game.number) : say('noMoves');
    if (!game.isPlayer) return {title: sayColor('toMove', game.toMove), note, buttons: []};
    const buttons = local.confirms ? [playButton(local, game.canPlay && game)] : [];
    // A move that is on its way is made, as far as its player is concerned.
    if (!game.isMyTurn || game.pending) {
      const name = shortNameOf(game, game.opponent);
      const away = awayNote(game);
      const title = say(away ? 'theyAreAway' : 'theirMove', {name});
      return {title, note: away || queueNote(game) || note, buttons, tone: 'quiet'};
    }
    if (!game.mayTouch) return {title: say('yourMove'), note, buttons: [lookFirst()]};
    const hint = local.confirms && !local.chosen ? say('touchAPoint') : note;
    const {by, at} = game.lastMove ?? {};
    const theyPassed = by === game.opponent && at === 'pass';
    return {title: theyPassed ? sayColor('theyPassed', by) : say('yourMove'), note: hint, buttons};
  },

  paused(game) {
    return {
      title: say('paused'),
      note: say(game.hasClock ? 'pausedNote' : 'pausedNoteNoClock'),
      buttons: game.isPlayer ? [yes('resume', 'resume')] : []
    };
  },

  counting(game) {
    const {count} = game;
    if (count.judging) return {title: say('judging'), note: '', buttons: [], tone: 'quiet'};
    const title = resultText(count.score.result, 'count');
    const ends = deadlineNote(game);
    if (!game.isPlayer)
      return {title, note: recountNote(game) ?? say('countingWatch'), ends, buttons: []};
    const name = shortNameOf(game, game.opponent);
    if (game.isAgainstBot && game.proposed && game.proposed !== count.score.result)
      return botCounts(game, name);
    if (count.agreed[game.seat])
      return {title, note: say('waitingFor', {name}), ends, buttons: [], tone: 'quiet'};
    const hint = count.agreed[game.opponent] ? say('theyAgree', {name}) : say('countingTitle');
    const agree = game.mayAgree ? yes('agree', 'agree') : lookFirst();
    return {title, note: recountNote(game) ?? hint, ends, buttons: [agree]};
  },

  over(game) {
    const again =
        game.rematch ? yes('toRematch', 'toRematch') : yes('rematch', 'offer', {value: 'rematch'});
    const mine = game.isPlayer || game.rematch ? [again] : [];
    return {title: resultText(game.result, game.why), note: overNote(game), buttons: mine};
  },

  cancelled: (game) => ({
    title: say('cancelled'),
    note: '',
    buttons: game.isPlayer ? [yes('rematch', 'offer', {value: 'rematch'})] : []
  }),
};

function queueNote({queue, isAgainstBot}) {
  if (!queue || !isAgainstBot) return null;
  return say('botWaits', {n: queue.ahead, seconds: queue.seconds});
}

// A bot stays with its own count: there is no use in waiting for it.
function botCounts(game, name) {
  return {
    title: say('botCounts', {name, result: shortResult(game.proposed)}),
    note: say('botCountsNote'),
    ends: deadlineNote(game),
    buttons: [yes('botTakeCount', 'propose')]
  };
}

// The result by silence is the server's, whatever the marks on the board come to. Who opens the
// page in the middle of a count may not have heard which.
function deadlineNote(game) {
  const {count: {deadline}, proposed} = game;
  if (deadline === null) return '';
  const time = clockText(Math.max(0, deadline - game.tableNow()));
  return proposed ? say('countEnds', {result: shortResult(proposed), time}) :
                    say('countDeadline', {time});
}

// Who changed the count, and what it was until then.
export function recountNote(game) {
  if (!game.recount) return null;
  const {by, before} = game.recount;
  const was = shortResult(before);
  return by ? say('recountBy', {name: shortNameOf(game, by), was}) : say('recount', {was});
}

function overNote(game) {
  const winner = {B: 'black', W: 'white'}[game.result?.[0]];
  if (!game.isPlayer || !winner || !/^[BW]\+/.test(game.result))
    return say('moves', {n: game.number});
  const word = winner === game.seat ? 'youWon' : 'youLost';
  return say(game.settings.handicap ? `${word}Handicap` : word);
}
