import { expect, test } from 'vitest';
import { reverse, type Mode } from './reverse';

const MODES: Mode[] = ['text', 'words', 'letters', 'lines', 'eachLine'];

test.for(MODES)('reverses ten megabytes with accents and emoji by %s', (mode) => {
  const text = 'Déjà prêt à être changé, 👩‍👩‍👧 !\n'.repeat(330_000);
  expect(reverse(text, mode)).toHaveLength(text.length);
});
