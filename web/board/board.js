// The board as the reader meets it: a canvas that shows a picture and reports which point was
// meant. A mouse plays with a click; a finger chooses a point, which is played by a button
// elsewhere; the keyboard moves a cursor. What any of it does is decided above, and whether it may
// by the server.
import {h} from '../base/dom.js';
import {samePoint} from '../base/points.js';

import {Geometry, hasRoomForNames} from './geometry.js';
import {Painter} from './painter.js';

const kFallSeconds = 0.11;
const kSettleMilliseconds = 120;  // wood grows slowly: not while the window is being dragged
const kSteps = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
};

export class Board {
  // onPoint(point): played or touched. onChosen(point or null): waits for confirmation.
  // onCursor(point): the keyboard went there.
  constructor(container, {onPoint, onChosen = () => {}, onCursor = () => {}, label = ''}) {
    Object.assign(this, {container, onPoint, onChosen, onCursor});
    this.canvas =
        h('canvas', {class: 'board', tabindex: 0, role: 'application', 'aria-label': label});
    container.append(this.canvas);
    this.context = this.canvas.getContext('2d', {alpha: false});
    this.painter = new Painter();
    this.picture = {size: [19, 19], stones: []};
    this.mode = {touch: null, color: null, confirm: 'auto'};
    this.theme = 'kaya';
    this.coordinates = 'auto';
    this.hover = this.chosen = this.cursor = this.refused = null;
    this.listen();
    this.observer = new ResizeObserver(() => this.resized());
    this.observer.observe(container);
  }

