import { expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { documentedOf, drawCards } from './draw-cards';
import { chiSquare } from '../../../testing/chi-square';

// Critical values at p = 0.001: NIST/SEMATECH e-Handbook of Statistical Methods, table 1.3.6.7.4.
test('a million random digits of made-up numbers are evenly distributed', async () => {
  const wanted = { brand: 'visa', kind: 'range', count: 111_112, unique: false } as const;
  const cards = drawCards(await seededSource('digits'), wanted, 2026);
  const digits = cards.flatMap((card) => Array.from(card.digits.slice(6, -1), Number));
  expect(digits.length).toBeGreaterThan(1_000_000);
  expect(chiSquare(digits, 10)).toBeLessThan(27.877);
});

test('a million cards draw every number, month, year and first digit of the CVC equally often', async () => {
  const numbers = documentedOf('any').map(({ digits }) => digits);
  const places = new Map(numbers.map((digits, place) => [digits, place]));
  const wanted = { brand: 'any', kind: 'documented', count: 1_000_000, unique: false } as const;
  const cards = drawCards(await seededSource('cards'), wanted, 2026);
  const of = (read: (card: (typeof cards)[number]) => number, size: number) => chiSquare(cards.map(read), size);
  expect(of(({ digits }) => places.get(digits) ?? 0, 22)).toBeLessThan(46.797);
  expect(of(({ expiry }) => Number(expiry.slice(0, 2)) - 1, 12)).toBeLessThan(31.264);
  expect(of(({ expiry }) => Number(expiry.slice(3)) - 27, 4)).toBeLessThan(16.266);
  expect(of(({ cvc }) => Number(cvc[0]), 10)).toBeLessThan(27.877);
});
