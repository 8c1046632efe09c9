import { expect, test } from 'vitest';
import { convert, type Encoding } from './convert';

const run = (text: string, from: Encoding, to: Encoding) => convert(text, from, to, () => {});

test('converts five megabytes, including endless runs', () => {
  const text = 'esjk uke usgy gSA eS ,d Nk= gw¡A\n'.repeat(160_000);
  expect(run(text, 'krutidev', 'unicode').text.length).toBe(
    run('esjk uke usgy gSA eS ,d Nk= gw¡A\n', 'krutidev', 'unicode').text.length * 160_000,
  );
  for (const glyph of ['D', 'f', 'k', '+', 'Z', 'z', '~', 'd~', '%', 'Ù'])
    run(glyph.repeat(300_000), 'krutidev', 'unicode');
  for (const unicode of ['क्', 'र्', 'क', '़', 'ि', 'क्र', 'a', '1', '\u200D']) {
    run(unicode.repeat(300_000), 'unicode', 'krutidev');
  }
});