  // Actions
  // picture: {size, stones, dead, territory, last, pending}; `fell` is a stone that was just
  // played.
  show(picture, fell = null) {
    const otherSize = String(picture.size) !== String(this.picture.size);
    this.picture = picture;
    if (otherSize) this.layOut();
    if (fell && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.drop(fell);
    this.repaint();
  }

  // touch: 'play', 'mark' or null; color: of the stone that would be played.
  setMode(mode) {
    this.mode = {...this.mode, ...mode};
    if (this.mode.touch !== 'play') this.choose(null);
    this.canvas.classList.toggle('live', this.mode.touch !== null);
    this.repaint();
  }

  setLook({theme, coordinates}) {
    this.theme = theme;
    this.coordinates = coordinates;
    this.layOut();
  }

  choose(point) {
    if (samePoint(point, this.chosen) || (!point && !this.chosen)) return;
    this.chosen = point;
    this.onChosen(point);
    this.repaint();
  }

  // A stone that was refused: crossed out until something else happens.
  refuse(point) {
    this.refused = point;
    this.repaint();
  }

  close() {
    this.observer.disconnect();
    this.canvas.remove();
  }

  // Sizes
  resized() {
    clearTimeout(this.settling);
    if (!this.geometry) return this.layOut();
    this.settling = setTimeout(() => this.layOut(), kSettleMilliseconds);
    this.fit(this.measure());
  }

  measure() {
    const {width, height} = this.container.getBoundingClientRect();
    const named = this.coordinates === 'on' ||
        (this.coordinates === 'auto' && hasRoomForNames({width, height}, this.picture.size));
    this.named = named;
    return new Geometry({width, height}, this.picture.size, named, window.devicePixelRatio || 1);
  }

  // The picture that is there is stretched until the new one is painted.
  fit(geometry) {
    this.canvas.style.width = `${geometry.width / geometry.scale}px`;
    this.canvas.style.height = `${geometry.height / geometry.scale}px`;
  }

  layOut() {
    const geometry = this.measure();
    if (geometry.width < 20) return;
    this.geometry = geometry;
    this.fit(geometry);
    this.canvas.width = geometry.width;
    this.canvas.height = geometry.height;
    this.paint();
  }

  // Painting
  repaint() {
    if (this.frame || !this.geometry) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.paint();
    });
  }

  paint() {
    this.painter.prepare(this.geometry, this.theme, this.named);
    const stone = (point) => (point && this.isFree(point) ? {point, color: this.mode.color} : null);
    this.painter.paint(this.context, this.geometry, {
      ...this.picture,
      ghost: this.mode.touch === 'play' && this.mode.color ? stone(this.hover) : null,
      chosen: this.mode.color ? stone(this.chosen) : null,
      cursor: this.cursor,
      refused: this.refused,
      falling: this.falling,
    });
  }

  drop(point) {
    const began = performance.now();
    const fall = () => {
      const gone = (performance.now() - began) / 1000 / kFallSeconds;
      this.falling = gone < 1 ? {point, height: (1 - gone) ** 2} : null;
      this.paint();
      if (this.falling) requestAnimationFrame(fall);
    };
    this.falling = {point, height: 1};
    requestAnimationFrame(fall);
  }

  isFree({x, y}) {
    return (this.picture.stones[y]?.[x] ?? '.') === '.' &&
        !samePoint(this.picture.pending?.point, {x, y});
  }

  // Touches
  listen() {
    const on = (name, handler) => this.canvas.addEventListener(name, handler);
    on('pointermove', (event) => this.moved(event));
    on('pointerdown', (event) => this.pressed(event));
    on('pointerup', (event) => this.released(event));
    on('pointercancel', () => {
      this.down = null;
    });
    on('pointerleave', () => this.setHover(null));
    on('keydown', (event) => this.key(event));
    on('blur', () => this.setCursor(null));
    on('contextmenu', (event) => {
      if (this.down) event.preventDefault();
    });
  }

  pointOf(event) {
    if (!this.geometry) return null;
    const box = this.canvas.getBoundingClientRect();
    const scale = this.geometry.width / box.width;
    const place = {x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale};
    return this.geometry.pointAt(place, event.pointerType !== 'mouse');
  }

  confirms(event) {
    if (this.mode.touch !== 'play') return false;
    return this.mode.confirm === 'on' ||
        (this.mode.confirm === 'auto' && event.pointerType !== 'mouse');
  }

  moved(event) {
    const point = this.pointOf(event);
    if (event.pointerType === 'mouse') this.setHover(point);
    if (this.down && this.confirms(event) && point && this.isFree(point)) this.choose(point);
  }

  pressed(event) {
    if (event.button !== 0) return;
    this.refused = null;
    this.setCursor(null);
    this.down = this.pointOf(event);
    if (this.down && this.confirms(event) && this.isFree(this.down)) {
      this.canvas.setPointerCapture(event.pointerId);
      this.choose(this.down);
    }
  }

  released(event) {
    const point = this.pointOf(event);
    const meant = this.down;
    this.down = null;
    if (!point || !samePoint(point, meant) || this.confirms(event)) return;
    this.touch(point);
  }

  touch(point) {
    if (this.mode.touch) this.onPoint(point);
  }

  setHover(point) {
    if (samePoint(point, this.hover) || (!point && !this.hover)) return;
    this.hover = point;
    this.repaint();
  }

  setCursor(point) {
    if (!point && !this.cursor) return;
    this.cursor = point;
    if (point) this.onCursor(point);
    this.repaint();
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const [columns, rows] = this.picture.size;
    const step = kSteps[event.key];
    if (step) {
      const from = this.cursor ?? {x: (columns - 1) >> 1, y: (rows - 1) >> 1};
      const [dx, dy] = this.cursor ? step : [0, 0];
      this.setCursor({
        x: Math.min(columns - 1, Math.max(0, from.x + dx)),
        y: Math.min(rows - 1, Math.max(0, from.y + dy))
      });
    } else if ((event.key === 'Enter' || event.key === ' ') && this.cursor) {
      this.refused = null;
      this.touch(this.cursor);
    } else if (event.key === 'Escape') {
      this.choose(null);
      this.setCursor(null);
    } else {
      return;
    }
    event.preventDefault();
  }
}
