import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { files, names } from 'virtual:brand-names';
import { entriesOf, loadIcons, searchEntries } from '../../../core/icons/icon-search';
import { readXmlTree } from '../../../formats/xml/xml-tree';
import { loadBrands, loadLogos } from './brands';
import { CODE_FORMATS, codeOf, dataUri, svgOf, type IconLook } from './icon-code';
import { iconSprite } from './icon-set';

const look: IconLook = { size: 32, stroke: 2, color: 'currentColor' };
const lines = await loadIcons();
const all = [...entriesOf(lines, ''), ...(await loadBrands())];
const find = (typed: string) => searchEntries(all, typed);
const logos = await loadLogos(names.map(([name]) => name));

/** The path in the package's own file. */
function ownPath(slug: string): string {
  const file = createRequire(import.meta.url).resolve(`simple-icons/icons/${slug}.svg`);
  return /<path d="([^"]+)"\/>/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

test.for([
  ['github', 'github'],
  ['GitHub logo', 'github'],
  ['instagram', 'instagram'],
  ['visa', 'visa'],
  ['node.js', 'nodedotjs'],
  ['Google Maps', 'googlemaps'],
  // Another name, and one in another language.
  ['Dotenv', 'dotenv'],
  ['大众点评', 'dazhongdianping'],
] as const)('a search for %j has %j first', ([typed, name]) => {
  expect(find(typed)[0]).toBe(name);
});

test('a name that both sets have is Lucide’s, and the brand follows', () => {
  expect(find('x').slice(0, 2)).toEqual(['x', 'x-brand']);
  expect(find('apple').slice(0, 2)).toEqual(['apple', 'apple-brand']);
  // Lucide's former name of hand-grab.
  expect(find('grab').slice(0, 2)).toEqual(['grab-brand', lines.aliases.grab]);
  expect(logos['x-brand']?.path).toBe(ownPath('x'));
});

test('"logo" finds all brands, and words within it none', () => {
  expect(find('logos')).toHaveLength(names.length);
  expect(find('ogo').length).toBeLessThan(100);
});

test('no name occurs twice, and none is a former name of another icon', () => {
  const taken = [...Object.keys(lines.nodes), ...Object.keys(lines.aliases), ...names.map(([name]) => name)];
  expect(new Set(taken).size).toBe(taken.length);
});

test('every brand has a logo: one path, as XML without scripts and addresses', () => {
  expect(Object.keys(logos)).toHaveLength(names.length);
  for (const [name] of names) {
    const logo = logos[name];
    if (!logo) throw new Error(`${name} has no logo`);
    const read = readXmlTree(svgOf(logo, look));
    if ('fault' in read) throw new Error(`${name}: ${read.fault.code}`);
    const { tree } = read;
    const elements = Array.from({ length: tree.size }, (_, node) => node).filter((node) => tree.isElement(node));
    expect(elements.map((node) => tree.name(node))).toEqual(['svg', 'path']);
    const [attribute, ...others] = tree.attributes(elements[1] ?? 0);
    expect(others).toEqual([]);
    expect(attribute?.name).toBe('d');
    expect(attribute?.value).toMatch(/^[mM][\d\s.,+\-eEmMlLhHvVcCsSqQtTaAzZ]+$/);
    expect(logo.hex).toMatch(/^[\dA-F]{6}$/);
    for (const address of [logo.source, logo.guidelines, logo.license?.url]) {
      expect(address ?? 'https://').toMatch(/^https:\/\//);
    }
  }
});

test('a file of logos has at most 100 kB with gzip, and begins with the name it is listed by', async () => {
  for (const { first, load } of files) {
    const { default: part } = await load();
    expect(Object.keys(part).toSorted()[0]).toBe(first);
    expect(gzipSync(JSON.stringify(part)).length).toBeLessThan(100_000);
  }
});

test.for(CODE_FORMATS)('writes a logo as %s: filled, with the package’s own path', (format) => {
  const { github } = logos;
  const code = github && codeOf(github, look, format);
  expect(code).toContain(ownPath('github'));
  expect(code).not.toMatch(/stroke/i);
  expect(code).toMatch(/fill=(?:"|%22)currentColor(?:"|%22)/);
  expect(github && codeOf(github, { ...look, stroke: 3 }, format)).toBe(code);
});

test('a logo takes the chosen size and color, in a sprite too', () => {
  const { visa } = logos;
  if (!visa) throw new Error('visa is missing');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 24 24" fill="#1434CB">\n  <path d="${ownPath('visa')}" />\n</svg>`;
  expect(svgOf(visa, { ...look, color: '#1434CB' })).toBe(svg);
  expect(codeOf(visa, { ...look, color: '#1434CB' }, 'css')).toContain(`background: url("${dataUri(svg)}")`);
  const sprite = iconSprite([['visa', visa]], look);
  expect(sprite).toContain(
    `<symbol id="visa" viewBox="0 0 24 24" fill="currentColor">\n    <path d="${ownPath('visa')}" />`,
  );
});

test('a logo’s own license is told', () => {
  expect(logos.github?.license).toBeUndefined();
  expect(logos.vuedotjs?.license).toEqual({
    type: 'CC-BY-NC-SA-4.0',
    url: 'https://spdx.org/licenses/CC-BY-NC-SA-4.0',
  });
});
