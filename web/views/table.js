// A game on screen: introduces the line, the game, the board and what stands around it to one
// another. What can be done is in game/actions.js, what is said in game/prompt.js, how it is done
// in table_actions.js.
import {h, setText, show} from '../base/dom.js';
import {verdictOn} from '../base/keys.js';
import {fromSgf} from '../base/points.js';
import {say} from '../base/words.js';
import {Board} from '../board/board.js';
import {actionsFor} from '../game/actions.js';
import {Game, otherColor} from '../game/game.js';
import {pictureOf} from '../game/picture.js';
import {promptFor} from '../game/prompt.js';
import {nameOf, refusalText, settingsText} from '../game/sentences.js';
import {linkTo, reachOf, socketAddress} from '../net/address.js';
import {kPublic} from '../net/api.js';
import {Connection} from '../net/connection.js';

import {Actions} from './actions.js';
import {bar, barButton} from './bar.js';
import {Card} from './cards.js';
import {Chat} from './chat.js';
import {CountTable} from './count_table.js';
import {Hint} from './hint.js';
import {Prompt} from './prompt.js';
import {shareBox} from './share.js';
import {pointText, TextBoard} from './speech.js';
import {Stepper} from './stepper.js';
import {TableActions} from './table_actions.js';
import {hear} from './table_news.js';

const kTick = 200;  // milliseconds between looks at the clocks
const kShareNotes = {
  here: 'shareNoteHere',
  there: 'shareNoteThere',
  everywhere: 'shareNote'
};

export class TableView {
  // seat: what this device knows of it; trial: secrets of a link that are to open the table before
  // they take the place of those.
  constructor(app, id, seat, trial = null) {
    Object.assign(this, {app, id, known: seat, trial});
    this.seat = {...seat, ...trial};
    this.game = new Game();
    this.local = {
      connection: {name: 'connecting'},
      chosen: null,
      confirms: false,
      shown: null,
      stepping: false  // on a small screen: with the stepper where the buttons are
    };
    this.line = new Connection({
      url: socketAddress(location),
      game: id,
      token: this.seat.token,
      lastNumber: () => this.game.n,
      onMessage: (message) => this.heard(message),
      onAnswer: (command, answer) => this.answered(command, answer),
      onState: (state) => this.lineChanged(state),
    });
    this.actions = new TableActions(this);
    this.build();
  }

  build() {
    const onAction = (action, value) => this.actions.run(action, value);
    this.title = h('b', {class: 'title'}, say('title'));
    this.subtitle = h('span', {class: 'note'});
    this.status = h('span', {class: 'line-state', role: 'status'});
    this.room = h('div', {class: 'board-room'});
    this.board = new Board(this.room, {
      label: say('boardLabel'),
      onPoint: (point) => this.actions.touch(point),
      onChosen: (point) => {
        if (point) this.hint.clear();
        this.setLocal({chosen: point, ...(point && {stepping: false})});
      },
      onCursor: (point) => this.app.speech.say(pointText(point, this.game.size, this.picture())),
    });
    this.hint = new Hint();
    this.stepper = new Stepper({onStep: (number) => this.step(number)});
    this.them = new Card('them');
    this.me = new Card('me');
    this.prompt = new Prompt({onAction});
    this.buttons = new Actions({onAction});
    this.count = new CountTable();
    this.chat = new Chat({
      onSay: (text) => this.line.send({t: 'chat', text}),
      seen: this.seat.chatSeen,
      onSeen: (chatSeen) => this.app.store.keepSeat(this.id, {chatSeen}),
    });
    this.text = new TextBoard({onTyped: (typed) => this.actions.typed(typed)});
    this.share = h('div', {class: 'share-room', hidden: true});
    this.watchers = h('span', {class: 'watchers note'});
    this.side = h(
        'div', {class: 'side'}, this.them.element, this.me.element, this.prompt.element, this.share,
        this.buttons.element, this.count.element, this.text.element, this.chat.element);
    const head =
        bar(this.app, [this.title, this.subtitle, this.watchers],
            [this.status, barButton('more', 'more', () => this.actions.run('more'))]);
    this.element =
        h('main', {class: 'page table loading'}, head, this.room, this.hint.element,
          this.stepper.element, this.side);
  }

