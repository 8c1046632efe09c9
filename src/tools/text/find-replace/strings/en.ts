import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    find: 'Find',
    replace: 'Replace with',
    find2: 'Then find (2)',
    replace2: 'and replace with (2)',
    find3: 'Then find (3)',
    replace3: 'and replace with (3)',
    find4: 'Then find (4)',
    replace4: 'and replace with (4)',
    find5: 'Then find (5)',
    replace5: 'and replace with (5)',
    find6: 'Then find (6)',
    replace6: 'and replace with (6)',
    find7: 'Then find (7)',
    replace7: 'and replace with (7)',
    find8: 'Then find (8)',
    replace8: 'and replace with (8)',
    find9: 'Then find (9)',
    replace9: 'and replace with (9)',
    find10: 'Then find (10)',
    replace10: 'and replace with (10)',
    regex: 'Regular expression',
    caseSensitive: 'Match case', // 'Cat' does not match 'cat'
    wholeWord: 'Whole words only',
    dotAll: 'Dot matches line breaks',
    multiline: '^ and $ match at every line',
    escapes: 'Read \\n, \\t, and \\\\ as line break, tab, and backslash',
    first: 'First match only',
    preserveCase: 'Preserve case', // Cat becomes Dog, CAT becomes DOG
    count: 'Replacements',
    matches: 'Matches',
  },
  hints: {
    regex: 'JavaScript’s, with Unicode. In the replacement: $1, $<name>, $&, and \\n.',
  },
  placeholders: { find: 'cat', replace: 'dog' },
  problems: { badPattern: 'The regular expression can’t be read: {reason}.' },
  notes: {
    listed: 'The first {listed} of {count} matches are listed; all of them are replaced.',
    nothingFound: 'Nothing was found, so the text is unchanged.',
  },
  terms: {
    pair: 'Pair', // find and replace, the first pair of them, the second …
    line: 'Line',
    column: 'Column',
    found: 'Found',
    became: 'Becomes',
  },
  own: {
    addPair: 'Add another pair',
    show: 'Show line', // the number of the line follows; it selects the match in the text
  },
} satisfies ToolStrings<typeof tool>;
