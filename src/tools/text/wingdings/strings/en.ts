import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    direction: 'Direction',
    font: 'Font',
    emoji: 'Emoji where phones lack the symbol',
    chart: 'Chart of this font',
  },
  placeholders: { input: 'Text, or symbols to read' },
  choices: {
    direction: { auto: 'Detect automatically', encode: 'Text to symbols', decode: 'Symbols to text' },
    font: { wingdings: 'Wingdings', wingdings2: 'Wingdings 2', wingdings3: 'Wingdings 3', webdings: 'Webdings' },
  },
  terms: { character: 'Character', code: 'Code', symbol: 'Symbol', codePoint: 'Unicode', emoji: 'Nearest emoji' },
  own: {
    // The list of symbols follows, each with its number: '🖏 U+1F58F'.
    missing: 'This device has no font with these symbols and shows boxes:',
  },
} satisfies ToolStrings<typeof tool>;
