import { expect, test } from 'vitest';
import { THEMES } from './theme';

/** WCAG 2.2: relative luminance and contrast ratio. */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = parts;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('the formula gives what WCAG says of black, white and #767676', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

const pairs = Object.entries(THEMES).flatMap(([name, theme]) =>
  Object.entries({ ...theme.roles, ink: theme.ink, soft: theme.soft }).flatMap(([role, colour]) => [
    { name, role, colour, on: 'card', ground: theme.card },
    { name, role, colour, on: 'marked', ground: theme.marked },
  ]),
);

test.for(pairs)('$name: $role is read on $on', ({ colour, ground }) => {
  expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
});

test.for(Object.values(THEMES))('a mark is seen: its bar has 3 to 1 on the card', ({ bar, card }) => {
  expect(contrast(bar, card)).toBeGreaterThanOrEqual(3);
});
