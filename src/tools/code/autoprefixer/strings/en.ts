import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'CSS',
    query: 'Browsers (Browserslist query)',
    grid: 'Grid for Internet Explorer',
    cascade: 'Line prefixes up under each other',
    remove: 'Remove prefixes that no browser needs',
    note: 'Say which browsers need each prefix',
    result: 'CSS with prefixes',
    prefixes: 'Added prefixes',
    browsers: 'Browsers and versions chosen',
    chosen: 'These browsers',
    dataDate: 'Newest browser release in the caniuse data',
  },
  placeholders: { input: 'Paste CSS here, or drop a file' },
  problems: {
    syntax: 'Line {line}, column {column}: the CSS cannot be read there. The parser says: {reason}.',
    query: 'The browser query cannot be read. Browserslist says: {reason}.',
    noBrowsers: 'No browser fits this query. Add another with a comma: last 2 versions, Safari >= 14.',
    tooDeep: 'The rules are nested too deeply: too many blocks or brackets inside one another.',
    engine: 'Autoprefixer fails at this CSS and says: {reason}.',
    tooLong: 'Up to {limit} MB can be prefixed; this text has {size} MB.',
  },
  notes: {
    bom: 'The byte order mark (U+FEFF) before the text was left out.',
    unchanged: 'Nothing had to change for these browsers.',
    needless: 'These browsers need hardly any prefix: for them you can do without Autoprefixer.',
    warning: 'Line {line}, column {column}: {text}',
    moreWarnings: 'More warnings of this kind: {count}.',
  },
  terms: {
    prefix: 'Added',
    times: 'Times',
    needed: 'Needed by',
    unsaid: 'its older or newer forms together',
    browser: 'Browser',
    versions: 'Versions',
  },
} satisfies ToolStrings<typeof tool>;
