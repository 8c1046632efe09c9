import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { CATEGORIES } from './categories';
import { codeOf, dataUri, svgOf, type IconLook } from './icon-code';
import { loadIcons, search } from '../../../core/icons/icon-search';

const look: IconLook = { size: 24, stroke: 2, color: 'currentColor' };
const icons = await loadIcons();

test('draws the same elements as Lucide’s own files', () => {
  const require = createRequire(import.meta.url);
  const shapes = (svg: string) =>
    Array.from(
      svg.replace(/^[\s\S]*?<svg[^>]*>/, '').matchAll(/<(\w+)((?:\s+[\w-]+="[^"]*")*)\s*\/>/g),
      ([, tag, attributes = '']) =>
        [tag, ...Array.from(attributes.matchAll(/[\w-]+="[^"]*"/g), ([one]) => one).toSorted()].join(' '),
    );
  for (const name of ['arrow-left', 'house', 'calendar', 'zap', 'database']) {
    const own = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
    const nodes = icons.nodes[name];
    expect(nodes && shapes(svgOf(nodes, look))).toEqual(shapes(own));
  }
});

test('finds by name, former name, tag and category, best first', () => {
  expect(search(icons, 'arrow left', '').slice(0, 1)).toEqual(['arrow-left']);
  expect(search(icons, 'HOME', '')[0]).toBe('house');
  expect(search(icons, 'trash', '')).toContain('trash');
  // 'previous' is one of arrow-left's tags.
  expect(search(icons, 'previous west', '')).toContain('arrow-left');
  expect(search(icons, '', 'arrows')).toContain('arrow-left');
  expect(search(icons, 'cat', 'arrows')).not.toContain('cat');
  expect(search(icons, 'qqqq', '')).toEqual([]);
  expect(search(icons, '', '').length).toBeGreaterThan(1800);
});

test('the categories offered are those of the data', () => {
  expect(CATEGORIES.slice(1)).toEqual([...Object.keys(icons.categories), 'brands'].toSorted());
});

test('writes each format', () => {
  const nodes = [['path', { d: 'M1 1', 'fill-rule': 'evenodd' }]] as const;
  expect(codeOf(nodes, look, 'jsx')).toContain('strokeLinecap="round"');
  expect(codeOf(nodes, look, 'jsx')).toContain('fillRule="evenodd"');
  expect(codeOf(nodes, look, 'vue')).toMatch(/^<template>\n {2}<svg .*\n {4}<path .*\n {2}<\/svg>\n<\/template>$/);
  expect(codeOf(nodes, look, 'css')).toContain('mask: url("data:image/svg+xml,%3Csvg');
  expect(codeOf(nodes, { ...look, color: '#f00' }, 'css')).toContain('stroke=%22%23f00%22');
  expect(dataUri('<a b="50%">é</a>')).toBe('data:image/svg+xml,%3Ca b=%2250%25%22%3E%C3%A9%3C/a%3E');
});
