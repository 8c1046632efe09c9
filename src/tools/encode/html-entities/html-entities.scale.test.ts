import { expect, test } from 'vitest';
import { decodeEntities } from './decode';
import { encodeEntities, type Writing } from './encode';

const encoded = (text: string, writing: Writing) => encodeEntities(text, writing)?.text ?? 'too long';
const decoded = async (text: string) => (await decodeEntities(text, false)).text;

test('decodes a text 400,000 times that was escaped 400,000 times', async () => {
  // The naive loop would read 320,000 million characters for this.
  const times = 400_000;
  const text = `&${'amp;'.repeat(times)}lt; x &${'#38;'.repeat(9)}`;
  expect(await decodeEntities(text, true)).toEqual({ text: '< x &', passes: times + 1, more: false });
});

test('encodes and decodes fifty megabytes', async () => {
  const text = 'zażółć <gęślą> "jaźń" & more\n'.repeat(1_300_000);
  const code = encoded(text, { scope: 'nonAscii', style: 'named' });
  expect((await decoded(code)) === text).toBe(true);
});
