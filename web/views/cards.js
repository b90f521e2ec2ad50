// The two players: stone, name, whether they are here, prisoners, and the clock as the largest
// figure beside the board.
import {h, setText, show} from '../base/dom.js';
import {say} from '../base/words.js';
import {clockFace, clockText} from '../game/clock.js';
import {awayNote} from '../game/prompt.js';
import {nameOf} from '../game/sentences.js';

export class Card {
  // place: 'them' (above) or 'me' (below)
  constructor(place) {
    this.stone = h('span', {class: 'stone'});
    this.name = h('b', {class: 'name'});
    this.here = h('span', {class: 'here'});
    this.clock = h('div', {class: 'clock', role: 'timer', 'aria-live': 'off'});
    this.sum = h('div', {class: 'sum', 'aria-hidden': 'true'});  // the table says it too
    this.note = h('div', {class: 'note'});
    this.element =
        h('section', {class: `card ${place}`}, this.stone,
          h('div', {class: 'who'}, this.name, this.here), this.clock, this.sum, this.note);
  }

  update(game, color, isOpen = true) {
    this.color = color;
    this.isOpen = isOpen;
    const {classList} = this.element;
    const isTurn = game.phase === 'playing' && game.toMove === color;
    classList.toggle('turn', isTurn);
    classList.toggle('agreed', game.phase === 'counting' && Boolean(game.count?.agreed[color]));
    this.stone.className = `stone ${color}`;
    const isThere = game.names[color] !== null && game.names[color] !== undefined;
    setText(this.name, isThere ? nameOf(game, color) : say('nobodyYet'));
    const presence = game.presence?.[color];
    const isMine = game.seat === color ? ' mine' : '';
    this.here.className = `here ${presence?.here ? 'yes' : 'no'}${isMine}`;
    // Without a line nobody knows who is there.
    show(this.here, isThere && Boolean(presence) && (isOpen || game.seat === color));
    this.tick(game);
  }

  // Returns the seconds shown, for whoever wants to tick aloud.
  tick(game) {
    const face = clockFace(game.settings?.clock, game.timeOf(this.color));
    setText(this.clock, face.text);
    show(this.clock, Boolean(game.settings.clock));
    setText(this.here, this.presenceText(game));
    this.here.title = game.opponent === this.color ? awayNote(game) : '';
    const isCounted = game.phase === 'counting' && !game.count.judging;
    this.element.classList.toggle('counted', isCounted);
    setText(this.sum, isCounted ? String(game.count.score[this.color]) : '');
    const isRunning = game.clocks?.running === this.color;
    this.clock.classList.toggle('urgent', face.urgent && isRunning);
    const parts = [say('captured', {n: game.prisoners[this.color]})];
    // A line may break between the two, not in "5 × 30 s"; while counting no clock runs.
    if (face.note && game.phase !== 'counting')
      parts.push(say(...face.note).replaceAll(' ', '\u00a0'));
    if (game.phase === 'counting' && game.count?.agreed[this.color]) parts.unshift(say('agrees'));
    setText(this.note, parts.join(' · '));
    return isRunning && face.urgent ? face.seconds : null;
  }

  // Who is away is waited for until a moment the server names.
  presenceText(game) {
    if (game.seat === this.color) return say('you');
    const {here, claimAt} = game.presence?.[this.color] ?? {};
    if (here) return say(game.bot?.seat === this.color ? 'isBot' : 'isHere');
    const left = claimAt === undefined ? 0 : claimAt - game.tableNow();
    return left > 0 ? say('awayUntil', {time: clockText(left)}) : say('isAway');
  }
}
