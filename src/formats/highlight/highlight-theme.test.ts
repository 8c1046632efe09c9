import { expect, test } from 'vitest';
import { contrast } from '../../core/colors/contrast-ratio';
import { THEMES } from './highlight-theme';

test('the formula returns WCAG’s values for black, white and #767676', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

const pairs = Object.entries(THEMES).flatMap(([name, theme]) =>
  Object.entries({ ...theme.roles, ink: theme.ink, soft: theme.soft }).flatMap(([role, color]) => [
    { name, role, color, on: 'card', ground: theme.card },
    { name, role, color, on: 'marked', ground: theme.marked },
  ]),
);

test.for(pairs)('$name: $role is readable on $on', ({ color, ground }) => {
  expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
});

test.for(Object.values(THEMES))('a mark is visible: its bar has a contrast of 3 to 1 on the card', ({ bar, card }) => {
  expect(contrast(bar, card)).toBeGreaterThanOrEqual(3);
});
