import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

const styles = {
  plain: 'Roman numerals',
  lower: 'Lowercase',
  unicode: 'Unicode numerals',
  // Only the letters I V X L C D M of a text are replaced; its numbers stay.
  letters: 'Letters of the text',
  bold: 'Bold',
  script: 'Script',
  fraktur: 'Gothic (Fraktur)',
  doubleStruck: 'Double-struck',
  monospace: 'Typewriter',
};

export default {
  labels: {
    style: 'Style',
    dates: 'Put a dot between the parts of a date',
    dateOrder: 'Dates are typed as',
    value: 'Value of this numeral',
    day: 'First date, read as',
  },
  placeholders: { input: '2026, 12/25/2024, or any text with numbers' },
  hints: {
    input:
      'Screen readers may spell these characters out or skip them, and search often doesn’t find them. In a document, use the plain letters of the first card.',
  },
  choices: {
    style: { all: 'All', ...styles },
    dateOrder: { mdy: 'Month, day, year', dmy: 'Day, month, year', ymd: 'Year, month, day' },
  },
  terms: styles,
  own: {
    // Before a number, for screen readers.
    count: 'Characters:',
    missing: 'Shows as boxes on this device',
  },
  notes: {
    tooLarge: '{number} stays as it is: numerals with one overline go up to {largest}.',
  },
} satisfies ToolStrings<typeof tool>;
