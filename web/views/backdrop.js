// A board to look at where no game is played yet: the size that was chosen, with a few stones of an
// opening on it.
import {h} from '../base/dom.js';
import {fromSgf} from '../base/points.js';
import {Board} from '../board/board.js';
import {withStones} from '../game/replay.js';

// Black and White in turn: openings anybody might play.
const kOpenings = {
  9: ['fe', 'de', 'dc', 'gc', 'cf', 'ed', 'ec'],
  13: ['jd', 'dj', 'jj', 'dd', 'ch', 'fk', 'cf'],
  19: [
    'pd', 'dp', 'qp', 'dd', 'oq', 'fc', 'cn', 'fq', 'bp', 'cq', 'ck', 'qf', 'nd', 'rd', 'qc', 'qi'
  ],
};

export function backdrop(app) {
  const room = h('div', {class: 'board-room'});
  const board = new Board(room, {onPoint: () => {}});
  board.canvas.removeAttribute('tabindex');
  board.canvas.setAttribute('role', 'presentation');
  const look = () =>
      board.setLook({theme: app.store.settings.board, coordinates: app.store.settings.coordinates});
  return {
    room,
    show(size) {
      look();
      board.show(openingOf(size));
    },
    settingsChanged: look,
    close: () => board.close(),
  };
}

function openingOf(size) {
  const moves = (kOpenings[size] ?? []).map(fromSgf);
  const empty = Array.from({length: size}, () => '.'.repeat(size));
  const stones =
      moves.reduce((rows, point, at) => withStones(rows, [point], at % 2 ? 'O' : 'X'), empty);
  return {size: [size, size], stones, last: moves.at(-1) ?? null};
}
