import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf } from '../../../core/numbers/decimal';
import { problem } from '../../../kinds/contract';
import { bookOf, divide, totalFor } from './dutching';
import { decimalOdds, readSelections } from './odds';

/** The same odds in the three notations, from the definition of each. */
test.for([
  ['3.5', '3.5'],
  ['3,5', '3.5'],
  ['5/2', '3.5'],
  ['+250', '3.5'],
  ['-200', '1.5'],
  ['\u2212200', '1.5'],
  ['+100', '2'],
] as const)('%s is %s', ([typed, expected]) => {
  expect(decimalOdds(typed)?.toFixed()).toBe(expected);
});

test.for([
  ['Brasil, 1,90\nEmpate 3,4\r\n+320', ['Brasil', 'Empate', '']],
  ['1,90\n2.10', ['', '']],
  ['Time 1: 2\nTime 2; 3', ['Time 1', 'Time 2']],
] as const)('names in %j', ([text, names]) => {
  const read = readSelections(text);
  expect(Array.isArray(read) ? read.map(({ name }: { name: string }) => name) : read).toEqual(names);
});

test.for([
  ['2\nabc', problem('badOdds', { line: 2, text: 'abc' }, 'odds')],
  ['2\n5/0', problem('badOdds', { line: 2, text: '5/0' }, 'odds')],
  ['0.5\n2', problem('lowOdds', { line: 1, text: '0.5' }, 'odds')],
  ['2', problem('fewSelections', {}, 'odds')],
] as const)('refuses %j', ([text, expected]) => {
  expect(readSelections(text)).toEqual(expected);
});

const cents = fc.integer({ min: 101, max: 10_000 }).map((value) => decimalOf(value).div(100));

test('unrounded stakes would return the same, so cents differ by little', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 2, maxLength: 6 }),
      fc.integer({ min: 100, max: 10_000 }),
      (odds, total) => {
        const { returns, stakes, book } = divide(odds, total, '0.01');
        const fair = decimalOf(total).div(book);
        for (const [at, value] of returns.entries()) {
          // Half a cent of the stake, and half a cent of the return.
          const most = (odds[at] ?? decimalOf(0)).times('0.005').plus('0.005');
          expect(value.minus(fair).abs().lte(most), `${stakes[at]?.toFixed()} at ${odds[at]?.toFixed()}`).toBe(true);
        }
      },
    ),
  );
});

test('the stake for a profit gives that profit', () => {
  const odds = [decimalOf(3), decimalOf(4), decimalOf(10)];
  const book = bookOf(odds);
  const total = totalFor(50, book);
  expect(total.div(book).minus(total).round(30).toFixed()).toBe('50');
});
