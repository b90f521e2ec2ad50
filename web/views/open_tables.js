// The tables of this server that anybody may join: one touch takes the seat.
import {h, setText, show} from '../base/dom.js';
import {say} from '../base/words.js';
import {otherColor} from '../game/game.js';
import {nameOf, settingsText, sizeText, timeText} from '../game/sentences.js';
import {gamePath} from '../net/address.js';
import {joinTable, kPublic, readList} from '../net/api.js';

const kPause = 3000;  // milliseconds between looks

export class OpenTables {
  // name(): what whoever sits down wants to be called.
  constructor(app, name) {
    Object.assign(this, {app, name});
    this.list = h('ul');
    this.none = h('p', {class: 'note'}, say('noOpenTables'));
    this.error = h('p', {class: 'error', role: 'alert', hidden: true});
    this.element =
        h('section', {class: 'panel tables'}, h('h2', {}, say('openTables')), this.none, this.list,
          this.error);
  }

  start() {
    this.timer = setInterval(() => document.hidden || this.refresh(), kPause);
    this.refresh();
  }

  stop() { clearInterval(this.timer); }

  // Painted anew only when something changed: a button must not go away under a finger.
  async refresh() {
    const tables = (await readList('/tables'))?.tables;
    const key = JSON.stringify(tables);
    if (!tables || key === this.key) return;
    this.key = key;
    this.list.replaceChildren(...tables.map((table) => this.line(table)));
    show(this.none, tables.length === 0);
  }

  line(table) {
    const {game, seat, settings} = table;
    const facts = [sizeText(settings.size), settingsText(settings), timeText(settings.clock)];
    const isMine = Boolean(this.app.store.seat(game)?.token);
    return h(
        'li', {}, h('span', {class: `stone ${otherColor(seat)}`}),
        h('div', {class: 'facts-of'}, h('b', {}, nameOf(table, otherColor(seat))),
          h('span', {class: 'note'}, facts.join(' · '))),
        h('button', {
          class: 'button',
          type: 'button',
          onclick: () => (isMine ? this.app.go(gamePath(game)) : this.join(game))
        },
          say(isMine ? 'backToGame' : 'joinGame')));
  }

  async join(game) {
    const {app} = this;
    const name = this.name();
    app.store.set('name', name);
    show(this.error, false);
    try {
      const {seat, token} = await joinTable(game, kPublic, name);
      app.store.keepSeat(game, {seat, token});
      app.go(gamePath(game));
    } catch ({code}) {
      setText(this.error, say(code === 'taken' ? 'joinTaken' : 'errorOffline'));
      show(this.error, true);
      this.refresh();
    }
  }
}
