import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    replaceWith: 'Put in place of a line break',
    custom: 'Your own text in its place',
    keepParagraphs: 'Keep paragraphs (blank lines)',
    dehyphenate: 'Join words split by a hyphen', // a word that the end of a line cuts in two
    collapse: 'Make runs of spaces one space',
    removed: 'Line breaks removed',
  },
  choices: {
    replaceWith: { space: 'A space', none: 'Nothing', comma: 'A comma and a space', custom: 'Something else' },
  },
  placeholders: { input: 'Paste text from a PDF or a mail' },
} satisfies ToolStrings<typeof tool>;
