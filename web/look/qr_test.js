import assert from 'node:assert/strict';
import {test} from 'node:test';

import {correctionOf, freePlaces, kMasks, qrCode} from './qr.js';

// A reader, written from the standard's other end: finds version and mask in the picture, takes the
// mask off and reads the bytes. It trusts the picture alone, and no more than the first block
// layout.
const kDataBlocks = {
  1: [16],
  2: [28],
  3: [44],
  4: [32, 32],
  5: [43, 43],
  6: [27, 27, 27, 27],
  7: [31, 31, 31, 31],
  8: [38, 38, 39, 39],
  9: [36, 36, 36, 37, 37],
  10: [43, 43, 43, 43, 44],
  11: [50, 51, 51, 51, 51],
  12: [36, 36, 36, 36, 36, 36, 37, 37]
};
const kTotals = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346, 404, 466];
const kAlignments = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46],
  [6, 28, 50], [6, 30, 54], [6, 32, 58]
];

// Which modules are fixed, drawn plainly.
function fixedModules(version) {
  const side = 17 + 4 * version;
  const fixed = Array.from({length: side}, () => new Array(side).fill(null));
  const box = (x0, y0, x1, y1) => {
    for (let y = y0; y <= y1; ++y)
      for (let x = x0; x <= x1; ++x) fixed[y][x] = true;
  };
  box(0, 0, 8, 8);
  box(side - 8, 0, side - 1, 8);
  box(0, side - 8, 8, side - 1);
  box(6, 0, 6, side - 1);
  box(0, 6, side - 1, 6);
  for (const x of kAlignments[version - 1]) {
    for (const y of kAlignments[version - 1]) {
      const inFinder = (x < 9 && y < 9) || (x < 9 && y > side - 9) || (x > side - 9 && y < 9);
      if (!inFinder) box(x - 2, y - 2, x + 2, y + 2);
    }
  }
  if (version >= 7) {
    box(side - 11, 0, side - 9, 5);
    box(0, side - 11, 5, side - 9);
  }
  return fixed;
}

function readQr(grid) {
  const side = grid.length;
  const version = (side - 17) / 4;
  const bit = (dark) => (dark ? 1 : 0);
  // The copy of the format beside the upper left finder, bit 14 first.
  const places = [
    [0, 8], [1, 8], [2, 8], [3, 8], [4, 8], [5, 8], [7, 8], [8, 8], [8, 7], [8, 5], [8, 4], [8, 3],
    [8, 2], [8, 1], [8, 0]
  ];
  const format = places.reduce((value, [x, y]) => (value << 1) | bit(grid[y][x]), 0) ^ 0x5412;
  assert.equal(format >> 13, 0, 'error correction M');
  const mask = (format >> 10) & 7;
  const bits = [];
  for (const {x, y} of freePlaces(fixedModules(version)))
    bits.push(bit(grid[y][x] !== kMasks[mask](x, y)));
  const words = [];
  for (let i = 0; i + 8 <= bits.length; i += 8)
    words.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  const lengths = kDataBlocks[version];
  const degree = (kTotals[version - 1] - lengths.reduce((a, b) => a + b, 0)) / lengths.length;
  const blocks = lengths.map(() => []);
  let at = 0;
  for (let i = 0; i < Math.max(...lengths); ++i) {
    lengths.forEach((length, block) => {
      if (i < length) blocks[block].push(words[at++]);
    });
  }
  const corrections = lengths.map(() => []);
  for (let i = 0; i < degree; ++i) corrections.forEach((block) => block.push(words[at++]));
  blocks.forEach((block, i) => assert.deepEqual(correctionOf(block, degree), corrections[i]));
  const data = blocks.flat();
  const all = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  assert.equal(all.slice(0, 4), '0100');
  const head = version < 10 ? 8 : 16;
  const length = parseInt(all.slice(4, 4 + head), 2);
  const bytes = Uint8Array.from(
      {length}, (_, i) => parseInt(all.slice(4 + head + 8 * i, 12 + head + 8 * i), 2));
  return new TextDecoder().decode(bytes);
}

test('what was written is read', () => {
  for (const text
           of ['', 'a', 'https://go.example/g/k3f9x2ab#i=9sXwAb3dEfGhIjKlMnOpQr', '囲碁を打とう',
               'x'.repeat(287)]) {
    assert.equal(readQr(qrCode(text)), text);
  }
});

test('every length up to the longest fits some version', () => {
  for (let length = 1; length <= 287; ++length) {
    const text = 'k'.repeat(length);
    assert.equal(readQr(qrCode(text)), text);
  }
  assert.equal(qrCode('x'.repeat(288)), null);
});

test('the check bytes are those of the example in the standard', () => {
  // "01234567" in version 1-M, annex I of ISO/IEC 18004.
  const data = [
    0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11
  ];
  assert.deepEqual(
      correctionOf(data, 10), [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
});

test('three finders and the dark module are where readers look for them', () => {
  const grid = qrCode('Tengen');
  const side = grid.length;
  const rows = (x, y) => grid.slice(y, y + 7).map(
      (row) => row.slice(x, x + 7).map((dark) => (dark ? '#' : '.')).join(''));
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  for (const [x, y] of [[0, 0], [side - 7, 0], [0, side - 7]]) assert.deepEqual(rows(x, y), finder);
  assert.equal(grid[side - 8][8], true);
  for (let i = 8; i < side - 8; ++i) assert.equal(grid[6][i], i % 2 === 0);
});
