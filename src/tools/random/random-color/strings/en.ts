import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  labels: {
    ...listWords.labels,
    tone: 'Colors',
    hue: 'Hue in degrees',
    format: 'Format',
    alpha: 'With transparency',
    keep: 'Locked colors',
    colors: 'All formats and contrast',
    kept: 'Kept from the previous pick',
  },
  hints: { ...listWords.hints, hue: '0 is red, 120 green, 240 blue. Colors are up to 15 degrees away.' },
  choices: {
    ...listWords.choices,
    tone: {
      any: 'Any color',
      pastel: 'Pastel',
      vivid: 'Vivid',
      dark: 'Dark',
      light: 'Light',
      grey: 'Gray',
      hue: 'Near one hue',
    },
    format: { hex: 'HEX', rgb: 'RGB', hsl: 'HSL', oklch: 'OKLCH' },
  },
  problems: listWords.problems,
  notes: listWords.notes,
  terms: {
    name: 'Nearest CSS name',
    onWhite: 'Contrast with white',
    onBlack: 'Contrast with black',
  },
  own: { lock: 'Keep while the others change', variables: 'Copy as CSS variables' },
} satisfies ToolStrings<typeof tool>;
