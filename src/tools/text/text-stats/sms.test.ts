import { expect, test } from 'vitest';
import { GSM_BASIC, GSM_EXTENSION } from '../../../data/gsm-alphabet';
import { smsMessage } from './sms';

// 3GPP TS 23.038 and 23.040: 140 octets are 160 septets or 70 UTF-16 units; 6 octets of a part go to its header.
test.for([
  ['nothing', '', 'gsm', 0, 0],
  ['160 letters', 'a'.repeat(160), 'gsm', 160, 1],
  ['161 letters', 'a'.repeat(161), 'gsm', 161, 2],
  ['306 letters', 'a'.repeat(306), 'gsm', 306, 2],
  ['307 letters', 'a'.repeat(307), 'gsm', 307, 3],
  ['80 euro signs', '€'.repeat(80), 'gsm', 160, 1],
  ['a euro sign across the end of a part', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm', 306, 3],
  ['70 Cyrillic letters', 'ж'.repeat(70), 'unicode', 70, 1],
  ['71 Cyrillic letters', 'ж'.repeat(71), 'unicode', 71, 2],
  ['one curly quote among letters', `’${'a'.repeat(70)}`, 'unicode', 71, 2],
  ['an emoji across the end of a part', `${'a'.repeat(66)}😀${'a'.repeat(66)}`, 'unicode', 134, 3],
  ['an accent outside the alphabet', 'á', 'unicode', 1, 1],
  ['accents inside the alphabet', 'éèàùìòñÇ', 'gsm', 8, 1],
] as const)('counts %s', ([, text, alphabet, units, segments]) => {
  expect(smsMessage(text)).toEqual({ alphabet, units, segments });
});

test('the alphabet has 127 characters and an escape, the extension has 10', () => {
  expect(new Set(GSM_BASIC).size).toBe(127);
  expect(new Set(GSM_EXTENSION).size).toBe(10);
});
