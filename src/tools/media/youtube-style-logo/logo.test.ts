import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { logoSvg, type LogoOptions, type Word } from './logo';
import tool from './tool';
import { outliner } from './words';

const options: LogoOptions = {
  layout: 'box-right',
  color: '#0f0f0f',
  boxColor: '#ff0000',
  boxText: '#ffffff',
  background: '',
  radius: 22,
  size: 100,
  family: "'A', sans-serif",
};
const word = (text: string, isRtl = false): Word => ({ text, width: text.length / 2, isRtl });

const boxOf = (svg: string) =>
  /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="([\d.]+)"/.exec(svg)?.slice(1).map(Number) ??
  [];
const textX = (svg: string) => Array.from(svg.matchAll(/<text x="([\d.]+)"/g), ([, x]) => Number(x));

test('the box is right or left of the first word, or below it', () => {
  const right = logoSvg(word('ab'), word('cd'), options).svg;
  expect(textX(right)[0]).toBeLessThan(boxOf(right)[0] ?? 0);
  const left = logoSvg(word('ab'), word('cd'), { ...options, layout: 'box-left' }).svg;
  expect(textX(left)[0]).toBeGreaterThan(boxOf(left)[0] ?? 0);
  const below = logoSvg(word('ab'), word('cd'), { ...options, layout: 'stacked' }).svg;
  expect(boxOf(below)[1]).toBe(50);
  expect(boxOf(below)[3]).toBe(40);
  // 22% of the box's height
  expect(boxOf(below)[4]).toBe(8.8);
});

test('words that read from right to left mirror the layout', () => {
  const { svg } = logoSvg(word('שלום', true), word('בית', true), options);
  expect(textX(svg)[0]).toBeGreaterThan(boxOf(svg)[0] ?? 0);
});

test('is as wide as its content, and one word may be missing', () => {
  const both = logoSvg(word('ab'), word('cd'), options);
  const one = logoSvg(word('ab'), word(''), options);
  expect(one.width).toBeLessThan(both.width);
  expect(one.svg).not.toContain('<rect');
  expect(logoSvg(word(''), word('cd'), { ...options, background: '#00ff00' }).svg).toContain('fill="#00ff00"');
});

test('a background makes the logo opaque', () => {
  expect(tool.fills?.('background', { background: '#ffffff' })).toEqual({ transparent: 'false' });
  expect(tool.fills?.('background', { background: 'transparent' })).toEqual({});
  expect(tool.fills?.('color', { background: '#ffffff' })).toEqual({});
});

test('outlines are kerned, and unknown letters have none', async () => {
  const path = '@fontsource/oswald/files/oswald-latin-700-normal.woff';
  const outlined = await outliner(readFileSync(createRequire(import.meta.url).resolve(path)));
  // Kerning moves the u under the T's bar, so the word is a little narrower than its letters.
  const letters = [...'Tube'].reduce((sum, letter) => sum + (outlined(letter)?.width ?? 0), 0);
  expect(outlined('Tube')?.width).toBeLessThan(letters);
  expect(outlined('Tube')?.width).toBeGreaterThan(letters * 0.95);
  expect(outlined('I')?.pathAt?.(10, 20, 100)).toMatch(/^M[\d. ]+/);
  expect(outlined('日本')).toBeUndefined();
});
