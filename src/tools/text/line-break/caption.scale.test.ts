import { test } from 'vitest';
import { counts, withBreaks } from './caption';

test.for([
  ' '.repeat(400_000),
  '\n'.repeat(400_000),
  '#'.repeat(400_000),
  '#a'.repeat(200_000),
  '@a.'.repeat(200_000),
  '@'.repeat(400_000),
])('takes linear time for a long run (%#)', (run) => {
  counts(withBreaks(`a${run}b`, 'braille', true));
});
