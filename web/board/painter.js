// Paints a position and what lies over it. Paints what it was given and knows no rule of Go.
import {paintGround} from './ground.js';
import {Stones} from './stones.js';
import {themeNamed} from './themes.js';

// Shares of a cell, as in the window.
const kStone = 0.965;   // neighbours all but touch
const kWander = 0.022;  // how far a hand misses the point
const kTerritory = 0.34;
const kRing = 0.26;  // of the last move; its radius

const kGhostOpacity = 0.5;
const kPendingOpacity = 0.9;  // of a stone the server has not confirmed yet
const kDeadOpacity = 0.45;

// A number that belongs to a point, always the same: which shell it is and where it lies.
function characterOf({x, y}) {
  let h = Math.imul(x, 73856093) ^ Math.imul(y, 19349663);
  h = Math.imul(h ^ (h >>> 13), 0x5bd1e995);
  return (h ^ (h >>> 15)) >>> 0;
}

export class Painter {
  constructor() {
    this.groundKey = '';
    this.themeName = 'kaya';
  }

  // Ground and stones for this geometry; wood grows slowly, so only when something changed.
  prepare(geometry, themeName, coordinates) {
    const {width, height, size, cell} = geometry;
    const key = [width, height, ...size, themeName, coordinates].join();
    if (key === this.groundKey) return;
    this.groundKey = key;
    this.theme = themeNamed(themeName);
    this.ground = paintGround(geometry, this.theme, coordinates);
    const diameter = cell * kStone;
    if (this.stones?.diameter !== diameter) this.stones = new Stones(diameter);
  }

  // picture: {stones (rows of '.', 'X', 'O'), dead, territory, last, ghost, pending, chosen,
  // cursor, refused, falling}
  paint(context, geometry, picture) {
    Object.assign(this, {context, geometry});
    context.drawImage(this.ground, 0, 0);
    if (picture.chosen) this.paintHair(picture.chosen.point);
    this.paintStones(picture);
    this.paintTerritory(picture);
    if (picture.last) this.paintRing(picture.last);
    if (picture.pending) {
      this.paintShadow(picture.pending.point);
      this.paintStone(picture.pending.point, picture.pending.color, kPendingOpacity);
    }
    const ghost = picture.chosen ?? picture.ghost;
    if (ghost) this.paintStone(ghost.point, ghost.color, picture.chosen ? 0.7 : kGhostOpacity);
    if (picture.cursor) this.paintCursor(picture.cursor);
    if (picture.refused) this.paintRefused(picture.refused);
  }

  paintStones({stones, dead, falling}) {
    const there = [];
    for (let y = 0; y < stones.length; ++y) {
      for (let x = 0; x < stones[y].length; ++x) {
        if (stones[y][x] !== '.')
          there.push({x, y, color: stones[y][x] === 'X' ? 'black' : 'white'});
      }
    }
    const isFalling = (point) =>
        falling && falling.point.x === point.x && falling.point.y === point.y;
    const resting = there.filter((point) => !isFalling(point));
    // All shadows first: none may fall on a stone.
    for (const point of resting) {
      if (!dead?.[point.y]?.[point.x]) this.paintShadow(point);
    }
    for (const point of resting) {
      this.paintStone(point, point.color, dead?.[point.y]?.[point.x] ? kDeadOpacity : 1);
    }
    const fallen = there.find(isFalling);
    if (fallen) this.paintFalling(fallen, falling.height);
  }

  placeOf(point) {
    const h = characterOf(point);
    const {x, y} = this.geometry.center(point);
    const off = (byte) => ((byte & 0xff) / 127.5 - 1) * kWander * this.geometry.cell;
    return {x: x + off(h), y: y + off(h >>> 8)};
  }

  copy(sprite, x, y) {
    this.context.drawImage(
        sprite, Math.round(x - sprite.width / 2), Math.round(y - sprite.height / 2));
  }

