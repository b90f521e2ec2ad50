// What the buttons and touches of a table do: mostly one command to the server, here and there a
// question first.
import {h} from '../base/dom.js';
import {icon} from '../base/icons.js';
import {toSgf} from '../base/points.js';
import {colored, say} from '../base/words.js';
import {actionsFor, rareActionsFor} from '../game/actions.js';
import {recountNote} from '../game/prompt.js';
import {nameOf, shortNameOf} from '../game/sentences.js';
import {gamePath, linkTo} from '../net/address.js';

import {shareBox} from './share.js';
import {askSheet, openSheet} from './sheet.js';

export class TableActions {
  constructor(table) { this.table = table; }

  run(action, value) {
    const handlers = {
      play: () => this.playChosen(),
      pass: () => this.pass(),
      offer: () => this.send({t: 'offer', what: value}),
      answer: () => this.answer(value),
      resume: () => this.send({t: 'resume'}),
      propose: () => this.send({t: 'propose'}),
      agree: () => this.agree(),
      addtime: () => this.send({t: 'addtime', seconds: value}),
      resign: () =>
          this.ask('resignQuestion', '', [['resign', {t: 'resign'}, 'danger'], ['playOn', null]]),
      cancel: () => this.ask(
          'cancelQuestion', 'cancelNote',
          [['cancelGame', {t: 'cancel'}, 'danger'], ['back', null]]),
      claim: () => this.claim(),
      chat: () => {
        this.table.chat.open(true);
        this.table.update();
      },
      sgf: () => this.table.line.ask({t: 'sgf'}),
      step: () => this.table.setLocal({stepping: true}),
      toEnd: () => this.table.setLocal({shown: null, stepping: false}),
      toRematch: () => this.toRematch(),
      home: () => this.table.app.go('/'),
      changeSeat: () => this.changeSeat(),
      more: () => this.openMenu(),
      share: () => this.openShare(value),
    };
    handlers[action]?.();
  }

  get game() { return this.table.game; }

  send(command) {
    this.table.hint.clear();
    return this.table.line.send(command);
  }

  // A touch on the board: a move, or a group to mark.
  touch(point) {
    if (this.game.phase !== 'counting') return this.play(point);
    this.send({t: 'mark', revision: this.game.count.revision, at: toSgf(point)});
  }

  // A point, or null for a pass. The stone is shown at once and taken back if the server refuses
  // it.
  play(point) {
    const {game, table} = this;
    if (!game.canPlay)
      return table.tell(say(game.mayTouch ? 'refused-not-your-turn' : 'lookFirst'));
    table.hint.clear();
    const at = point ? toSgf(point) : 'pass';
    table.board.choose(null);
    table.board.refuse(null);
    const id = table.line.send({t: 'move', number: game.number, at});
    game.expect(id, at);
    table.app.sound.play(point ? 'stone' : 'pass');
    table.setLocal({chosen: null, shown: null, stepping: false});
  }

  // What was typed means what a touch would.
  typed({point, agrees}) {
    const {game, table} = this;
    if (game.phase !== 'counting') return this.play(point);
    if (!agrees && !point) return table.tell(say('refused-wrong-phase'));
    if (game.count.judging) return table.tell(say('refused-judging'));
    if (!agrees) return this.touch(point);
    if (!game.mayAgree) return table.tell(recountNote(game) ?? say('lookFirst'));
    if (game.count.agreed[game.seat])
      return table.tell(say('waitingFor', {name: shortNameOf(game, game.opponent)}));
    this.agree();
  }

  playChosen() {
    const {chosen} = this.table.local;
    if (chosen && this.game.mayAnswer) this.play(chosen);
  }

  // One's own offer can be withdrawn at once.
  answer(yes) {
    const {offer} = this.game;
    if (!offer || (offer.by !== this.game.seat && !this.game.mayAnswer)) return;
    this.send({t: 'answer', offer: offer.n, yes});
  }

