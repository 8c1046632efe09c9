import { expect, test } from 'vitest';
import { cardsOf, type RomanStyle } from './cards';

const WISH = { dates: true, dateOrder: 'mdy' } as const;
const written = (text: string, style: RomanStyle = 'plain', wish: Parameters<typeof cardsOf>[2] = WISH) =>
  cardsOf(text, style, wish).cards[0]?.text;

test('converts a megabyte of numbers', () => {
  expect(written('1984 and 3.14; '.repeat(70_000))?.startsWith('MCMLXXXIV and 3.14; ')).toBe(true);
});
