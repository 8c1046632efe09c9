import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    direction: 'Direction',
    scope: 'Characters to encode',
    style: 'Written as',
    repeat: 'Decode until nothing changes',
  },
  choices: {
    direction: { encode: 'Encode', decode: 'Decode' },
    scope: {
      special: 'Only & < > " \'',
      nonAscii: 'These and all non-ASCII characters',
      all: 'Every character',
    },
    style: {
      named: 'Names: &eacute;',
      decimal: 'Decimal numbers: &#233;',
      hex: 'Hexadecimal numbers: &#xE9;',
    },
  },
  problems: {
    tooLong: 'The result would have more than {limit} million characters, more than a browser can handle.',
  },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    kept: 'Control characters that HTML has no entity for: {count}, left as they are. Their numbers would show other characters.',
    passes: 'Decoded {count} times until nothing changed.',
    more: 'The result still contains entities. If the text was encoded twice, select “Decode until nothing changes.”',
  },
} satisfies ToolStrings<typeof tool>;