  opened() {
    this.settingsChanged();
    this.listeners = new AbortController();
    const {signal} = this.listeners;
    const awake = () => {
      if (!document.hidden) this.line.resync();
    };
    document.addEventListener('visibilitychange', awake, {signal});
    addEventListener('pageshow', awake, {signal});
    addEventListener('online', () => this.line.connectNow(), {signal});
    document.addEventListener('keydown', (event) => this.key(event), {signal});
    this.ticking = setInterval(() => this.tick(), kTick);
    this.line.start();
  }

  close() {
    this.listeners?.abort();
    clearInterval(this.ticking);
    this.hint.clear();
    this.line.stop();
    this.board.close();
  }

  settingsChanged() {
    const {settings} = this.app.store;
    this.board.setLook({theme: settings.board, coordinates: settings.coordinates});
    const isTouch = matchMedia('(pointer: coarse)').matches;
    this.local.confirms = settings.confirm === 'on' || (settings.confirm === 'auto' && isTouch);
    this.element.classList.toggle('text-mode', settings.textBoard);
    if (this.game.isLoaded) this.update();
  }

  // The line
  lineChanged(state) {
    if (this.trial && state.code) return this.app.goBackToSeat();
    this.local.connection = state;
    this.element.classList.toggle('offline', state.name !== 'open');
    if (this.game.isLoaded || state.name === 'waiting' || state.code) this.update();
  }

  heard(message) {
    const {game} = this;
    switch (message.t) {
      case 'welcome':
        if (this.trial && !this.keepTried(message.seat)) return;
        game.welcome(message);
        break;
      case 'event':
        return this.happened(message);
      case 'presence':
        game.came(message);
        break;
      case 'thinking':
        game.thinks(message);
        break;
      case 'sgf':
        return this.actions.saveRecord(message.text);
      default:
        return;
    }
    this.update();
  }

  // The secrets of the link have opened the table: is it this seat that is wanted?
  keepTried(seat) {
    const {app, id, known, trial} = this;
    const verdict = verdictOn(known, seat);
    if (verdict === 'leave') app.goBackToSeat();
    if (verdict === 'ask') app.askForSeat(id, known, {...trial, seat});
    if (verdict !== 'take') return false;
    app.store.keepSeat(id, {...trial, seat});
    this.trial = null;
    return true;
  }

  happened(event) {
    const {offer} = this.game;
    const kind = this.game.event(event);
    if (kind === 'gap') return this.line.resync();
    if (kind === 'old') return;
    if (event.type !== 'chat') this.hint.clear();
    if (offer && !this.game.offer) this.app.speech.forget();
    hear(this, event);
    this.update();
  }

  answered(command, answer) {
    if (answer.t === 'ack') return;
    this.game.refused(command.id);
    if (answer.code === 'wrong-number' || answer.code === 'stale') this.line.resync();
    if (command.t === 'move') this.board.refuse(fromSgf(command.at));
    this.app.sound.play('refused');
    this.tell(refusalText(answer, this.game, command));
    if (this.game.isLoaded) this.update();
  }

  // A word about what was just tried, seen and heard.
  tell(text) {
    this.hint.say(text);
    this.app.speech.say(text);
  }

  get isOpen() { return this.local.connection.name === 'open'; }

  // The screen
  setLocal(changes) {
    Object.assign(this.local, changes);
    if (this.game.isLoaded) this.update();
  }

  step(number) {
    this.hint.clear();
    this.setLocal({shown: number === this.game.number ? null : number});
  }

  get shown() { return Math.min(this.local.shown ?? this.game.number, this.game.number); }

  picture() { return pictureOf(this.game, this.shown); }

