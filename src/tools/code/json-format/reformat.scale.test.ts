import { expect, test } from 'vitest';
import { problem } from '../../../kinds/contract';
import { run } from './reformat.fixture';

test('refuses to sort more than 200 MB, and names the size', () => {
  expect(run(`"${' '.repeat(200_500_000)}"`, { sortKeys: true })).toEqual(
    problem('sortLimit', { limit: 200, size: 201 }, 'sortKeys'),
  );
});
