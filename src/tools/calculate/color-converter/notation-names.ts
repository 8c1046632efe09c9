/** The labels of the notations, which are the same in every language. */
export const NOTATION_NAMES = {
  hex: 'HEX',
  rgb: 'RGB',
  hsl: 'HSL',
  hwb: 'HWB',
  lab: 'Lab',
  lch: 'LCH',
  oklab: 'OKLab',
  oklch: 'OKLCH',
  cmyk: 'CMYK',
} as const;
