import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'HTML',
    result: 'Text',
    mode: 'What to keep',
    keepTags: 'Tags to keep',
    keepAttributes: 'Keep their attributes',
    links: 'Links',
    images: 'Descriptions of images (alt)',
    wrap: 'Wrap lines at (columns, 0 for no wrapping)',
    entities: 'Decode entities such as &amp;',
  },
  choices: {
    mode: {
      layout: 'The layout: paragraphs, lists, tables',
      strip: 'Whitespace as in the source',
      lines: 'One line per block',
    },
    links: { text: 'Their text', inline: 'Text [address]', footnotes: 'Text [1], addresses at the end' },
  },
  placeholders: { input: '<p>Paste HTML here, or drop a file</p>', keepTags: 'b, i, a' },
  problems: { tooNarrow: 'Lines can be {min} to {max} columns wide; 0 leaves them as long as they are.' },
} satisfies ToolStrings<typeof tool>;
