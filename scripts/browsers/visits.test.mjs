import { expect, test } from 'vitest';
import { isMeant, sampleOf, toolOf, visitsTo } from './visits.mjs';

const html = `<div data-tool="text/morse" data-preset="{&quot;to&quot;:&quot;morse&quot;}"><form id="tool"></form></div>
<ul><li><a href="#input=a&#38;to=morse" title="Source: ITU" data-example>a</a></li>
<li><a href="#input=b" data-example>b</a></li><li><a href="#other">c</a></li></ul>`;
const page = { tool: 'text/morse', preset: { to: 'morse' }, fragments: ['input=a&to=morse', 'input=b'] };

test('reads tool, preset and examples of a page', () => {
  expect(toolOf(html)).toEqual(page);
  expect(toolOf('<p><a href="#x">x</a></p>')).toBeUndefined();
});

test('visits a page at its first examples, or as it is', () => {
  expect(visitsTo('/morse/', page, 1)).toEqual([
    { path: '/morse/', tool: 'text/morse', preset: { to: 'morse' }, fragment: 'input=a&to=morse', example: 0 },
  ]);
  expect(visitsTo('/morse/', page, 5).map(({ example }) => example)).toEqual([0, 1]);
  expect(visitsTo('/morse/', { ...page, fragments: [] }, 5)).toMatchObject([{ fragment: '', example: -1 }]);
});

test.for([
  ['/morse/', true],
  ['morse', true],
  ['text/morse', true],
  ['text', true],
  ['/pl/morse/', false],
  ['text/mor', false],
  ['tex', false],
])('--only %s means /morse/ of text/morse: %s', ([only, meant]) => {
  expect(isMeant(only, { path: '/morse/', tool: 'text/morse' })).toBe(meant);
});

test('a sample is always the same, in the order of the site', () => {
  const visits = Array.from({ length: 50 }, (_, index) => ({ path: `/${index}/`, fragment: '' }));
  const sample = sampleOf(visits, 7);
  expect(sample).toHaveLength(7);
  expect(sampleOf(visits.toReversed(), 7).toReversed()).toEqual(sample);
  expect(visits.filter((visit) => sample.includes(visit))).toEqual(sample);
  expect(sampleOf(visits, 500)).toEqual(visits);
});
