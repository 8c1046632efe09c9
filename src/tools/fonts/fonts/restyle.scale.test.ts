import { expect, test } from 'vitest';
import { STYLES } from '../../../data/fonts';
import { restyle, tokensOf } from './restyle';

test('writes 50,000 characters in every style', () => {
  const text = 'Hello wörld 123 '.repeat(3_125);
  const tokens = tokensOf(text);
  expect(tokens).toHaveLength(50_000);
  for (const { id } of STYLES) expect(restyle(tokens, id).length).toBeGreaterThanOrEqual(50_000);
});
