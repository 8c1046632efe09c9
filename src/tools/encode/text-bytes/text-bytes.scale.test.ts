import { expect, test } from 'vitest';
import { decode } from './text-bytes';
import { written } from './text-bytes.fixture';

test('encodes and decodes fifty megabytes of hexadecimal', async () => {
  const text = 'zażółć gęślą jaźń\n'.repeat(1_000_000);
  for (const separator of ['none', 'space'] as const) {
    const given = await decode(written(text, { separator }), { base: '16', encoding: 'utf-8' });
    expect('result' in given && given.result === text).toBe(true);
  }
});