  paintShadow(point, farther = 1) {
    const {x, y} = this.placeOf(point);
    const offset = this.stones.shadowOffset * farther;
    this.copy(this.stones.shadow, x + offset * 0.6, y + offset);
  }

  paintStone(point, color, opacity) {
    const {x, y} = this.placeOf(point);
    this.context.globalAlpha = opacity;
    this.copy(this.stones.stone(color, characterOf(point) >>> 16), x, y);
    this.context.globalAlpha = 1;
  }

  // The nearer to the eye, the larger, and the farther its shadow.
  paintFalling(point, height) {
    const {x, y} = this.placeOf(point);
    const sprite = this.stones.stone(point.color, characterOf(point) >>> 16);
    const side = sprite.width * (1 + 0.16 * height);
    this.context.globalAlpha = 1 - 0.5 * height;
    this.paintShadow(point, 1 + 3 * height);
    this.context.drawImage(sprite, x - side / 2, y - side / 2, side, side);
    this.context.globalAlpha = 1;
  }

  paintTerritory({territory}) {
    if (!territory) return;
    const side = Math.round(this.geometry.cell * kTerritory);
    const line = Math.max(1, Math.round(this.geometry.scale));
    for (let y = 0; y < territory.length; ++y) {
      for (let x = 0; x < territory[y].length; ++x) {
        const owner = territory[y][x].toLowerCase();
        if (owner !== 'x' && owner !== 'o') continue;
        const middle = this.geometry.center({x, y});
        const left = Math.round(middle.x - side / 2);
        const top = Math.round(middle.y - side / 2);
        this.context.fillStyle = owner === 'x' ? 'rgb(255 255 255 / 0.47)' : 'rgb(0 0 0 / 0.6)';
        this.context.fillRect(left - line, top - line, side + 2 * line, side + 2 * line);
        this.context.fillStyle = owner === 'x' ? '#121214' : '#f6f6f2';
        this.context.fillRect(left, top, side, side);
      }
    }
  }

  stroke(color, share, least) {
    this.context.strokeStyle = color;
    this.context.lineWidth = Math.max(least * this.geometry.scale, this.geometry.cell * share);
    this.context.lineCap = 'round';
    this.context.beginPath();
  }

  paintRing(point) {
    const {x, y} = this.geometry.center(point);
    this.stroke(this.theme.accent, 0.085, 2);  // on the black stone of a phone it must be seen
    this.context.arc(x, y, this.geometry.cell * kRing, 0, 2 * Math.PI);
    this.context.stroke();
  }

  // Lines through the whole board: a finger hides the point, but not its row and column.
  paintHair(point) {
    const {x, y} = this.geometry.center(point);
    this.context.globalAlpha = 0.55;
    this.stroke(this.theme.accent, 0.05, 1.5);
    this.context.moveTo(x, 0);
    this.context.lineTo(x, this.geometry.height);
    this.context.moveTo(0, y);
    this.context.lineTo(this.geometry.width, y);
    this.context.stroke();
    this.context.globalAlpha = 1;
  }

  paintCursor(point) {
    const {x, y} = this.geometry.center(point);
    const side = this.geometry.cell * 0.94;
    this.stroke(this.theme.accent, 0.07, 2);
    this.context.roundRect(x - side / 2, y - side / 2, side, side, 4 * this.geometry.scale);
    this.context.stroke();
  }

  paintRefused(point) {
    const {x, y} = this.geometry.center(point);
    const arm = this.geometry.cell * 0.28;
    this.stroke(this.theme.wrong, 0.1, 2.5);
    this.context.moveTo(x - arm, y - arm);
    this.context.lineTo(x + arm, y + arm);
    this.context.moveTo(x + arm, y - arm);
    this.context.lineTo(x - arm, y + arm);
    this.context.stroke();
    this.stroke(this.theme.wrong, 0.1, 2.5);
    this.context.arc(x, y, this.geometry.cell * 0.48, 0, 2 * Math.PI);
    this.context.stroke();
  }
}
