// How many boards stand side by side on a wall. Pure.

const kSmallest = 120;  // CSS pixels of a board anybody can still read; below, the wall scrolls

// The columns that make the boards largest, and the side of a board then. `caption` is the height
// below each, `gap` what lies between two.
export function wallLayout(count, {width, height}, caption, gap) {
  let best = {columns: 1, side: 0};
  for (let columns = 1; columns <= Math.max(1, count); ++columns) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const side = Math.floor(Math.min(
        (width - (columns - 1) * gap) / columns, (height - (rows - 1) * gap) / rows - caption));
    if (side > best.side) best = {columns, side};
  }
  if (best.side >= kSmallest) return {...best, scrolls: false};
  const columns = Math.max(1, Math.floor((width + gap) / (1.5 * kSmallest + gap)));
  return {columns, side: Math.floor((width - (columns - 1) * gap) / columns), scrolls: true};
}
