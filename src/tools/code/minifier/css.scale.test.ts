import { expect, test } from 'vitest';
import { minifyCss } from './css';

const minify = (text: string, options: Partial<Parameters<typeof minifyCss>[1]> = {}) =>
  minifyCss(text, { keepComments: false, keepLicence: true, ...options });
const short = (text: string) => minify(text).text;

test('handles megabytes and unlimited nesting of brackets', () => {
  expect(short('.a > .b { color : #FF0000 ; margin : 0px }\n'.repeat(100_000))).toHaveLength(2_600_000);
  expect(minify('a{'.repeat(200_000)).fault?.code).toBe('cssOpenBlock');
  expect(minify('('.repeat(500_000)).fault?.code).toBe('cssOpenBlock');
  expect(minify('a{b:('.repeat(100_000)).fault?.code).toBe('cssOpenBlock');
});
