import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TABLES } from '../../../data/fonts';
import { MIRRORED } from '../../../data/mirrored-letters';
import { flip } from './flip';

const TURNED = [...TABLES.upsideDown.keys()];

test('flipping upside down twice returns the original text', () => {
  const character = fc.constantFrom(...TURNED, ' ', '\n', 'é', 'Ö', 'ñ', 'ậ', '👍🏽', 'ж', '漢', '1️⃣');
  fc.assert(
    fc.property(fc.array(character), fc.boolean(), (characters, reverse) => {
      const text = characters.join('');
      expect(flip(flip(text, 'upsideDown', reverse), 'upsideDown', reverse)).toBe(text);
    }),
  );
});

test('every letter, digit and common punctuation mark has an upside-down form', () => {
  const typed = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;\'"!?()[]{}<>_&';
  expect(TURNED).toEqual(expect.arrayContaining([...typed]));
});

test.for([
  ['', ''],
  ['a\r\nb\rc', 'ɔ\nq\nɐ'],
  ['é', 'ǝ\u0317'],
  ['e\u0301', 'ǝ\u0317'],
  ['ǝ\u0317', 'é'],
  ['ñ', '\u1E75'],
  ['ä', 'ɐ\u0324'],
  ['1️⃣👨‍👩‍👧', '👨‍👩‍👧1️⃣'],
  ['Привет', 'тевирП'],
  ['שלום', 'םולש'],
] as const)('flips %j upside down to %j', ([text, flipped]) => expect(flip(text, 'upsideDown', true)).toBe(flipped));

test('without reversing, lines and letters keep their positions', () => {
  expect(flip('ab\ncd', 'upsideDown', false)).toBe('ɐq\nɔp');
  expect(flip('bd\nqp', 'mirror', false)).toBe('db\npq');
});

test.for([
  ['(a) [b] <c>', '<ɔ> [d] (ɒ)'],
  ['é', 'ɘ\u0300'],
  ['ù', 'ú'],
  ['FERN?\nok', '⸮ИЯƎꟻ\nʞo'],
  ['1️⃣', '1️⃣'],
] as const)('mirrors %j to %j', ([text, mirrored]) => expect(flip(text, 'mirror', true)).toBe(mirrored));

test('after mirroring twice, only a lowercase f becomes uppercase', () => {
  for (const [letter] of MIRRORED) {
    const back = flip(flip(letter, 'mirror', true), 'mirror', true);
    expect(back).toBe(letter === 'f' ? 'F' : letter);
  }
});

test('uses no characters of right-to-left scripts', () => {
  const signs = [...TABLES.upsideDown.values(), ...MIRRORED.values()].join('');
  expect(signs).not.toMatch(/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]|[\u{10800}-\u{10FFF}]|[\u{1E800}-\u{1EFFF}]/u);
});

test('backwards reverses each line, regardless of the reverse option', () => {
  for (const reverse of [true, false]) expect(flip('ab\n👍🏽é', 'backwards', reverse)).toBe('ba\né👍🏽');
});
