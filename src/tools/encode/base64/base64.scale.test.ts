import { expect, test } from 'vitest';
import { isUtf8Text } from '../../../core/text/long-text';
import { decode, encode, type Reading, type Writing } from './base64';

const utf8: Writing & Reading = { scheme: 'base64', encoding: 'utf-8', eol: 'lf' };
const encoded = (text: string, writing: Writing): string => {
  const given = encode(text, writing);
  return 'result' in given ? given.result : JSON.stringify(given);
};

// Node's Buffer
test('10 MB of text there and back', () => {
  const text = 'zażółć gęślą jaźń\n'.repeat(400_000);
  const base64 = encoded(text, utf8);
  expect(base64 === Buffer.from(text).toString('base64')).toBe(true);
  expect(asText(decode(base64, utf8))).toMatchObject({ result: text, length: text.length });
});

/** A result whose long text is a string again, beside the length that was told. */
function asText(given: object) {
  if (!('result' in given) || !isUtf8Text(given.result)) return given;
  const { utf8: made, length } = given.result;
  return { ...given, result: new TextDecoder('utf-8', { ignoreBOM: true }).decode(made), length };
}
