/** The background behind the card: none, or a gradient from the top left corner to the bottom right one. */
export const BACKGROUNDS = ['dusk', 'ocean', 'mint', 'ember', 'candy', 'sand', 'night', 'none'] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** The colors of the gradients, evenly spaced. */
export const GRADIENTS: Readonly<Record<Exclude<Background, 'none'>, readonly [string, string, ...string[]]>> = {
  dusk: ['#5b4bc4', '#a855c7', '#f0758f'],
  ocean: ['#0f6fc6', '#2aa9d2', '#8fe3d0'],
  mint: ['#0b6350', '#2f9e7c', '#b7e4a8'],
  ember: ['#b3261e', '#ee6c2f', '#fbc55a'],
  candy: ['#ff8fb8', '#ffb6a3', '#ffe1a8'],
  sand: ['#e9dfc9', '#d9c5a0', '#bfa57a'],
  night: ['#0e1018', '#23283b', '#3d4666'],
};
