import { expect, test } from 'vitest';
import { newVersion } from './draft-leftovers';
import { bringsText } from './drafts';

test.for([
  ['#input=a', true],
  ['#auto=true&js=a', true],
  ['#z=abc', true],
  ['#%69nput=a', true],
  ['#inpu%74=a', true],
  ['#input', true],
  ['#', false],
  ['', false],
  ['#auto=true', false],
  ['#section', false],
] as const)('%s contains text: %s', ([fragment, brings]) =>
  expect(bringsText(fragment, ['input', 'css', 'js'])).toBe(brings),
);

test('a version sorts after the one that it replaces, whatever the clock says', () => {
  const first = newVersion(1_800_000_000_000, 0.5);
  const second = newVersion(1_700_000_000_000, 0.1, first);
  expect([second, newVersion(5, 0.9), first].sort()).toEqual([newVersion(5, 0.9), first, second]);
  expect(newVersion(1_900_000_000_000, 0.1, second).startsWith('001900000000000-')).toBe(true);
});
