import { expect, test } from 'vitest';
import { decodeDigits, encodeBytes, isFlaw } from '.';
import { STYLES } from './rfc4648.fixture';

test('decodes the 10 MB it encoded', () => {
  const bytes = new Uint8Array(10_000_000).map((_, index) => index * 7);
  for (const style of STYLES) {
    const read = decodeDigits(encodeBytes(bytes, style), style);
    expect(isFlaw('flaw' in read ? read : read.bytes)).toBe(false);
  }
});
