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
  '1. a\n'.repeat(100_000),
  `${'a'.repeat(300_000)}\n1. a`,
  'a.m. Monday '.repeat(50_000),
])('takes linear time for one long run (%#)', (text) => {
  sentenceCount(text, 'en');
});
