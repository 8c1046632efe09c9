import { expect, test } from 'vitest';
import { seededSource } from '../../../core/numbers/random';
import { drawDigits, drawTickets } from './draw-tickets';
import { chiSquare } from '../../../testing/chi-square';

/**
 * A ticket has no number twice, so its numbers vary less than independent draws, by the factor (size − pick) / (size − 1);
 * dividing by it gives the usual distribution.
 */
const ofTickets = (tickets: readonly (readonly string[])[], size: number, pick: number): number =>
  chiSquare(tickets.flat(), size) / ((size - pick) / (size - 1));

// Critical values at p = 0.001: NIST/SEMATECH e-Handbook of Statistical Methods, table 1.3.6.7.4.
const CRITICAL_9 = 27.877;
const CRITICAL_50 = 86.661;

const FOUR = { digits: [...'0123456789'], length: 4, twins: true, distinct: false };

test.for([false, true])(
  'a million main numbers and the bonus numbers are drawn equally often (cover: %s)',
  async (cover) => {
    const pools = { main: { pick: 5, from: 1, to: 51 }, bonus: { pick: 1, from: 0, to: 9 } };
    const tickets = drawTickets(await seededSource('tickets'), pools, 200_000, cover).map((ticket) =>
      ticket.split(' + '),
    );
    const main = tickets.map(([numbers = '']) => numbers.split(' '));
    expect(main.flat()).toHaveLength(1_000_000);
    expect(ofTickets(main, 51, 5)).toBeLessThan(CRITICAL_50);
    expect(
      chiSquare(
        tickets.map(([, bonus = '']) => bonus),
        10,
      ),
    ).toBeLessThan(CRITICAL_9);
  },
);

test('a million digits are drawn equally often', async () => {
  const digits = drawDigits(await seededSource('digits'), FOUR, 250_000).flatMap((ticket) => Array.from(ticket));
  expect(chiSquare(digits, 10)).toBeLessThan(CRITICAL_9);
});
