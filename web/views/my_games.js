// The games of this device, the latest first: against whom, on which board, whose turn it is or how
// it ended. The server is asked how those that are not over stand now.
import {h, setText} from '../base/dom.js';
import {icon} from '../base/icons.js';
import {say} from '../base/words.js';
import {otherColor} from '../game/game.js';
import {nameOf, resultText, sizeText} from '../game/sentences.js';
import {gamePath} from '../net/address.js';
import {lookAt} from '../net/api.js';

import {askSheet} from './sheet.js';

const kMostShown = 30;
const kMostAsked = 12;
const kEnds = ['over', 'cancelled'];

export function myGames(app) {
  const seats = app.store.seats().filter(({token}) => token).slice(0, kMostShown);
  if (seats.length === 0) return '';
  const lines = seats.map((seat) => new Line(app, seat));
  for (const line of lines.filter(({seat}) => !kEnds.includes(seat.phase)).slice(0, kMostAsked))
    line.ask();
  return h(
      'section', {class: 'panel games'}, h('h2', {}, say('myGames')),
      h('ul', {}, lines.map(({element}) => element)));
}

// A slip of the finger does not cost a game.
function askToForget(forget) {
  askSheet(say('forgetQuestion'), say('forgetNote'), [
    {word: 'keepGame', primary: true},
    {word: 'forget', danger: true, action: forget},
  ]);
}

class Line {
  constructor(app, seat) {
    Object.assign(this, {app, seat});
    this.stone = h('span');
    this.who = h('b');
    this.note = h('span', {class: 'note'});
    const path = gamePath(seat.game);
    const open = (event) => {
      event.preventDefault();
      app.go(path);
    };
    this.element =
        h('li', {}, h('a', {href: path, onclick: open}, this.stone, this.who, this.note),
          h('button', {
            class: 'icon-button',
            type: 'button',
            'aria-label': say('forget'),
            title: say('forget'),
            onclick: () => this.isAtStake ? askToForget(() => this.forget()) : this.forget()
          },
            icon('close')));
    this.update();
  }

  update() {
    const {seat} = this;
    this.stone.className = `stone ${seat.seat}`;
    this.element.classList.toggle('mine', isMyTurn(seat));
    this.element.classList.toggle('ended', kEnds.includes(seat.phase));
    setText(this.who, opponentOf(seat));
    setText(this.note, `${sizeText(seat.size ?? [19, 19])} · ${stateOf(seat)}`);
  }

  async ask() {
    const {game, token, when} = this.seat;
    try {
      const {seat, names, settings, phase, toMove, result} = await lookAt(game, {token});
      const news = {seat, names, size: settings.size, phase, toMove, result};
      Object.assign(this.seat, news);
      if (this.app.store.seat(game)) this.app.store.keepSeat(game, {...news, when});
      this.update();
    } catch ({code}) {
      this.isGone = code === 'unknown' || code === 'forbidden';
      if (this.isGone) setText(this.note, say('gameGone'));
    }
  }

  // Would a seat be lost that somebody else waits for?
  get isAtStake() {
    return isPlayer(this.seat) && !this.isGone && !kEnds.includes(this.seat.phase);
  }

  forget() {
    this.app.store.forgetSeat(this.seat.game);
    const panel = this.element.closest('.games');
    this.element.remove();
    if (!panel.querySelector('li')) panel.remove();
  }
}

const isPlayer = ({seat}) => seat === 'black' || seat === 'white';
const isMyTurn = ({seat, phase, toMove}) => phase === 'playing' && toMove === seat;

// Who only watches sees both.
function opponentOf(seat) {
  if (seat.phase === 'waiting' || !seat.names) return say('waitingTitle');
  if (isPlayer(seat)) return nameOf(seat, otherColor(seat.seat));
  return say('versus', {black: nameOf(seat, 'black'), white: nameOf(seat, 'white')});
}

function stateOf(seat) {
  if (seat.phase === 'over') return resultText(seat.result);
  if (seat.phase === 'playing' && isPlayer(seat) && seat.toMove)
    return say(isMyTurn(seat) ? 'turnYours' : 'turnTheirs');
  return say(`phase-${seat.phase ?? 'playing'}`);
}
