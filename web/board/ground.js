// The bare board: wood, lines, stars and coordinates. Painted once a size and theme.
import {columnName, starPoints} from '../base/points.js';

import {growWood} from './wood.js';

const kLabelShare = 0.36;  // of a cell
const kLargestLabel = 13;  // CSS pixels: a label is read, not looked at
const kSmallestLabel = 6;
const kFont = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';

export function paintGround(geometry, theme, coordinates) {
  const canvas = document.createElement('canvas');
  canvas.width = geometry.width;
  canvas.height = geometry.height;
  const context = canvas.getContext('2d', {alpha: false});
  paintWood(context, geometry, theme);
  paintLines(context, geometry, theme);
  paintStars(context, geometry, theme);
  if (coordinates) paintCoordinates(context, geometry, theme);
  return canvas;
}

function paintWood(context, geometry, theme) {
  const {width, height} = geometry;
  context.putImageData(growWood(context.createImageData(width, height), theme.wood), 0, 0);
  // The edge catches the light above and loses it below.
  const edge = Math.max(1, Math.round(geometry.scale));
  context.fillStyle = 'rgb(255 255 255 / 0.27)';
  context.fillRect(0, 0, width, edge);
  context.fillStyle = 'rgb(0 0 0 / 0.35)';
  context.fillRect(0, height - edge, width, edge);
}

function paintLines(context, geometry, theme) {
  const {left, top, cell, line, size} = geometry;
  const across = (size[0] - 1) * cell;
  const down = (size[1] - 1) * cell;
  // The crossings must not be darker than the lines: all are one shape.
  context.beginPath();
  for (let x = 0; x < size[0]; ++x) {
    context.rect(
        Math.round(left + x * cell - line / 2), Math.round(top - line / 2), line, down + line);
  }
  for (let y = 0; y < size[1]; ++y) {
    context.rect(
        Math.round(left - line / 2), Math.round(top + y * cell - line / 2), across + line, line);
  }
  context.fillStyle = theme.line;
  context.fill();
}

function paintStars(context, geometry, theme) {
  const {cell, scale} = geometry;
  const radius = Math.min(4 * scale, Math.max(1.6 * scale, cell * 0.095));
  context.fillStyle = theme.star;
  for (const star of starPoints(geometry.size)) {
    const {x, y} = geometry.center(star);
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

function paintCoordinates(context, geometry, theme) {
  const {cell, scale, size, width, height} = geometry;
  const wanted = (cell / scale) * kLabelShare;
  const pixels = Math.min(kLargestLabel, Math.max(kSmallestLabel, wanted)) * scale;
  const rim = geometry.labelMiddle();
  context.font = `${pixels}px ${kFont}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = theme.label;
  for (let x = 0; x < size[0]; ++x) {
    const middle = geometry.center({x, y: 0}).x;
    context.fillText(columnName(x), middle, rim);
    context.fillText(columnName(x), middle, height - rim);
  }
  for (let y = 0; y < size[1]; ++y) {
    const middle = geometry.center({x: 0, y}).y;
    context.fillText(String(size[1] - y), rim, middle);
    context.fillText(String(size[1] - y), width - rim, middle);
  }
}