  update(fell = null) {
    if (this.line.stopped && !this.local.connection.code) return;  // another view is on screen
    if (!this.game.isLoaded)
      return this.prompt.update(promptFor({phase: 'waiting', number: 0}, this.local));
    const {game} = this;
    const lower = game.isPlayer ? game.seat : 'black';
    this.element.classList.remove('loading');
    if (this.element.dataset.phase !== game.phase) this.actions.forgetQuestion();
    this.element.dataset.phase = game.phase;
    this.couldPlay = game.canPlay;
    this.element.classList.toggle('mine', game.isMyTurn);
    this.element.classList.toggle('stepping', this.local.stepping);
    this.updateHead();
    this.me.update(game, lower, this.isOpen);
    this.them.update(game, otherColor(lower), this.isOpen);
    this.updatePrompt();
    this.chat.update(game);
    this.buttons.update(actionsFor(game, this.isOpen), this.chat.unread(game));
    this.count.update(game);
    show(this.chat.element, !game.isAgainstBot);
    this.stepper.update(this.shown, game.number);
    this.updateShare();
    this.updateBoard(fell);
    this.remember();
  }

  updatePrompt() { this.prompt.update(promptFor(this.game, {...this.local, shown: this.shown})); }

  updateHead() {
    const {game} = this;
    const both = game.names.black !== null && game.names.white !== null;
    const title = both ?
        say('versus', {black: nameOf(game, 'black'), white: nameOf(game, 'white')}) :
        say('title');
    setText(this.title, title);
    setText(this.subtitle, settingsText(game.settings));
    const watchers = game.presence?.watchers ?? 0;
    setText(this.watchers, watchers ? say('watchers', {n: watchers}) : '');
    setText(this.status, this.isOpen ? '' : say('reconnecting'));
    show(this.status, !this.isOpen);
    document.title = game.isMyTurn ? `● ${say('yourMove')} · ${title}` : title;
  }

  updateBoard(fell) {
    const {game} = this;
    const isLatest = this.shown === game.number;
    const picture = this.picture();
    this.room.style.setProperty('--ratio', String(game.size[0] / game.size[1]));
    this.board.show(picture, fell);
    const touch = !isLatest                        ? null :
        game.canPlay                               ? 'play' :
        game.isPlayer && game.phase === 'counting' ? 'mark' :
                                                     null;
    this.board.setMode({touch, color: game.seat, confirm: this.app.store.settings.confirm});
    if (this.app.store.settings.textBoard) this.text.update(game, picture);
  }

  updateShare() {
    const isWaiting = this.game.phase === 'waiting' && Boolean(this.seat.invite);
    if (isWaiting && this.share.childElementCount === 0) this.share.append(...this.links());
    show(this.share, isWaiting);
  }

  links() {
    const {invite, watch} = this.seat;
    const link = (secrets) => linkTo(location.origin, this.id, secrets);
    const reach = reachOf(location, this.app.host);
    const note =
        say(invite === kPublic && reach === 'everywhere' ? 'openTableNote' : kShareNotes[reach]);
    const boxes = [shareBox({note, link: link({invite})})];
    if (watch)
      boxes.push(shareBox(
          {title: say('watchLink'), note: say('watchLinkNote'), link: link({watch}), small: true}));
    return boxes;
  }

  // What the list of my games shows of this one.
  remember() {
    const {names, size, phase, toMove, result, seat} = this.game;
    const news = {seat, names, size, phase, toMove, result};
    const key = JSON.stringify(news);
    if (key === this.remembered) return;
    this.remembered = key;
    this.app.store.keepSeat(this.id, news);
  }

  tick() {
    const {game, local} = this;
    if (!game.isLoaded || local.connection.name !== 'open') return;
    this.them.tick(game);
    const seconds = this.me.tick(game);
    const isMine = seconds !== null && game.isMyTurn;
    if (isMine && seconds !== this.lastSecond) this.app.sound.play('tick');
    this.lastSecond = seconds;
    if (game.canPlay !== this.couldPlay) return this.update();
    this.updatePrompt();  // time makes it say other things: a claim, a deadline
  }

  // Where nothing else wants the key.
  key(event) {
    const isTaken =
        event.target.closest('input, textarea, select, dialog, canvas, [role=application]');
    if (isTaken || event.ctrlKey || event.altKey || event.metaKey || !this.game.isLoaded) return;
    const steps = {ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -1e6, End: 1e6};
    if (!(event.key in steps)) return;
    event.preventDefault();
    this.stepper.step(steps[event.key]);
  }
}
