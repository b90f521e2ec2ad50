// Where everything on a painted board lies: from points to places and back. Pure arithmetic; the
// proportions are those of the window (apps/desktop/board/board_geometry).

const kHalfStone = 0.52;  // of a cell: a stone at the edge, and a little air

// What lies around the stones: bare wood, or a row of coordinates. A share of a cell, but on a
// small board, where cells are large, no more than so many CSS pixels.
const kPlainRim = {
  share: 0.28,
  most: 16
};
const kCoordinateRim = {
  share: 0.7,
  most: 26
};
const kLabelShare = 0.54;  // of the rim: a label's middle from the wood's edge

// A touch farther than this from the nearest point, in cells along either axis, means nothing.
const kReach = 0.44;
const kFingerReach = 0.5;  // a finger is never exact, and what it chose is shown before it counts

const kSmallestEvenCell = 12;    // device pixels; below, a whole pixel is too much to give away
const kCellsPerLine = 1 / 36;    // thickness of a line
const kBoardsPerLine = 1 / 900;  // but on a small board its cells say too much

// From one line to the next where so many lines with their rim fill this length; device pixels.
function cellIn(length, lines, rim, scale) {
  const cell = length / (lines - 1 + 2 * (kHalfStone + rim.share));
  const most = rim.most * scale;
  if (cell * rim.share <= most) return cell;
  return (length - 2 * most) / (lines - 1 + 2 * kHalfStone);
}

const kRoomForNames = 24;  // CSS pixels a cell; smaller ones need the room for stones

// Whether coordinates beside the board leave stones large enough.
export const hasRoomForNames = ({width, height}, [columns, rows]) =>
    Math.min(width / columns, height / rows) >= kRoomForNames;

// The largest board that fits into an area of CSS pixels. All lengths of the answer are device
// pixels, counted from the corner of the wood, and lines lie on whole ones, so that nothing blurs.
export class Geometry {
  constructor(area, size, coordinates, scale = 1) {
    const rim = coordinates ? kCoordinateRim : kPlainRim;
    const [columns, rows] = size;
    const room = Math.max(
        1,
        Math.min(
            cellIn(area.width * scale, columns, rim, scale),
            cellIn(area.height * scale, rows, rim, scale)));
    this.size = size;
    this.scale = scale;
    this.cell = room >= kSmallestEvenCell ? Math.floor(room) : room;
    // Whole cells leave something over. Bare wood takes it into its rim and fills the width of a
    // phone; beside coordinates it would push them away from their lines.
    const wood = coordinates ? this.cell : room;
    const margin = kHalfStone * wood + Math.min(rim.share * wood, rim.most * scale);
    this.width = Math.round((columns - 1) * wood + 2 * margin);
    this.height = Math.round((rows - 1) * wood + 2 * margin);
    const thin = Math.min(this.width, this.height) * kBoardsPerLine;
    this.line = Math.max(1, Math.round(Math.min(this.cell * kCellsPerLine, thin)));
    this.left = this.firstLine(this.width, columns);
    this.top = this.firstLine(this.height, rows);
  }

  firstLine(length, lines) {
    const free = (length - (lines - 1) * this.cell) / 2;
    return Math.floor(free - this.line / 2) + this.line / 2;
  }

  center({x, y}) { return {x: this.left + x * this.cell, y: this.top + y * this.cell}; }

  // The middle of a row of labels, from the wood's edge.
  labelMiddle() {
    const rim = Math.min(this.left, this.top) - kHalfStone * this.cell;
    return rim * kLabelShare;
  }

  // The point meant by a touch at this place (device pixels): the nearest one, unless the touch
  // lies between points, where nobody can say which was meant.
  pointAt(place, isFinger = false) {
    const across = (place.x - this.left) / this.cell;
    const down = (place.y - this.top) / this.cell;
    const x = Math.round(across);
    const y = Math.round(down);
    if (x < 0 || y < 0 || x >= this.size[0] || y >= this.size[1]) return null;
    const off = Math.max(Math.abs(across - x), Math.abs(down - y));
    return off <= (isFinger ? kFingerReach : kReach) ? {x, y} : null;
  }
}
