// A plank, grown pixel by pixel from noise: rings of a trunk that stands far to the left, and long
// fibres. The same plank as the window's (apps/desktop/board/wood).

function latticeValue(x, y, seed) {
  let h = (seed + Math.imul(x, 0x8da6b343) + Math.imul(y, 0xd8163841)) >>> 0;
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 8) / 16777216;
}

const smooth = (t) => t * t * (3 - 2 * t);

// Smooth noise from 0 to 1 with one feature a unit.
function noise(x, y, seed) {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const tx = smooth(x - ix);
  const ty = smooth(y - iy);
  const top = latticeValue(ix, iy, seed) * (1 - tx) + latticeValue(ix + 1, iy, seed) * tx;
  const low = latticeValue(ix, iy + 1, seed) * (1 - tx) + latticeValue(ix + 1, iy + 1, seed) * tx;
  return top * (1 - ty) + low * ty;
}

// What changes slowly over the board: rings counted from the heart, and clouds.
function growthAt(u, v, seed) {
  const sway = 0.055 * (noise(u * 1.6, v * 1.1, seed) - 0.5) +
      0.012 * (noise(u * 7, v * 2.2, seed + 1) - 0.5);
  const radius = u + sway + 0.05 * (v - 0.5) * (v - 0.5);
  const spacing = 0.75 + 0.5 * noise(radius * 5, 0.5, seed + 2);
  return {turn: radius * 17 * spacing, cloud: noise(u * 2.3, v * 1.4, seed + 5)};
}

// A ring darkens slowly through the summer and ends sharply.
function ringAt(turn) {
  const inRing = turn - Math.floor(turn);
  return inRing < 0.86 ? inRing * inRing * 0.75 : (1 - inRing) * 3.9;
}

// Long thin streaks: fine across the grain, slow along it. Two rows of noise are enough for all
// pixels between them.
class Fibre {
  constructor(width, across, along, weight, seed) {
    Object.assign(this, {width, across, along, weight, seed, at: null});
  }

  addTo(row, v) {
    const y = v * this.along;
    const at = Math.floor(y);
    if (at !== this.at) {
      this.upper = at - 1 === this.at ? this.lower : this.rowOf(at);
      this.lower = this.rowOf(at + 1);
      this.at = at;
    }
    const t = smooth(y - at);
    const a = this.weight * (1 - t);
    const b = this.weight * t;
    for (let x = 0; x < row.length; ++x) row[x] += a * this.upper[x] + b * this.lower[x];
  }

  rowOf(y) {
    return Float32Array.from(
        {length: this.width}, (_, x) => noise((x / this.width) * this.across, y, this.seed));
  }
}

const kNet = 16;  // pixels: growth is made on a coarse net and drawn straight between its knots

class GrowthNet {
  constructor(width, height, seed) {
    this.columns = Math.floor(width / kNet) + 2;
    this.knots = [];
    for (let y = 0; y < Math.floor(height / kNet) + 2; ++y) {
      for (let x = 0; x < this.columns; ++x) {
        this.knots.push(growthAt((x * kNet) / width, (y * kNet) / height, seed));
      }
    }
  }

  addTo(row, y) {
    const t = (y % kNet) / kNet;
    const first = Math.floor(y / kNet) * this.columns;
    const between = (knot, name) => {
      const top = this.knots[first + knot][name];
      return top + t * (this.knots[first + this.columns + knot][name] - top);
    };
    for (let x = 0; x < row.length; x += kNet) {
      const knot = x / kNet;
      const turn = between(knot, 'turn');
      const cloud = between(knot, 'cloud');
      const turnStep = (between(knot + 1, 'turn') - turn) / kNet;
      const cloudStep = (between(knot + 1, 'cloud') - cloud) / kNet;
      const last = Math.min(kNet, row.length - x);
      for (let i = 0; i < last; ++i) {
        row[x + i] += 0.4 * ringAt(turn + i * turnStep) + 0.3 * (cloud + i * cloudStep);
      }
    }
  }
}

// Colours from light to dark, so that a pixel costs one look.
function paletteOf({light, dark, contrast}) {
  const colors = new Uint8ClampedArray(1024 * 3);
  for (let i = 0; i < 1024; ++i) {
    const mix = Math.min(1, Math.max(0, 0.42 + (i / 1023 - 0.42) * contrast));
    for (let c = 0; c < 3; ++c)
      colors[3 * i + c] = Math.round(light[c] + mix * (dark[c] - light[c]));
  }
  return colors;
}

// Fills an ImageData, or anything with width, height and data.
export function growWood(image, colors, seed = 7) {
  const {width, height, data} = image;
  const palette = paletteOf(colors);
  const growth = new GrowthNet(width, height, seed);
  const finest = Math.min(1400, Math.max(420, width / 2.2));
  const fibres = [
    new Fibre(width, 190, 7, 0.15, seed + 3), new Fibre(width, 420, 22, 0.09, seed + 4),
    new Fibre(width, finest, 34, 0.06, seed + 6)
  ];
  const darkness = new Float32Array(width);
  for (let y = 0; y < height; ++y) {
    darkness.fill(0);
    growth.addTo(darkness, y);
    for (const fibre of fibres) fibre.addTo(darkness, y / height);
    for (let x = 0; x < width; ++x) {
      const shade = 3 * Math.floor(Math.min(1, Math.max(0, darkness[x])) * 1023);
      const at = 4 * (y * width + x);
      data[at] = palette[shade];
      data[at + 1] = palette[shade + 1];
      data[at + 2] = palette[shade + 2];
      data[at + 3] = 255;
    }
  }
  return image;
}
