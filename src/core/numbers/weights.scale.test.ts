import { test } from 'vitest';
import { readWeighted } from './weights';

test('reads a hundred thousand spaces and asterisks', () => {
  readWeighted(`${' *'.repeat(100_000)}x`, 'en');
  readWeighted(`a${' '.repeat(100_000)}x`, 'en');
});
