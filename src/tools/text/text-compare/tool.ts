import { choice, flag, give, note, number, statsTool, term, text } from '../../../kinds/contract';
import { compare } from './compare';

/** The maximum number of rows in the view in two columns; the patch has every change. */
const ROWS = 10_000;

export default statsTool({
  fields: {
    input: text(),
    other: text(),
    mode: choice(['line', 'word', 'char'], { look: 'buttons' }),
    ignoreCase: flag(),
    ignoreSpace: flag(),
    ignoreEmpty: flag(),
    context: number(3, { min: 0, max: 100 }),
  },
  swap: ['input', 'other'],
  outputs: {
    added: give.integer(),
    removed: give.integer(),
    unchanged: give.integer(),
    similarity: give.percent({ digits: 1 }),
    identical: give.word(),
    rows: give.table(),
    result: give.text({ extension: 'patch', mono: true }),
  },
  run: ({ input, other, ...options }, { progress }) => {
    const { patch, rows, cut, exact, identical, onlyIgnored, lineEnds, lastBreak, ...figures } = compare(
      input,
      other,
      options,
      ROWS,
      progress,
    );
    return {
      ...figures,
      identical: identical ? term('true') : term('false'),
      rows: {
        columns: [
          term('change'),
          term('lineA'),
          term('original'),
          term('marksA'),
          term('lineB'),
          term('changed'),
          term('marksB'),
        ],
        rows: rows.map(({ kind, lineA, textA, marksA, lineB, textB, marksB, skipped }) => [
          kind === 'skipped' ? term('skipped', { lines: skipped }) : term(`row.${kind}`),
          lineA,
          textA,
          marksA,
          lineB,
          textB,
          marksB,
        ]),
      },
      result: patch,
      notes: [
        onlyIgnored && note('onlyIgnored'),
        lineEnds && note('lineEnds'),
        lastBreak && !identical && note('lastBreak'),
        !exact && note('approximate'),
        cut && note('cut', { rows: ROWS }),
      ],
      empty: input === '' && other === '',
    };
  },
});
