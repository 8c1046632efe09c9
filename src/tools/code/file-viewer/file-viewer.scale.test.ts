import { expect, test } from 'vitest';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { TextCounter } from './count';
import { searchFor } from './search';
import { viewFile } from './view-file';
import { DEFAULTS, bytesOf } from './file-viewer.fixture';

// The number of matches follows from how the text is made.
test.for([
  ['Needle', false, 4],
  ['aXa', false, 0],
  ['needle', true, 4],
  ['^x', true, 1],
  ['x(?=needle)', true, 4],
  ['(?<=needle)x', true, 4],
  ['\\bneedle', true, 0],
  ['needle.{2000}', true, 4],
  ['😀', true, 4],
] as const)(
  'finds %j (regular expression: %s) %i times in a line of 20 million characters',
  ([query, regex, times]) => {
    const find = searchFor(query, regex);
    if (!find || find instanceof SyntaxError) throw new Error('the search is undefined');
    // A file is read in blocks of 2^22 bytes: one match crosses each block boundary.
    const filling = (length: number) => 'x'.repeat(2 ** 22 - length);
    const text = filling(3) + `needlex😀${filling(9)}`.repeat(4);
    const counter = new TextCounter(find);
    for (let at = 0; at < text.length; at += 2 ** 22) counter.push(text.slice(at, at + 2 ** 22));
    counter.finish();
    expect(counter.found).toBe(times);
  },
);

test('reads 50 MB in blocks', async () => {
  const block = bytesOf('2026-11-21 10:00:00 INFO all is well\n'.repeat(28_000));
  const file = new File(
    Array.from({ length: 50 }, () => block),
    'log.txt',
  );
  const { values } = outcomeOf(await viewFile({ ...DEFAULTS, file: [file], query: 'info' }, () => {}));
  expect(values).toMatchObject({ lines: 1_400_000, found: 1_400_000 });
});
