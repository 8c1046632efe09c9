import { expect, test } from 'vitest';
import { unpack } from '../../core/bytes/link-payload';
import { choice, decimal, flag, line, text } from '../contract/fields';
import { exampleFragment, linkWarning, permalink } from './permalink';

const fields = {
  input: text(),
  direction: choice(['encode', 'decode']),
  urlSafe: flag(),
  rate: decimal('1.5'),
  password: line({ secret: true }),
};
const values = { input: 'Hello', direction: 'encode', urlSafe: true, rate: '2.5', password: 'hush' };

test('a link contains the canonical values that differ from the page’s preset, and no secrets', async () => {
  expect(await permalink(fields, values, {}, { withTexts: true })).toBe('input=Hello&urlSafe=true&rate=2.5');
  expect(await permalink(fields, values, { urlSafe: 'true' }, { withTexts: true })).toBe('input=Hello&rate=2.5');
});

test('a link can contain the settings without the text', async () => {
  expect(await permalink(fields, values, {}, { withTexts: false })).toBe('urlSafe=true&rate=2.5');
});

test('packs text of more than 200 characters, and unpacks it unchanged', async () => {
  const long = 'zażółć '.repeat(40);
  const params = new URLSearchParams(await permalink(fields, { ...values, input: long }, {}, { withTexts: true }));
  expect(params.get('input')).toBeNull();
  expect(await unpack(params.get('z') ?? '')).toEqual({ text: long });
});

test('an example’s link contains every value', () => {
  expect(exampleFragment(fields, { input: 'a b', direction: 'encode', urlSafe: false })).toBe(
    'input=a+b&direction=encode&urlSafe=false',
  );
});

test.for([
  [2_000, 'copied'],
  [2_001, 'long'],
  [8_001, 'veryLong'],
  [1_000_001, 'refused'],
] as const)('a link of %i characters is %s', ([length, warning]) => expect(linkWarning(length)).toBe(warning));
