// Points of a board and their names: {x, y} from the top left, "pd" on the wire and in SGF, "Q16"
// for people. A size is [columns, rows].

const kSgfLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const kColumns = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';  // nobody plays at I: it looks like 1

export const samePoint = (a, b) => Boolean(a && b) && a.x === b.x && a.y === b.y;

export const toSgf = ({x, y}) => kSgfLetters[x] + kSgfLetters[y];

// Nothing for a pass.
export function fromSgf(text) {
  if (typeof text !== 'string' || text.length !== 2) return null;
  const x = kSgfLetters.indexOf(text[0]);
  const y = kSgfLetters.indexOf(text[1]);
  return x < 0 || y < 0 ? null : {x, y};
}

export function columnName(x) {
  const count = kColumns.length;
  return (x < count ? '' : kColumns[Math.floor(x / count) - 1]) + kColumns[x % count];
}

export const pointName = ({x, y}, size) => columnName(x) + (size[1] - y);

// What a person types: "d4", " Q16 ". Nothing if it names no point of this board.
export function parsePoint(text, size) {
  const match = /^\s*([a-hj-z]{1,2})\s*([1-9]\d?)\s*$/i.exec(text);
  if (!match) return null;
  let x = 0;
  for (const letter of match[1].toUpperCase()) {
    x = x * kColumns.length + kColumns.indexOf(letter) + 1;
  }
  x -= 1;
  const y = size[1] - Number(match[2]);
  return x < size[0] && y >= 0 ? {x, y} : null;
}

// The dots of a board, as src/rules/handicap.cpp has them.
export function starPoints([width, height]) {
  const smaller = Math.min(width, height);
  const line = smaller >= 12 ? 3 : 2;
  const columns = [line, Math.floor(width / 2), width - 1 - line];
  const rows = [line, Math.floor(height / 2), height - 1 - line];
  const isThere = (column, row) => {
    const middles = (column === 1) + (row === 1);
    if (column === 1 && width % 2 === 0) return false;
    if (row === 1 && height % 2 === 0) return false;
    if (middles === 0) return smaller >= 7;
    return middles === 1 ? smaller >= 15 : smaller >= 5;
  };
  const stars = [];
  for (let row = 0; row < 3; ++row) {
    for (let column = 0; column < 3; ++column) {
      if (isThere(column, row)) stars.push({x: columns[column], y: rows[row]});
    }
  }
  return stars;
}
