import { expect, test } from 'vitest';
import { altCodesOf } from './alt-codes';

// From Microsoft's own list, 'Insert ASCII or Unicode Latin-based symbols and characters', and IBM's code page 437.
test.for([
  ['☺', ['1']],
  ['♥', ['3']],
  ['§', ['21', '0167']],
  ['⌂', ['127']],
  ['A', ['65']],
  ['é', ['130', '0233']],
  ['Ñ', ['165', '0209']],
  ['█', ['219']],
  ['ß', ['225', '0223']],
  ['°', ['248', '0176']],
  ['√', ['251']],
  ['■', ['254']],
  ['€', ['0128']],
  ['™', ['0153']],
  ['ÿ', ['152', '0255']],
  ['★', []],
  ['', []],
] as const)('Windows types %s for %j', ([character, codes]) => {
  expect(altCodesOf(character)).toEqual(codes);
});

test('windows-1252 equals what browsers decode', () => {
  const decoder = new TextDecoder('windows-1252');
  for (let byte = 128; byte <= 255; byte++) {
    const character = decoder.decode(Uint8Array.of(byte));
    expect(altCodesOf(character)).toContain(`0${byte}`);
  }
});

test('each number from 1 to 254 types one character', () => {
  const codes = new Set<string>();
  for (let point = 1; point < 0x2700; point++) {
    for (const code of altCodesOf(String.fromCodePoint(point))) if (!code.startsWith('0')) codes.add(code);
  }
  expect(codes.size).toBe(254);
});
