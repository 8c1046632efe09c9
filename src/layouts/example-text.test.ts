import { expect, test } from 'vitest';
import { examplesOf, islandProps, type ToolUse } from './tool-registry';

const page = (tool: string, preset = {}): ToolUse => ({ file: 'a.md', tool, preset, lang: 'pl', slug: 'a' });

test('an example shows its numbers and its figures as the form does, in the page’s language', () => {
  const [first] = examplesOf(page('calculate/sales-tax', { country: 'PL', rate: 23 }));
  expect(first).toMatchObject({
    from: 'Kierunek: Brutto → netto · Kwota: 49,99',
    gives: 'Netto: 40,64 · Podatek: 9,35 · Brutto: 49,99',
  });
});

test('an example leaves out fields without a value', () => {
  const froms = examplesOf({ ...page('code/html-playground', { panes: 'html' }), lang: 'en' }).map(({ from }) => from);
  expect(froms).toContain('<h1>Tea &amp; toast</h1>');
});

test('an example leaves out what is empty', () => {
  const texts = [
    ...examplesOf({ ...page('code/validator', { language: 'css' }), lang: 'en' }),
    ...examplesOf({ ...page('code/html-playground'), lang: 'en' }),
  ].flatMap(({ from, gives }) => [from, gives]);
  expect(texts.length).toBeGreaterThan(4);
  expect(texts.filter((text) => /: ?( ·|$)| · ?$/.test(text))).toEqual([]);
});

test('a chip has the decimal sign of the page’s language', () => {
  const texts = islandProps(page('calculate/discount', { mode: 'final' })).samples.map(({ text }) => text);
  expect(texts).toContain('129,90 · 30');
});

test('countries are listed by their names in the page’s language, ‘other’ last', () => {
  const { country } = islandProps(page('calculate/sales-tax')).declared.fields;
  const values = country?.type === 'choice' ? country.values : [];
  expect(values.slice(0, 2)).toEqual(['SA', 'AU']); // Arabia Saudyjska, Australia
  expect(values.at(-1)).toBe('other');
});

test('amounts start in the currency of the page’s language, unless the tool’s figures are in another', () => {
  expect(islandProps(page('calculate/loan')).declared.fields.currency?.initial).toBe('PLN');
  expect(islandProps({ ...page('calculate/tiktok-money'), lang: 'fr' }).declared.fields.currency?.initial).toBe('USD');
});
