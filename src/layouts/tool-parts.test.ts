import { expect, test } from 'vitest';
import { pageProps } from './tool-registry';

const page = (tool: string, lang: 'en' | 'pl' = 'en') => pageProps({ file: 'a.md', tool, preset: {}, lang, slug: 'a' });

test.for([
  ['text/reverse-text', ''],
  ['calculate/loan', 'date table chart no-worker'],
  ['media/qr-code-generator', 'files'],
  ['fonts/roman-numerals', 'date cards'],
  // An output that is only called 'chart' is no chart.
  ['text/morse', 'table'],
] as const)('%s needs the scripts for: %s', ([tool, parts]) => expect(page(tool).parts).toBe(parts));

test('a page of the standard form contains only the fields that differ from the tool’s', () => {
  expect(page('text/reverse-text')).not.toHaveProperty('fields');
  expect(page('text/reverse-text')).not.toHaveProperty('declared');
  const { fields } = page('calculate/loan', 'pl') as { fields: Record<string, { initial: string }> };
  expect(Object.entries(fields).map(([name, { initial }]) => [name, initial])).toEqual([['currency', 'PLN']]);
});

test('a page of a tool with its own component contains the whole declaration', () =>
  expect(page('encode/jwt-decoder')).toHaveProperty('declared.fields.input'));
