// Pictures of stones at one diameter: slate and shell, a few of each so that no two neighbours look
// stamped, and the soft shadow they share. Made once a size, then only copied. The light is the
// window's (apps/desktop/board/stone_sprites).

const kSlates = 2;
const kShells = 6;

// The surface of a lens-shaped stone, x and y from -1 to 1 inside the unit circle: how much light
// comes from the lamp up left, spread wide, and how much of the lamp itself is mirrored.
function lightAt(x, y) {
  const r2 = x * x + y * y;
  // A stone is flatter than a ball in the middle and rounds off at the rim.
  const z = Math.sqrt(Math.max(0, 1 - 0.92 * r2)) * 1.25;
  const length = Math.sqrt(r2 + z * z);
  const [lx, ly, lz] = [-0.42, -0.55, 0.72];
  const facing = (x * lx + y * ly + z * lz) / length;
  const half = (x * lx + y * ly + z * (lz + 1)) / length / Math.hypot(lx, ly, lz + 1);
  return {spread: Math.max(0, facing), mirrored: Math.max(0, half) ** 26};
}

function slateAt(x, y, variant) {
  const {spread, mirrored} = lightAt(x, y);
  const grain = 0.01 * Math.sin((x * 3 + y * 11) * (4 + variant));
  const base = 0.045 + 0.13 * spread * spread + grain * spread;
  const glow = 0.3 * mirrored;
  return [base + glow, base * 1.01 + glow, base * 1.05 + glow * 1.03];
}

// Clam shell: near white, with faint growth lines in a direction of its own.
function shellAt(x, y, variant) {
  const {spread, mirrored} = lightAt(x, y);
  const angle = 0.7 + 1.31 * variant;
  const across = x * Math.cos(angle) + y * Math.sin(angle);
  const along = y * Math.cos(angle) - x * Math.sin(angle);
  const bow = across + 0.16 * along * along;
  const line = Math.sin(bow * (24 + 2 * variant) + 3 * bow * bow);
  const base = 0.7 + 0.275 * spread + 0.008 * line;
  const glow = 0.1 * mirrored;
  return [base + glow, base * 0.995 + glow, base * 0.972 + glow];
}

function canvasOf(side, paintPixel) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d');
  const image = context.createImageData(side, side);
  for (let y = 0; y < side; ++y) {
    for (let x = 0; x < side; ++x) {
      const color = paintPixel(x + 0.5 - side / 2, y + 0.5 - side / 2);
      for (let c = 0; c < 4; ++c) image.data[4 * (y * side + x) + c] = Math.round(color[c] * 255);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

const kNothing = [0, 0, 0, 0];

function paintStone(diameter, surface) {
  const radius = diameter / 2;
  return canvasOf(Math.ceil(diameter) + 2, (dx, dy) => {
    const distance = Math.hypot(dx, dy);
    const cover =
        Math.min(1, Math.max(0, radius - distance + 0.5));  // a pixel of the rim fades out
    if (cover <= 0) return kNothing;
    const shrink = Math.min(1, radius / Math.max(distance, 1e-3)) / radius;
    return [...surface(dx * shrink, dy * shrink), cover];
  });
}

function paintShadow(diameter) {
  const spread = diameter * 0.09;
  const outer = diameter / 2 + spread;
  const inner = diameter / 2 - 2 * spread;
  return canvasOf(Math.ceil(diameter + 2 * spread) + 2, (dx, dy) => {
    const t = Math.min(1, Math.max(0, (outer - Math.hypot(dx, dy)) / (outer - inner)));
    return [0, 0, 0, 0.42 * t * t * (3 - 2 * t)];
  });
}

const several = (count, make) => Array.from({length: count}, (_, variant) => make(variant));

export class Stones {
  // The diameter is in device pixels.
  constructor(diameter) {
    this.diameter = diameter;
    this.black = several(kSlates, (i) => paintStone(diameter, (x, y) => slateAt(x, y, i)));
    this.white = several(kShells, (i) => paintStone(diameter, (x, y) => shellAt(x, y, i)));
    this.shadow = paintShadow(diameter);
    this.shadowOffset = diameter * 0.07;
  }

  stone(color, variant) {
    const all = color === 'black' ? this.black : this.white;
    return all[variant % all.length];
  }
}
