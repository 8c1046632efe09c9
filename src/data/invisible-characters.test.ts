import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BEHAVIOUR, hex, INVISIBLE, INVISIBLE_IDS, invisibleName } from './invisible-characters';

const rows = readFileSync(new URL('./invisible-characters.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

test('every name equals Unicode’s', () => {
  expect(rows.length).toBe(489);
  for (const [code = '', name] of rows) expect([code, invisibleName(Number.parseInt(code, 16))]).toEqual([code, name]);
});

test('a code point without a name has a label', () => {
  expect(invisibleName(0x2065)).toBe('<reserved-2065>');
  expect(invisibleName(0xe0002)).toBe('<reserved-E0002>');
  expect(hex(0xe0020)).toBe('E0020');
});

test('every offered character is in the list once', () => {
  expect([...INVISIBLE_IDS].sort()).toEqual(Object.keys(INVISIBLE).sort());
  expect(new Set(Object.values(INVISIBLE)).size).toBe(15);
});

const NATURES = { letter: /\p{Lo}/u, symbol: /\p{So}/u, space: /\p{Zs}/u, format: /\p{Cf}/u };

// The engine includes Unicode's own tables, so it can check the data.
test.for(INVISIBLE_IDS)('%s behaves as the table says', (id) => {
  const character = String.fromCodePoint(INVISIBLE[id]);
  const { nature, trimmed, strict } = BEHAVIOUR[id];
  expect(character).toMatch(NATURES[nature]);
  expect(character.trim() === '').toBe(trimmed);
  // NFKC_Casefold: NFKC, and without default-ignorable characters (The Unicode Standard, D146 and D147).
  const left = character.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  expect(left).toBe({ stays: character, space: ' ', gone: '' }[strict]);
});
