export interface SliceColor {
  readonly fill: string;
  readonly text: string;
}

const WHITE = '#ffffff';
const INK = '#1a1a1a';

/** Light and dark in turn, so that neighbours differ without colour too; text on each has a contrast of 4.5 or more. */
const PALETTE: readonly SliceColor[] = [
  { fill: '#1f5fbf', text: WHITE },
  { fill: '#f2c230', text: INK },
  { fill: '#a3263f', text: WHITE },
  { fill: '#8fd0b5', text: INK },
  { fill: '#5b3a8c', text: WHITE },
  { fill: '#f2a07b', text: INK },
  { fill: '#1d6b4f', text: WHITE },
  { fill: '#bcd3f5', text: INK },
];
/** Stands beside the last and the first colour of the palette: unlike both. */
const BETWEEN = 3;

/** Colours for a ring of n slices: no two neighbours alike, the last and the first included. */
export function sliceColors(n: number): readonly SliceColor[] {
  const closes = n > 1 && n % PALETTE.length === 1;
  return Array.from({ length: n }, (_, index) => {
    const color = PALETTE[closes && index === n - 1 ? BETWEEN : index % PALETTE.length];
    return color ?? { fill: INK, text: WHITE };
  });
}
