import { expect, test } from 'vitest';
import { isUtf8Text } from '../../../core/text/long-text';
import { decode, encode, type Reading, type Writing } from './base64';

const utf8: Writing & Reading = { scheme: 'base64', encoding: 'utf-8', eol: 'lf' };
const encoded = (text: string, writing: Writing): string => {
  const given = encode(text, writing);
  return 'result' in given ? given.result : JSON.stringify(given);
};

// Node's Buffer
test('encodes and decodes 10 MB of text', async () => {
  const text = 'zażółć gęślą jaźń\n'.repeat(400_000);
  const base64 = encoded(text, utf8);
  expect(base64 === Buffer.from(text).toString('base64')).toBe(true);
  expect(asText(await decode(base64, utf8))).toMatchObject({ result: text, length: text.length });
});

/** Turns a result's UTF-8 bytes back into a string, next to the reported length. */
function asText(given: object) {
  if (!('result' in given) || !isUtf8Text(given.result)) return given;
  const { utf8: made, length } = given.result;
  return { ...given, result: new TextDecoder('utf-8', { ignoreBOM: true }).decode(made), length };
}
