import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    first: 'First word',
    second: 'Word in the box',
    layout: 'Layout',
    boxColor: 'Box',
    format: 'Save as',
    color: 'First word’s color',
    boxText: 'Text color in the box',
    transparent: 'Transparent background',
    background: 'Background',
    font: 'Font',
    radius: 'Rounded corners, % of the box’s height',
    size: 'Height in pixels',
    outline: 'Convert text to outlines',
    result: 'Logo',
    svg: 'SVG code',
    outWidth: 'Width',
    outHeight: 'Height',
  },
  hints: {
    outline: 'The logo then looks the same on every device. Clear it to edit the text in a drawing program.',
  },
  choices: {
    layout: { 'box-right': 'Box on the right', 'box-left': 'Box on the left', stacked: 'Box below' },
    font: { oswald: 'Oswald', condensed: 'Roboto Condensed' },
  },
  problems: {
    noWords: 'Both words are empty. Type at least one.',
    tooLong: 'A word can have up to {limit, plural, one {# character} other {# characters}}. Shorten it.',
  },
  notes: {
    deviceFont:
      'The font on this page lacks some of these letters, so the text uses one on your device. Save as PNG to keep it.',
  },
} satisfies ToolStrings<typeof tool>;
