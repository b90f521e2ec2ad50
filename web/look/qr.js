// A QR code of some text: bytes, error correction M, versions 1 to 12 (287 bytes). ISO/IEC 18004.
// The answer is rows of booleans, true for dark, without the quiet zone around them.

// By version from 1: codewords of error correction in a block, and the data codewords of each
// block.
const kBlocks = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
  [30, [50, 51, 51, 51, 51]],
  [22, [36, 36, 36, 36, 36, 36, 37, 37]],
];
const kAlignment = [
  [], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50], [30, 54], [32, 58]
];                      // beside 6
const kBytes = 0b0100;  // the mode
const kCorrectionM = 0b00;

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

// The field of 256 elements that the code counts in.
const kPower = new Uint8Array(512);
const kLog = new Uint8Array(256);
for (let i = 0, value = 1; i < 255; ++i) {
  kPower[i] = kPower[i + 255] = value;
  kLog[value] = i;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
const times = (a, b) => (a && b ? kPower[kLog[a] + kLog[b]] : 0);

function generator(degree) {
  let polynomial = [1];
  for (let i = 0; i < degree; ++i) {
    const next = [...polynomial, 0];
    polynomial.forEach((factor, at) => {
      next[at + 1] ^= times(factor, kPower[i]);
    });
    polynomial = next;
  }
  return polynomial.slice(1);
}

export function correctionOf(data, degree) {
  const divisor = generator(degree);
  const rest = new Array(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift();
    rest.push(0);
    divisor.forEach((value, at) => {
      rest[at] ^= times(value, factor);
    });
  }
  return rest;
}

// The bytes with their head, their end and the filling that the standard wants.
function dataCodewords(bytes, version, capacity) {
  const bits = [];
  const put = (value, length) => {
    for (let i = length - 1; i >= 0; --i) bits.push((value >> i) & 1);
  };
  put(kBytes, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = [];
  for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let i = 0; words.length < capacity; ++i) words.push(i % 2 ? 0x11 : 0xec);
  return words;
}

// Blocks are dealt out like cards: first all first words, then all second ones.
function interleaved(words, [degree, lengths]) {
  let from = 0;
  const blocks = lengths.map((length) => words.slice(from, (from += length)));
  const corrections = blocks.map((block) => correctionOf(block, degree));
  const dealt = [];
  for (const hands of [blocks, corrections]) {
    const longest = Math.max(...hands.map((hand) => hand.length));
    for (let i = 0; i < longest; ++i) {
      for (const hand of hands)
        if (i < hand.length) dealt.push(hand[i]);
    }
  }
  return dealt;
}

// What of the square is fixed for every text: true, false, or null where data goes.
function patterns(version) {
  const side = 17 + 4 * version;
  const grid = Array.from({length: side}, () => new Array(side).fill(null));
  const ring = (x, y, reach, dark) => {
    for (let dy = -reach; dy <= reach; ++dy) {
      for (let dx = -reach; dx <= reach; ++dx) {
        const row = grid[y + dy];
        if (!row || x + dx < 0 || x + dx >= side) continue;
        row[x + dx] = dark(Math.max(Math.abs(dx), Math.abs(dy)));
      }
    }
  };
  for (let i = 0; i < side; ++i) grid[6][i] = grid[i][6] = i % 2 === 0;
  for (const [x, y] of [[3, 3], [side - 4, 3], [3, side - 4]]) {
    ring(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  }
  const places = kAlignment[version - 1].length ? [6, ...kAlignment[version - 1]] : [];
  const last = places.at(-1);
  for (const x of places) {
    for (const y of places) {
      const isCorner = (x === 6 && (y === 6 || y === last)) || (y === 6 && x === last);
      if (!isCorner) ring(x, y, 2, (distance) => distance !== 1);
    }
  }
  grid[side - 8][8] = true;
  writeFormat(grid, 0);  // keeps its room
  if (version >= 7) writeVersion(grid, version);
  return grid;
}

function checked(value, bits, divisor, length) {
  let rest = value << bits;
  for (let i = length - 1; i >= 0; --i) {
    if (rest >> (i + bits) & 1) rest ^= divisor << i;
  }
  return (value << bits) | rest;
}

function writeFormat(grid, mask) {
  const side = grid.length;
  const bits = checked((kCorrectionM << 3) | mask, 10, 0x537, 5) ^ 0x5412;
  for (let i = 0; i < 15; ++i) {
    const dark = ((bits >> i) & 1) === 1;
    const along = i < 6 ? i : i < 8 ? i + 1 : null;
    if (i < 8)
      grid[along][8] = dark;
    else
      grid[8][i === 8 ? 7 : 14 - i] = dark;
    if (i < 8)
      grid[8][side - 1 - i] = dark;
    else
      grid[side - 15 + i][8] = dark;
  }
}

function writeVersion(grid, version) {
  const side = grid.length;
  const bits = checked(version, 12, 0x1f25, 6);
  for (let i = 0; i < 18; ++i) {
    const dark = ((bits >> i) & 1) === 1;
    const near = Math.floor(i / 3);
    const far = side - 11 + (i % 3);
    grid[near][far] = grid[far][near] = dark;
  }
}

// The free places in the order data fills them: columns of two, from the right, up and down.
export function* freePlaces(fixed) {
  const side = fixed.length;
  let upwards = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; ++step) {
      const y = upwards ? side - 1 - step : step;
      for (const x of [right, right - 1])
        if (fixed[y][x] === null) yield {x, y};
    }
    upwards = !upwards;
  }
}

export const kMasks = [
  (x, y) => (x + y) % 2 === 0,
  (x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => (x * y) % 2 + (x * y) % 3 === 0,
  (x, y) => ((x * y) % 2 + (x * y) % 3) % 2 === 0,
  (x, y) => ((x + y) % 2 + (x * y) % 3) % 2 === 0,
];

function filled(fixed, words, mask) {
  const grid = fixed.map((row) => row.slice());
  let bit = 0;
  for (const {x, y} of freePlaces(fixed)) {
    const dark = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
    grid[y][x] = (dark === 1) !== kMasks[mask](x, y);
    ++bit;
  }
  writeFormat(grid, mask);
  return grid;
}

// How hard a square is to read: long runs, blocks, false finders, too dark or too light.
function penalty(grid) {
  const side = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x]));
  const lines = [...grid, ...columns].map((row) => row.map((dark) => (dark ? 1 : 0)).join(''));
  let points = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (line.match(/(?=00001011101|10111010000)/g) ?? []).length;
  }
  for (let y = 1; y < side; ++y) {
    for (let x = 1; x < side; ++x) {
      const four = grid[y][x] + grid[y - 1][x] + grid[y][x - 1] + grid[y - 1][x - 1];
      if (four === 0 || four === 4) points += 3;
    }
  }
  const dark = sum(grid.map((row) => row.filter(Boolean).length));
  return points + 10 * Math.floor(Math.abs((dark * 20) / (side * side) - 10));
}

// Nothing where the text is too long.
export function qrCode(text) {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + kBlocks.findIndex(([, lengths], at) => {
    const head = at + 1 < 10 ? 2 : 3;  // bytes, with the four bits of the end
    return bytes.length + head <= sum(lengths);
  });
  if (version === 0) return null;
  const blocks = kBlocks[version - 1];
  const words = interleaved(dataCodewords(bytes, version, sum(blocks[1])), blocks);
  const fixed = patterns(version);
  const grids = kMasks.map((_, mask) => filled(fixed, words, mask));
  const points = grids.map(penalty);
  return grids[points.indexOf(Math.min(...points))];
}
