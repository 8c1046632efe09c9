import { flag, give, isProblem, line, note, term, text, textTool } from '../../../kinds/contract';
import { PAIRS } from './names';
import { replacePairs } from './pairs';

/** This many matches are listed and highlighted; the result includes them all. */
const LISTED = 1000;
/** Longer matches are truncated in the list. */
const SHOWN = 100;

const cut = (found: string): string => (found.length > SHOWN ? `${found.slice(0, SHOWN)}…` : found);

export default textTool({
  fields: {
    input: text(),
    find: line(),
    replace: line(),
    find2: line(),
    replace2: line(),
    find3: line(),
    replace3: line(),
    find4: line(),
    replace4: line(),
    find5: line(),
    replace5: line(),
    find6: line(),
    replace6: line(),
    find7: line(),
    replace7: line(),
    find8: line(),
    replace8: line(),
    find9: line(),
    replace9: line(),
    find10: line(),
    replace10: line(),
    regex: flag(),
    caseSensitive: flag(true),
    wholeWord: flag(),
    dotAll: flag(false, { when: { regex: [true] } }),
    multiline: flag(true, { when: { regex: [true] } }),
    escapes: flag(false, { when: { regex: [false] } }),
    first: flag(),
    preserveCase: flag(),
  },
  outputs: { count: give.integer(), matches: give.table() },
  // A regular expression can run forever; only terminating its worker stops it.
  worker: 'always',
  timeoutMs: 2000,
  run: (values, { progress }) => {
    const { input, find } = values;
    const pairs = PAIRS.map(([find, replace]) => ({ find: values[find], replace: values[replace] }));
    const done = replacePairs(input, pairs, values, LISTED, progress);
    if (isProblem(done)) return done;
    return {
      result: done.text,
      count: done.count,
      matches: {
        columns: [term('pair'), term('line'), term('column'), term('found'), term('became')],
        rows: done.matches.map(({ pair, line, column, found, became }) => [
          pair,
          line,
          column,
          cut(found),
          cut(became),
        ]),
      },
      notes: [
        done.count > done.matches.length && note('listed', { listed: done.matches.length, count: done.count }),
        done.count === 0 && find !== '' && input !== '' && note('nothingFound'),
      ],
      empty: input === '',
    };
  },
});
