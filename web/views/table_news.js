// What an event sounds like, and what is said of it to those who do not see the board.
import {fromSgf} from '../base/points.js';
import {say} from '../base/words.js';
import {recountNote} from '../game/prompt.js';
import {nameOf, offerText, resultText, shortNameOf} from '../game/sentences.js';

import {moveSpeech} from './speech.js';

export function hear(table, event) { kNews[event.type]?.(table, event); }

const spoken = (word) => (table, {by}) => {
  if (by && by === table.game.seat) return;
  table.app.speech.say(say(word, {name: by ? nameOf(table.game, by) : ''}));
};

const told = (word) => (table, {by}) => {
  if (by !== table.game.seat) table.tell(say(word, {name: shortNameOf(table.game, by)}));
};

const kNews = {
  move(table, event) {
    const {game, app} = table;
    const isMine = event.by === game.seat;
    const point = fromSgf(event.at);
    const captured = (event.captured?.length ?? 0) + (event.lost?.length ?? 0);
    table.setLocal({chosen: null});
    table.board.refuse(null);
    table.board.choose(null);
    // Our own stone was heard when it was played.
    if (!isMine)
      app.sound.play(point ? (captured ? 'capture' : 'stone') : 'pass', captured);
    else if (captured)
      app.sound.play('prisoners', captured);
    if (!isMine && point && table.shown === game.number) table.update(point);
    if (!isMine || captured) app.speech.say(moveSpeech(game, event));
  },
  joined: (table, event) => {
    table.app.sound.play('end');
    spoken('spokenJoined')(table, event);
  },
  counting(table) {
    table.setLocal({shown: null, stepping: false});
    table.app.speech.say(say('spokenCounting'));
  },
  agreed: spoken('theyAgree'),
  marks(table, event) {
    const {game, app} = table;
    if (event.by === game.seat && game.isPlayer) return;
    const result = resultText(game.count.score.result, 'count');
    app.speech.say([result, recountNote(game)].filter(Boolean).join('. '));
  },
  resumed: told('resumed'),
  paused: spoken('paused'),
  // Also to who agreed: the board is another one.
  undone(table) {
    table.setLocal({shown: null, stepping: false});
    table.app.speech.say(say('spokenUndone', {n: table.game.takenBack}));
  },
  offer(table, event) {
    if (event.by === table.game.seat) return;
    table.app.sound.play('pass');
    const name = shortNameOf(table.game, event.by);
    table.app.speech.say(`${offerText(table.game, event)} ${say('askedBy', {name})}`);
  },
  declined: told('declined'),
  over(table) {
    table.setLocal({stepping: false});
    table.app.sound.play('end');
    table.app.speech.say(resultText(table.game.result, table.game.why));
  },
  cancelled: spoken('cancelled'),
  chat(table, event) {
    if (event.by !== table.game.seat)
      table.app.speech.say(`${nameOf(table.game, event.by)}: ${event.text}`);
  },
  rematch(table) {
    if (table.game.isPlayer) table.actions.run('toRematch');
  },
};
