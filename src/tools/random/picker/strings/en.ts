import type { ToolStrings } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/en';
import type tool from '../tool';

export default {
  action: 'Pick', // the main button: draw from the list. The other modes have the words of `mode`
  labels: {
    ...listWords.labels,
    mode: 'What to do',
    input: 'Your list',
    by: 'Make',
    groups: 'How many' /* groups, or entries per group */,
    weights: 'Weights: Ann*3 has three times the chance',
    dedupe: 'Count duplicate entries once',
    keepEmpty: 'Keep empty entries',
    split: 'Entries are separated by',
    column: 'Only this column of a table',
    result: 'Result',
    total: 'Entries',
    remaining: 'Not picked',
    listHash: 'SHA-256 of the list',
    drawnAt: 'Time of the draw, UTC',
  },
  hints: {
    seed: listWords.hints.seed,
    column: 'Its heading or its number, if you pasted a table or opened a CSV file.',
  },
  placeholders: { input: 'Ann\nBen\nChloe' },
  choices: {
    mode: { pick: 'Pick', shuffle: 'Shuffle', groups: 'Make groups' },
    by: { number: 'This many groups', size: 'Groups of this size' },
    split: { lines: 'Line breaks', comma: 'Commas', auto: 'Line breaks, otherwise commas or semicolons' },
    as: listWords.choices.as,
  },
  problems: {
    ...listWords.problems,
    noEntries: 'The list has no entries. Write each one on its own line.',
    badWeight: 'Entry {entry}: “{weight}” isn’t a weight. After the *, write 0 or a higher number, such as 2 or 0.5.',
    allZero: 'Every entry has the weight 0, so none can be picked. Give one of them a weight.',
    weightsTooBig:
      'The weights add up to a number too large to count exactly. Write smaller numbers in the same proportion.',
    tooManyGroups:
      '{groups} groups need {groups} entries, and your list has {entries}. Make fewer groups or add entries.',
    noColumn:
      'The table has no column “{column}”. Write a heading from its first line, or a number from 1 to {columns}.',
    openQuote: 'Line {line}, column {column}: a quotation mark opens here and is never closed. Close it or remove it.',
    textAfterQuote:
      'Line {line}, column {column}: text follows a closing quotation mark. Put a separator between them, or double the mark.',
  },
  notes: {
    ...listWords.notes,
    repeated:
      '{count, plural, one {# entry repeats an earlier one and counts} other {# entries repeat earlier ones and count}} separately. “Count duplicate entries once” leaves repeats out.',
    leftOut: '{count, plural, one {# repeated entry was} other {# repeated entries were}} left out.',
  },
  own: {
    takeOut: 'Remove and draw again',
    taken: 'Removed so far',
    putBack: 'Put all back',
    maybe: 'Maybe',
    allowMaybe: 'Allow Maybe',
    tally: 'So far',
    public: 'Public draw that others can check',
    commit:
      'Publish this SHA-256 before the list is complete, and keep the page open. After that, the seed can’t be changed unnoticed. Publish the list too, in its order, before you draw. If the list is known from the start, such as Yes and No, this proves less, because seeds could have been tried first.',
    commitment: 'SHA-256 of the next seed',
    drawFixed: 'Draw with this seed',
    record: 'Copy the record',
    check:
      'After the draw, publish the record and the link. Everyone who opens the link sees the same list, seed, and result, and can compute both SHA-256 values.',
    recordText:
      'Draw of {time}\nEntries: {total}\nSHA-256 of the list, one entry per line: {hash}\nSeed: {seed}\nGenerator: {generator}\nResult: {result}',
    recordCommitment: 'Shown before the draw, SHA-256 of the seed: {hash}',
  },
} satisfies ToolStrings<typeof tool>;
