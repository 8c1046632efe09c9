import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable, type Options } from './table';
import { OUTPUTS } from './write';

const plain: Options = {
  input: '',
  delimiter: ',',
  header: false,
  filter: '',
  sort: '',
  descending: false,
  output: 'csv',
};

const piece = fc.constantFrom(
  '"',
  '""',
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r',
  '\r\n',
  'a',
  '1',
  '-2.5',
  ' ',
  '😀',
  '\0',
  '\uFEFF',
  '=',
);
const broken = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(piece, { maxLength: 60 }).map((parts) => parts.join('')),
);

test('returns a result for any input and any options', () => {
  fc.assert(
    fc.property(
      fc.record({
        input: broken,
        delimiter: fc.constantFrom('auto', ',', ';', 'tab', 'pipe'),
        header: fc.boolean(),
        filter: fc.oneof(fc.constant(''), fc.string({ maxLength: 2 })),
        sort: fc.constantFrom('', '1', '2', '0', '-1', 'a', '99'),
        descending: fc.boolean(),
        output: fc.constantFrom(...OUTPUTS),
      } satisfies { [Name in keyof Options]: fc.Arbitrary<Options[Name]> }),
      (options) => {
        expect(readTable(options)).toBeTypeOf('object');
      },
    ),
    { numRuns: 1_000 },
  );
});

/** RFC 4180 §2: every cell in quotes, quotes inside doubled. */
const written = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');
/** A cell as the result writes it: in quotes only where needed. */
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

test('keeps the text of every cell', () => {
  const cell = fc
    .array(fc.constantFrom('"', ',', ';', '\n', 'a', 'é', '😀', ' '), { maxLength: 5 })
    .map((parts) => parts.join(''));
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));
  fc.assert(
    fc.property(table, (rows) => {
      // An empty line isn't a row, and leading or trailing white space makes the writer add quotes.
      fc.pre(rows.every((row) => row.every((text) => /^\S(.*\S)?$/s.test(text))));
      const read = readTable({ ...plain, input: written(rows) });
      expect(read).toMatchObject({ rows: rows.length, columns: rows[0]?.length });
      expect('result' in read && read.result).toBe(rows.map((row) => row.map(quoted).join(',')).join('\n'));
    }),
  );
});
