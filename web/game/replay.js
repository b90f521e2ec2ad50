// Positions of a game from its moves and what each of them captured. The server says what was
// captured: nothing here knows a liberty. Stones are rows of '.', 'X' and 'O'.
import {fromSgf} from '../base/points.js';

const letterOf = (color) => (color === 'black' ? 'X' : 'O');
const otherLetter = (letter) => (letter === 'X' ? 'O' : 'X');

export function withStones(rows, points, letter) {
  const changed = rows.slice();
  for (const {x, y} of points) {
    changed[y] = changed[y].slice(0, x) + letter + changed[y].slice(x + 1);
  }
  return changed;
}

const pointsOf = (captured = []) => captured.map(fromSgf).filter(Boolean);

// move: {by, at, captured, lost}; `lost` are one's own stones, taken off by suicide.
export function afterMove(rows, move) {
  const point = fromSgf(move.at);
  if (!point) return rows;
  const placed = withStones(rows, [point], letterOf(move.by));
  return withStones(placed, [...pointsOf(move.captured), ...pointsOf(move.lost)], '.');
}

// The stones that were there before a move.
export function beforeMove(rows, move) {
  const point = fromSgf(move.at);
  if (!point) return rows;
  const letter = letterOf(move.by);
  const captured = withStones(rows, pointsOf(move.captured), otherLetter(letter));
  return withStones(withStones(captured, pointsOf(move.lost), letter), [point], '.');
}

// Every position of the game, the first one before any move, from the stones of the last.
export function positionsOf(rows, moves) {
  const positions = [rows];
  for (let i = moves.length - 1; i >= 0; --i)
    positions.push(beforeMove(positions.at(-1), moves[i]));
  return positions.reverse();
}
