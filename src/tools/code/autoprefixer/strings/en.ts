import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'CSS',
    query: 'Browsers (Browserslist query)',
    grid: 'Grid for Internet Explorer',
    cascade: 'Align prefixed declarations (cascade)',
    remove: 'Remove prefixes that no browser needs',
    note: 'List the browsers that need each prefix',
    result: 'CSS with prefixes',
    prefixes: 'Added prefixes',
    browsers: 'Selected browsers and versions',
    chosen: 'Selected browsers',
    dataDate: 'Newest browser release in the caniuse data',
  },
  placeholders: { input: 'Paste CSS here, or drop a file' },
  problems: {
    syntax: 'Line {line}, column {column}: this CSS can’t be parsed: {reason}.',
    query: 'The browser query isn’t valid. Browserslist says: {reason}.',
    noBrowsers: 'No browser matches this query. Add another one after a comma: last 2 versions, Safari >= 14.',
    tooDeep: 'The rules are nested too deeply: too many blocks or brackets inside one another.',
    engine: 'Autoprefixer can’t process this CSS: {reason}.',
    tooLong: 'Up to {limit} MB can be prefixed; this text is {size} MB.',
  },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    unchanged: 'These browsers need no changes.',
    needless: 'These browsers need almost no prefixes, so you can do without Autoprefixer.',
    warning: 'Line {line}, column {column}: {text}',
    moreWarnings: 'More warnings of this kind: {count}.',
  },
  terms: {
    prefix: 'Added',
    times: 'Count',
    needed: 'Needed by',
    unsaid: 'not known for this form',
    browser: 'Browser',
    versions: 'Versions',
  },
} satisfies ToolStrings<typeof tool>;
