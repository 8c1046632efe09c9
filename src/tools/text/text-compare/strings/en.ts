import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Original text',
    other: 'Changed text',
    mode: 'Compare',
    ignoreCase: 'Ignore case',
    ignoreSpace: 'Ignore the number of spaces',
    ignoreEmpty: 'Ignore blank lines',
    context: 'Unchanged lines around each change',
    added: 'Added', // how many lines, words or characters
    removed: 'Removed',
    unchanged: 'Unchanged',
    similarity: 'Similarity',
    identical: 'Identical',
    rows: 'Differences',
    result: 'Unified diff',
  },
  choices: { mode: { line: 'Lines', word: 'Words', char: 'Characters' } },
  placeholders: { input: 'Paste the first version', other: 'Paste the second version' },
  notes: {
    onlyIgnored: 'The texts differ only in what you chose to ignore.',
    lineEnds: 'One text ends its lines with CR LF (Windows) and the other with LF. That is not counted as a change.',
    lastBreak: 'Only one of the texts ends with a line break, so their last lines count as different.',
    approximate: 'The texts differ so much that the search was cut short: there may be a smaller set of changes.',
    cut: 'The first {rows} rows are shown side by side. The unified diff has all changes.',
  },
  terms: {
    true: 'Yes',
    false: 'No',
    change: 'Change',
    lineA: 'Line', // its number, in the original
    original: 'Original',
    marksA: 'Changed in the original', // places in the line, as '4-7 12-15'
    lineB: 'New line', // its number, in the changed text
    changed: 'Changed',
    marksB: 'Changed in the new text',
    'row.same': 'Same',
    'row.changed': 'Changed',
    'row.added': 'Added',
    'row.removed': 'Removed',
    skipped: '{lines, plural, one {# matching line} other {# matching lines}}',
  },
  own: {
    changes: 'Changes',
    view: 'View',
    side: 'Side by side',
    unified: 'One column',
    previous: 'Previous change',
    next: 'Next change',
    at: 'Change {n} of {total}',
    // Of a line that differs: it takes the place of the other text's line.
    toChanged: 'Line {line}: copy the original into the changed text',
    toOriginal: 'Line {line}: copy the changed text into the original',
    merged: 'Line copied',
    long: '… and {n, plural, one {# more character} other {# more characters}}',
  },
} satisfies ToolStrings<typeof tool>;
