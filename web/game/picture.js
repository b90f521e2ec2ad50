// What the board paints of a game: the position after so many moves, and over the latest one the
// stone on its way and the count. Pure.
import {fromSgf} from '../base/points.js';

export function pictureOf(game, shown) {
  const stones = game.positions[shown];
  const last = shown > 0 ? fromSgf(game.moves[shown - 1].at) : null;
  const picture = {size: game.size, stones, last, pending: null, dead: null, territory: null};
  if (shown !== game.number) return picture;
  if (game.pending?.point) picture.pending = {point: game.pending.point, color: game.pending.color};
  return showsCount(game) ? {...picture, ...countOf(game.count, stones)} : picture;
}

export function showsCount({count, phase, why}) {
  if (!count || count.judging) return false;
  return phase === 'counting' || (phase === 'over' && /^count/.test(why ?? ''));
}

// Squares where there is no living stone: whose a living stone is, it says itself.
function countOf(count, stones) {
  const dead = stones.map((row) => Array.from(row, () => false));
  for (const {x, y} of count.dead.map(fromSgf)) dead[y][x] = true;
  const territory = stones.map(
      (row, y) =>
          Array.from(row, (stone, x) => (stone === '.' || dead[y][x] ? count.owner[y][x] : '.'))
              .join(''));
  return {dead, territory};
}
