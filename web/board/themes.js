// How boards look: the window's own (apps/desktop/board/board_theme).

export const kThemes = {
  kaya: {
    wood: {light: [0xec, 0xc4, 0x7c], dark: [0xbe, 0x88, 0x42], contrast: 1},
    line: 'rgb(51 32 12 / 0.85)',
    star: '#33200c',
    label: '#4a3014',
    accent: '#d83a2b',
    wrong: '#d02020',
  },
  walnut: {
    wood: {light: [0x9a, 0x6b, 0x42], dark: [0x63, 0x3e, 0x22], contrast: 0.9},
    line: 'rgb(246 230 204 / 0.85)',
    star: '#f6e6cc',
    label: '#f0dcc0',
    accent: '#ff6a4d',
    wrong: '#ff5a4a',
  },
  slate: {
    wood: {light: [0x5c, 0x6b, 0x74], dark: [0x46, 0x53, 0x5c], contrast: 0.5},
    line: 'rgb(230 238 242 / 0.75)',
    star: '#e6eef2',
    label: '#d5dfe4',
    accent: '#ffb030',
    wrong: '#ff5a4a',
  },
};

export const themeNamed = (name) => kThemes[name] ?? kThemes.kaya;
