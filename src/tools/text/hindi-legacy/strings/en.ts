import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {},
  choices: {
    from: { krutidev: 'Kruti Dev 010', chanakya: 'Chanakya (Summit)', unicode: 'Unicode (Mangal)' },
    to: { krutidev: 'Kruti Dev 010', chanakya: 'Chanakya (Summit)', unicode: 'Unicode (Mangal)' },
  },
  placeholders: { input: 'Type or paste Hindi text, or drop a .txt file' },
  notes: {
    alreadyUnicode: '{lines, plural, one {# line was} other {# lines were}} already in Unicode and left unchanged.',
    looksLikeKrutiDev:
      'This looks like Kruti Dev: it is mostly plain Latin letters. Walkman-Chanakya 901, 902, and 905 have nearly that layout too. Choose Kruti Dev 010 under “From.”',
    latinWords:
      'Words in Latin letters: {words}. The Hindi font has no Latin letters, so they stay as they are; set them in another font.',
    missing: 'Not in this font, so left as they are (the font may draw something else in their place): {characters}',
  },
} satisfies ToolStrings<typeof tool>;
