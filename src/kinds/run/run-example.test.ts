import { expect, test } from 'vitest';
import { give, statsTool, term, text } from '../contract';
import { runExample } from './run-example';

const toolWith = (y: string, bar?: string) =>
  statsTool({
    fields: { input: text() },
    outputs: {
      words: give.integer(),
      list: give.table({ chart: { type: 'bar', x: 'word', y: [y] }, ...(bar && { bar }) }),
    },
    run: ({ input }) => ({
      words: 1,
      list: { columns: [term('word'), term('times'), '%'], rows: [[input, 1, 100]] },
    }),
  });
const example = { values: { input: 'a' }, gives: { words: 1 }, source: 'counted by hand' };

test('accepts columns by the code of their term, or by their text', async () => {
  await expect(runExample(toolWith('times', '%'), example)).resolves.toBeUndefined();
});

test.for([
  ['tims', undefined, "the output 'list': Unknown column 'tims'. Did you mean 'times'?"],
  ['times', 'percent', "the output 'list': Unknown column 'percent'. Choose one of word, times, %."],
] as const)('refuses a chart of %s, a bar of %s', async ([y, bar, message]) => {
  await expect(runExample(toolWith(y, bar), example)).rejects.toThrow(message);
});

test.for([
  [{ values: { imput: 'a' } }, "the example: Unknown field 'imput'. Did you mean 'input'?"],
  [{ gives: { wrds: 1 } }, "the example: Unknown output 'wrds'. Did you mean 'words'?"],
] as const)('%j: %s', async ([changes, message]) => {
  await expect(runExample(toolWith('times'), { ...example, ...changes })).rejects.toThrow(message);
});
