import { expect, test } from 'vitest';
import { visible } from './visible-characters';

test.for([
  ['*', '*'],
  ['é', 'é'],
  ['😀', '😀'],
  ['\u0007', 'U+0007'],
  ['\u00A0', 'U+00A0'],
  ['\u0301', 'U+0301'],
  ['\u{E0001}', 'U+E0001'],
] as const)('shows %j as %s', ([character, shown]) => expect(visible(character)).toBe(shown));
