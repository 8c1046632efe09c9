import { test } from 'vitest';
import { sentenceCount } from './sentences';

test.for([
  '. '.repeat(300_000),
  '.'.repeat(300_000),
  'a.'.repeat(200_000),
  `a.${' '.repeat(300_000)}`,
  ' '.repeat(300_000),
  '\n'.repeat(300_000),
  '."'.repeat(200_000),
])('takes linear time for one long run (%#)', (text) => {
  sentenceCount(text, 'en');
});