  // A thumb slips; who confirms moves confirms this one too. Nobody begins a game with a pass but
  // by a click that was meant for the game before.
  pass() {
    if (!this.table.local.confirms && this.game.number > 0) return this.play(null);
    this.question = askSheet(say('passQuestion'), '', [
      {word: 'pass', primary: true, action: () => this.play(null)},
      {word: 'back'},
    ]);
  }

  agree() {
    if (!this.game.mayAgree) return;
    const {revision, hash} = this.game.count;
    this.send({t: 'agree', revision, hash});
  }

  // What was asked about has gone.
  forgetQuestion() {
    this.question?.close();
    this.question = null;
  }

  ask(title, note, answers) {
    this.question = askSheet(
        say(title), note ? say(note) : '',
        answers.map(([word, command, tone]) => ({
                      word,
                      danger: tone === 'danger',
                      primary: tone === 'primary',
                      action: command && (() => this.send(command)),
                    })));
  }

  claim() {
    const name = shortNameOf(this.game, this.game.opponent);
    const isCount = this.game.phase === 'counting';
    const best = isCount ? ['claimCount', 'count'] : ['claimWin', 'win'];
    const title = say(this.game.isAgainstBot ? 'botGone' : 'hasLeft', {name});
    this.question = askSheet(title, say(isCount ? 'claimCountNote' : 'claimNote'), [
      {word: best[0], primary: true, action: () => this.send({t: 'claim', what: best[1]})},
      {word: 'claimVoid', action: () => this.send({t: 'claim', what: 'void'})},
      {word: 'keepWaiting'},
    ]);
  }

  changeSeat() {
    const {app, id, seat} = this.table;
    app.store.changeSeat(id, seat.other);
    app.route();
  }

  toRematch() {
    const {game, table} = this;
    table.app.store.keepRematch(game.rematch, table.seat, game.seatInRematch);
    table.app.go(gamePath(game.rematch));
  }

  saveRecord(text) {
    const names = [nameOf(this.game, 'black'), nameOf(this.game, 'white')].join('-');
    const day = new Date().toISOString().slice(0, 10);
    const address = URL.createObjectURL(new Blob([text], {type: 'application/x-go-sgf'}));
    const link = h(
        'a', {href: address, download: `${day} ${names}.sgf`.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')});
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  // A seat takes along what its maker sends to others.
  openShare(kind) {
    const {seat: {token, invite, watch}, id} = this.table;
    const isWaiting = this.game.phase === 'waiting';
    const secrets = kind === 'watch' ? {watch} : {token, watch, invite: isWaiting && invite};
    openSheet(say(kind === 'watch' ? 'watchLink' : 'moveSeat'), shareBox({
                note: say(kind === 'watch' ? 'watchLinkNote' : 'moveSeatNote'),
                link: linkTo(location.origin, id, secrets),
              }));
  }

  // Everything that can be done, also what has no room beside the board.
  openMenu() {
    const {game, table} = this;
    if (!game.isLoaded) return;
    const hidden = actionsFor(game).filter(({place}) => place === 'wide' || place === 'menu');
    const links = [];
    if (table.seat.watch)
      links.push({word: 'watchLink', icon: 'eye', action: 'share', value: 'watch'});
    if (game.isPlayer)
      links.push({word: 'moveSeat', icon: 'swap', action: 'share', value: 'token'});
    if (table.seat.other)
      links.push(
          {word: colored('goTo', table.seat.other.seat), icon: 'swap', action: 'changeSeat'});
    const steps = {word: 'stepThrough', icon: 'back', action: 'step'};
    const hasSteps = game.number > 0 && !table.stepper.isInSight();
    const items = [...hidden, ...rareActionsFor(game), ...(hasSteps ? [steps] : []), ...links];
    const dialog = openSheet(
        say('more'),
        h('div', {class: 'menu'},
          items.map(
              (item) =>
                  h('button', {
                    type: 'button',
                    class: 'button',
                    disabled: item.disabled,
                    onclick: () => {
                      dialog.close();
                      this.run(item.action, item.value);
                    },
                  },
                    icon(item.icon), h('span', {}, say(item.word))))));
  }
}
