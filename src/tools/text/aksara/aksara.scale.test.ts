import { expect, test } from 'vitest';
import { toLatin } from './to-latin';
import { toScript } from './to-script';

test('writes and reads 1 MB of Javanese', () => {
  const latin = 'sugeng enjang '.repeat(75_000);
  const options = { script: 'javanese', plainE: 'pepet', initialVowel: 'ha', murda: false, spaces: 'keep' } as const;
  const { text, ambiguous } = toScript(latin, options);
  expect(ambiguous).toBe(150_000);
  expect(toLatin(text, 'javanese', false).slice(0, 16)).toBe('sugeng henjang s');
});
