import { expect, test } from 'vitest';
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
] as const)('%s brings text: %s', ([fragment, brings]) =>
  expect(bringsText(fragment, ['input', 'css', 'js'])).toBe(brings),
);
