import { expect, test } from 'vitest';
import { convertCase, type CaseOptions, type LetterCase } from './convert';

const convert = (text: string, to: LetterCase, options: Partial<CaseOptions> = {}) =>
  convertCase(text, to, { locale: 'auto', keepAcronyms: true, lang: 'en', ...options });

test.for(['sentence', 'title', 'capitalized', 'alternating', 'inverse', 'snake'] as const)(
  'converts two million characters to %s within seconds',
  (to) => {
    const result = convert('The quick Brown fox jumps. over it\n'.repeat(60_000), to);
    expect(result.length).toBeGreaterThan(1_900_000);
  },
);

test.for([
  ' '.repeat(300_000),
  '.'.repeat(300_000),
  '1. '.repeat(100_000),
  'A'.repeat(300_000),
  'i.'.repeat(150_000),
  'A '.repeat(150_000) + 'a',
  '1,'.repeat(150_000) + 'a',
])('takes linear time for one long run (%#), for any case', (text) => {
  for (const to of ['sentence', 'title', 'inverse', 'snake'] as const) convert(text, to);
});
