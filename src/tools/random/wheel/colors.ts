export interface SliceColor {
  readonly fill: string;
  readonly text: string;
}

const WHITE = '#ffffff';
const INK = '#1a1a1a';

/**
 * Alternately light and dark, so that neighbors differ even without color; the contrast of the text is at least 4.5 on
 * each.
 */
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
/** A color unlike both the last and the first color of the palette, for the slice between them. */
const BETWEEN = 3;

/** Colors for a ring of n slices: adjacent ones differ, including the last and the first. */
export function sliceColors(n: number): readonly SliceColor[] {
  const closes = n > 1 && n % PALETTE.length === 1;
  return Array.from({ length: n }, (_, index) => {
    const color = PALETTE[closes && index === n - 1 ? BETWEEN : index % PALETTE.length];
    return color ?? { fill: INK, text: WHITE };
  });
}
