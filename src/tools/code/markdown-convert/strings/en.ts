import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Text',
    result: 'Result',
    preview: 'Preview',
    gfm: 'Tables, task lists, and footnotes (GFM)',
    rawHtml: 'Keep raw HTML',
    headingIds: 'Heading IDs, as on GitHub',
    fullPage: 'Full HTML page',
    bullet: 'Bullets',
    links: 'Link style',
    fence: 'Code fences',
  },
  choices: {
    links: { inline: 'Inline', reference: 'Reference' },
    fence: { backticks: '```', tildes: '~~~' },
  },
  problems: {
    tooLong: 'Up to {limit} MB can be converted; this text is {size} MB.',
    tooDeep: 'The text is nested too deeply to be converted: too many elements inside one another.',
  },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    frontMatter: 'The front matter (lines 1 to {lines}) was left out.',
  },
  own: {
    pictures: 'Show images from other sites', // pictures that the text loads from elsewhere
    picturesWhy: 'The text has images hosted on other sites. Showing them tells those sites your IP address.',
    tooLong: 'The result is too long to be shown here. Copy and Download include all of it.',
  },
} satisfies ToolStrings<typeof tool>;
