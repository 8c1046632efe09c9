import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Markdown',
    view: 'View',
    gfm: 'Tables, task lists and footnotes (GFM)',
    result: 'HTML',
    readingTime: 'Minutes to read',
    outline: 'Outline',
  },
  choices: { view: { split: 'Side by side', write: 'Write', read: 'Read' } },
  placeholders: { input: 'Write here, or drop a .md file' },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    tooDeep:
      'Line {line}: quotes and lists begin no further right than column {column}. Their signs behind it are shown as text.',
  },
  terms: { heading: 'Heading', level: 'Level', line: 'Line' },
  own: {
    toolbar: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    strike: 'Strikethrough',
    code: 'Code',
    link: 'Link',
    heading1: 'H1 heading',
    heading2: 'H2 heading',
    heading3: 'H3 heading',
    quote: 'Quote',
    bullets: 'Bullet list',
    numbers: 'Numbered list',
    tasks: 'Task list',
    table: 'Table: insert, or align its columns',
    rule: 'Horizontal rule',
    picture: 'Picture',
    preview: 'Preview',
    open: 'Open a file',
    save: 'Save .md',
    export: 'Export HTML',
    print: 'Print or PDF',
    draftKept: 'Draft kept on this device',
    draftFull: 'This device has no room for the draft: save the file yourself',
    draftDenied: 'This browser lets the site keep nothing: save the file yourself',
    elsewhere: 'This text was also changed in another tab. Both versions are kept.',
    earlier: 'Bring back my earlier draft',
    saved: 'Saved: {name}',
    saveRefused: '{name} could not be written. Save once more and choose another place.',
    fullScreen: 'Full screen',
    find: 'Find and replace',
    pictures: 'Show pictures from other sites', // pictures that the text loads from elsewhere
    picturesWhy: 'The text has images hosted on other sites. Showing them tells those sites your IP address.',
    pictureFailed: 'could not be loaded', // follows a picture's address
    pasted: 'Pasted as Markdown',
  },
} satisfies ToolStrings<typeof tool>;
