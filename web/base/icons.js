// The few line drawings of the page, on a field of 24 by 24.
import {svg} from './dom.js';

const kPaths = {
  back: 'M15 5l-7 7 7 7',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3.2 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14',
  eye:
      'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  first: 'M6 5v14M19 5l-8 7 8 7',
  flag: 'M6 21V4M6 4.5h11l-2.5 4 2.5 4H6',
  forward: 'M9 5l7 7-7 7',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  home: 'M4 11.5L12 5l8 6.5M6.5 10v9h11v-9',
  last: 'M18 5v14M5 5l8 7-8 7',
  more:
      'M5 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6zM12 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6zM19 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6z',
  pass: 'M6 6l6 6-6 6M12 6l6 6-6 6',
  pause: 'M8.5 6v12M15.5 6v12',
  play: 'M8 5.5v13l10-6.5z',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4.5 4.5',
  send: 'M4 12l16-7-6 15-3-6z',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M6 12v8h12v-8',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
  swap: 'M7 4v14M3.5 14.5L7 18l3.5-3.5M17 20V6M13.5 9.5L17 6l3.5 3.5',
  undo: 'M9 5L4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-3',
};

export function icon(name) {
  const path = svg('path', {d: kPaths[name]});
  return svg('svg', {class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true'}, path);
}
