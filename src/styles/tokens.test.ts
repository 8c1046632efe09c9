import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatHex } from 'culori';
import { contrast } from '../core/colors/contrast-ratio';
import { FAMILY_MARKS } from '../data/families';

/** The colors of each mode, by token: '--ink' → '#1d1c19'. What a mode does not name it takes from light. */
function colorsOf(css: string): Readonly<Record<'light' | 'dark', ReadonlyMap<string, string>>> {
  const read = (block: string) =>
    new Map(block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g).map(([, name, hex]) => [name, hex] as [string, string]));
  const [first = '', second = ''] = css.split(":root[data-color='dark']");
  const light = read(first);
  return { light, dark: new Map([...light, ...read(second)]) };
}

const COLORS = colorsOf(readFileSync('src/styles/tokens.css', 'utf8'));

/** Text and what it is read on. WCAG 2.2, success criterion 1.4.3: 4.5 to 1. */
const TEXT: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  [
    '--ink',
    ['--paper', '--surface', '--sunken', '--accent-soft', '--alert-soft', '--note-soft', '--added', '--removed'],
  ],
  ['--ink-soft', ['--paper', '--surface', '--sunken', '--accent-soft']],
  ['--accent', ['--paper', '--surface', '--sunken', '--accent-soft']],
  ['--accent-ink', ['--accent']],
  ['--alert', ['--paper', '--surface', '--alert-soft']],
  ['--note', ['--paper', '--surface', '--note-soft']],
  ['--paper', ['--alert', '--ink']],
];

/** Edges of controls and what they are seen on. WCAG 2.2, success criterion 1.4.11: 3 to 1. */
const EDGES: typeof TEXT = [
  ['--line-strong', ['--paper', '--surface', '--sunken']],
  ['--accent', ['--paper', '--surface', '--sunken']],
];

const pairs = (table: typeof TEXT) =>
  (['light', 'dark'] as const).flatMap((mode) =>
    table.flatMap(([front, grounds]) => grounds.map((ground) => ({ mode, front, ground }))),
  );
const ratio = ({ mode, front, ground }: ReturnType<typeof pairs>[number]) =>
  contrast(COLORS[mode].get(front) ?? '', COLORS[mode].get(ground) ?? '');

test.for(pairs(TEXT))('$mode: text in $front is legible on $ground', (pair) => {
  expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
});

test.for(pairs(EDGES))('$mode: an edge in $front is visible on $ground', (pair) => {
  expect(ratio(pair)).toBeGreaterThanOrEqual(3);
});

/** The lightness and chroma of families' colors: light, dark. */
const FAMILY = [
  ...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--family: oklch\((\d+)% ([\d.]+) var\(--hue\)\)/g),
];

test.for(
  (['light', 'dark'] as const).flatMap((mode, at) =>
    Object.entries(FAMILY_MARKS).map(([family, { hue }]) => ({ mode, family, hue, at })),
  ),
)('$mode: the color of $family is legible', ({ mode, hue, at }) => {
  const [, l, c] = FAMILY[at] ?? [];
  const color = formatHex({ mode: 'oklch', l: Number(l) / 100, c: Number(c), h: hue });
  for (const ground of ['--paper', '--surface', '--sunken'])
    expect(contrast(color, COLORS[mode].get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
});
