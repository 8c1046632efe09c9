import { files, flag, give, line, names, optionalNumber, statsTool, text } from '../../../kinds/contract';
import { ENCODINGS } from './encoding';
import { LANGUAGES } from './language';
import { viewFile } from './view-file';

const INLINE_LIMIT = 50_000;

export default statsTool({
  worker: ({ input, file, query, regex }) =>
    (Array.isArray(file) && file.length > 0) ||
    (typeof input === 'string' && input.length > INLINE_LIMIT) ||
    (regex === true && query !== ''),
  // A visitor's regular expression may never finish, but searching 2 GB of text takes a minute.
  timeoutMs: 300_000,
  fields: {
    input: text({ rows: 8, mono: true }),
    file: files({ accept: '', many: false, optional: true }),
    /** The address from which the page fetches a file (Address.tsx); the response becomes `file`. */
    url: line(),
    query: line(),
    regex: flag(),
    line: optionalNumber({ min: 1 }),
    encoding: names(['auto', ...ENCODINGS]),
    language: names(['auto', ...LANGUAGES], { when: { highlight: [true] } }),
    wrap: flag(true),
    highlight: flag(),
  },
  outputs: {
    lines: give.integer(),
    characters: give.integer(),
    bytes: give.integer(),
    encoding: give.code(),
    eol: give.code(),
    longest: give.integer(),
    found: give.integer(),
    detected: give.code(),
    /** For the view on the page: the bytes, where lines begin, and which lines have matches. */
    view: give.files(),
  },
  run: (values, { progress }) => viewFile(values, progress),
});
