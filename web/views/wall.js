// The wall of a club's evening: every game whose players let it be seen, as small boards that
// follow it. Made to be looked at from afar; a touch on a board goes to its table.
import {h, setText, show} from '../base/dom.js';
import {fromSgf, samePoint} from '../base/points.js';
import {say} from '../base/words.js';
import {Board} from '../board/board.js';
import {nameOf, resultText} from '../game/sentences.js';
import {linkTo, reachOf} from '../net/address.js';
import {kPublic, readList} from '../net/api.js';

import {bar} from './bar.js';
import {qrPicture} from './share.js';
import {wallLayout} from './wall_layout.js';

const kPause = 1000;  // milliseconds between looks; the server makes its list as often

export class WallView {
  constructor(app) {
    this.app = app;
    this.boards = new Map();  // by game
    this.count = h('span', {class: 'note'});
    this.grid = h('ul', {class: 'wall-games'});
    this.empty = this.invitation();
    const head =
        bar(app, [h('b', {class: 'title'}, app.title), this.count],
            [h('span', {class: 'address'}, this.reach === 'everywhere' ? location.host : '')]);
    this.element = h('main', {class: 'page wall'}, head, this.grid, this.empty);
    this.observer = new ResizeObserver(() => this.layOut());
  }

  get reach() { return reachOf(location, this.app.host); }

  // Before the first game: how to begin one, by an address that works elsewhere too.
  invitation() {
    const isReachable = this.reach === 'everywhere';
    const note = isReachable ? say('wallEmptyNote', {address: location.host}) :
                               say(this.reach === 'here' ? 'shareNoteHere' : 'shareNoteThere');
    return h(
        'section', {class: 'wall-empty'}, h('h1', {}, say('wallEmpty')),
        h('p', {class: 'note'}, note), isReachable ? qrPicture(`${location.origin}/`) : '');
  }

  opened() {
    show(this.empty, false);
    this.observer.observe(this.grid);
    this.timer = setInterval(() => document.hidden || this.refresh(), kPause);
    this.refresh();
    navigator.wakeLock?.request('screen').catch(() => {});  // a projector should not fall asleep
  }

  close() {
    clearInterval(this.timer);
    this.observer.disconnect();
    for (const board of this.boards.values()) board.close();
  }

  settingsChanged() {
    for (const board of this.boards.values()) board.setLook(this.app.store.settings);
  }

  async refresh() {
    const list = await readList('/wall/games');
    this.element.classList.toggle('offline', !list);
    if (list) this.update(list);
  }

  update({games, more}) {
    const there = new Set(games.map(({game}) => game));
    for (const [game, board] of this.boards) {
      if (there.has(game)) continue;
      board.close();
      this.boards.delete(game);
    }
    for (const game of games) {
      if (!this.boards.has(game.game)) this.hang(game.game);
      this.boards.get(game.game).update(game);
    }
    const live = games.filter(({phase}) => phase !== 'over').length + more;
    const words = [say('wallGames', {n: live})];
    if (more) words.push(say('wallMore', {n: more}));
    setText(this.count, live ? words.join(' · ') : '');
    show(this.empty, games.length === 0);
    show(this.grid, games.length > 0);
    this.layOut();
  }

  hang(game) {
    const board = new WallBoard(this.app, game);
    this.boards.set(game, board);
    this.grid.append(board.element);
    board.setLook(this.app.store.settings);
  }

  layOut() {
    const style = getComputedStyle(this.grid);
    const gap = parseFloat(style.columnGap) || 0;
    const padding = 2 * (parseFloat(style.paddingLeft) || 0);
    const {clientWidth, clientHeight} = this.grid;
    const area = {width: clientWidth - padding, height: clientHeight - padding};
    const caption = 3.2 * parseFloat(style.fontSize);
    const {columns, side, scrolls} = wallLayout(this.boards.size, area, caption, gap);
    this.grid.style.setProperty('--columns', String(columns));
    this.grid.style.setProperty('--side', `${side}px`);
    this.grid.classList.toggle('scrolls', scrolls);
  }
}

class WallBoard {
  constructor(app, game) {
    this.room = h('div', {class: 'board-room'});
    this.board = new Board(this.room, {onPoint: () => {}});
    this.board.canvas.removeAttribute('tabindex');
    this.board.canvas.setAttribute('role', 'presentation');
    this.names = {black: h('b', {class: 'name'}), white: h('b', {class: 'name'})};
    this.state = h('span', {class: 'note'});
    const href = linkTo('', game, {watch: kPublic});
    const open = (event) => {
      event.preventDefault();
      app.go(href);
    };
    const player = (color) => [h('span', {class: `stone ${color}`}), this.names[color]];
    this.element =
        h('li', {class: 'wall-game'},
          h('a', {href, onclick: open}, this.room,
            h('div', {class: 'players'}, player('black'), player('white')), this.state));
  }

  setLook({board}) { this.board.setLook({theme: board, coordinates: 'off'}); }

  update(game) {
    const last = fromSgf(game.last ?? '');
    const isNew = last && this.number !== undefined && game.number === this.number + 1;
    const fell = isNew && !samePoint(last, this.last) ? last : null;
    this.board.show({size: game.size, stones: game.stones, last}, fell);
    Object.assign(this, {number: game.number, last});
    for (const color of ['black', 'white']) setText(this.names[color], nameOf(game, color));
    const isOver = game.phase === 'over';
    this.element.classList.toggle('over', isOver);
    setText(this.state, isOver ? resultText(game.result, game.why) : stateOf(game));
  }

  close() {
    this.board.close();
    this.element.remove();
  }
}

const stateOf = ({phase, number}) =>
    phase === 'playing' ? say('moves', {n: number}) : say(`phase-${phase}`);
