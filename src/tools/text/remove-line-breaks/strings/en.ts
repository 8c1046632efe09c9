import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    replaceWith: 'Replace line breaks with',
    custom: 'Your own replacement',
    keepParagraphs: 'Keep paragraphs (blank lines)',
    dehyphenate: 'Join words split by a hyphen', // a word that the end of a line cuts in two
    collapse: 'Collapse multiple spaces',
    removed: 'Line breaks removed',
  },
  choices: {
    replaceWith: { space: 'A space', none: 'Nothing', comma: 'A comma and a space', custom: 'Something else' },
  },
  placeholders: { input: 'Paste text from a PDF or an email' },
} satisfies ToolStrings<typeof tool>;
