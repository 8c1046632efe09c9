/**
 * Sets of colors for charts and drawings, in the order in which they are used. The first can be told apart by people
 * with any common form of color blindness.
 */
export const PALETTES = {
  /** Masataka Okabe and Kei Ito, 'Color Universal Design', 2008 (jfly.uni-koeln.de/color), without black. */
  default: ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#f0e442'],
  /** Paul Tol, 'Colour Schemes', SRON technical note 09-002, issue 3.2, 2021: bright. */
  bright: ['#4477aa', '#ee6677', '#228833', '#ccbb44', '#66ccee', '#aa3377', '#bbbbbb'],
  /** The same: muted. */
  muted: ['#332288', '#cc6677', '#117733', '#88ccee', '#aa4499', '#44aa99', '#882255', '#999933', '#ddcc77'],
  /** Cynthia Brewer and Mark Harrower, ColorBrewer 2.0: Dark2. */
  dark: ['#1b9e77', '#d95f02', '#7570b3', '#e7298a', '#66a61e', '#e6ab02', '#a6761d', '#666666'],
  /** The same: YlOrRd of nine classes, its last six, from dark to light. */
  warm: ['#800026', '#bd0026', '#e31a1c', '#fc4e2a', '#fd8d3c', '#feb24c'],
  /** The same: YlGnBu of nine classes, its last six, from dark to light. */
  cool: ['#081d58', '#253494', '#225ea8', '#1d91c0', '#41b6c4', '#7fcdbb'],
  /** The same: Greys of nine classes, its last five, from dark to light. */
  gray: ['#000000', '#252525', '#525252', '#737373', '#969696'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PaletteName = keyof typeof PALETTES;
export const PALETTE_NAMES = ['default', 'bright', 'muted', 'dark', 'warm', 'cool', 'gray'] as const;
