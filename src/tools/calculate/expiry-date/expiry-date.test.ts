import { describe, expect, test } from 'vitest';
import { problem } from '../../../kinds/contract';
import { afterOpening, expiryOf } from './expiry';
import { readProducts } from './read-products';
import tool from './tool';

const plain = { countMade: false, monthEnd: false };

/** Python: dateutil.relativedelta. */
test.for([
  ['2026-05-31', 9, 'months', '2027-02-28'],
  ['2023-05-31', 9, 'months', '2024-02-29'],
  ['2024-02-29', 1, 'years', '2025-02-28'],
  ['2024-02-29', 4, 'years', '2028-02-29'],
  ['2026-12-25', 1, 'weeks', '2027-01-01'],
  ['2026-11-01', 90, 'days', '2027-01-30'],
] as const)('%s plus %i %s is %s', ([made, life, unit, expected]) => {
  expect(expiryOf(made, { life, unit, ...plain })).toBe(expected);
});

test('with the production day as day 1, one day of shelf life ends on that day', () => {
  expect(expiryOf('2026-11-21', { life: 1, unit: 'days', countMade: true, monthEnd: false })).toBe('2026-11-21');
});

test('the end of the month is found after the production day is counted', () => {
  const rule = { life: 1, unit: 'months', countMade: true, monthEnd: true } as const;
  expect(expiryOf('2026-11-01', rule)).toBe('2026-11-30');
});

test('opening only shortens the life', () => {
  expect(afterOpening('2027-01-01', '2026-12-01', 12)).toBe('2027-01-01');
  expect(afterOpening('2027-01-01', '2026-12-01', undefined)).toBe('2027-01-01');
});

test.for([
  [
    { opened: '2026-08-31', pao: 6 },
    { iso: '2027-02-28', daysLeft: 99, percentLeft: 54.69613259668508 },
  ],
  [{ opened: '2026-08-31' }, { empty: true }],
  [{ pao: 6 }, { empty: true }],
  [{ opened: '9999-12-01', pao: 6 }, problem('outside', {}, 'pao')],
] as const)('of a product without a production date, %j', async ([typed, expected]) => {
  const values = { list: false, made: '', life: undefined, opened: '', pao: undefined, products: '' };
  const rest = { unit: 'months', countMade: false, monthEnd: false, asOf: '2026-11-21' } as const;
  expect(await tool.run({ ...values, ...rest, ...typed }, { lang: 'en' } as never)).toMatchObject(expected);
});

describe('lists', () => {
  test('names may contain commas, and dates may have dots', () => {
    expect(readProducts('Cream, rich, 31.05.2026, 24\r\n\r\nMilk;2026-11-20;1\nHoney\t5/6/2026\t36', 'en')).toEqual([
      { name: 'Cream, rich', made: '2026-05-31', life: 24 },
      { name: 'Milk', made: '2026-11-20', life: 1 },
      { name: 'Honey', made: '2026-05-06', life: 36 },
    ]);
  });

  test.for([
    ['en', 'Milk, 2026-11-20, 10 days', 10, 'days'],
    ['en', 'Cream; 2026-11-20; 1 Month', 1, 'months'],
    ['en', 'Rice\t2026-11-20\t2yrs.', 2, 'years'],
    ['pl', 'Krem; 2026-11-20; 24 miesiące', 24, 'months'],
    ['pl', 'Krem; 2026-11-20; 12 miesięcy', 12, 'months'],
    ['ru', 'Крем; 2026-11-20; 5 лет', 5, 'years'],
  ] as const)('in %s, the unit in “%s” counts', ([lang, text, life, unit]) => {
    expect(readProducts(text, lang)).toMatchObject([{ life, unit }]);
  });

  test.for([
    ['Milk, 2026-11-20, 3 moons', problem('badProduct', { line: 1, text: 'Milk, 2026-11-20, 3 moons' }, 'products')],
    ['Milk', problem('badProduct', { line: 1, text: 'Milk' }, 'products')],
    ['Milk, 2026-11-20, 0', problem('badProduct', { line: 1, text: 'Milk, 2026-11-20, 0' }, 'products')],
    ['\nMilk, 2026-02-30, 1', problem('badProductDate', { line: 2, text: '2026-02-30' }, 'products')],
  ] as const)('refuses %j', ([text, expected]) => {
    expect(readProducts(text, 'en')).toEqual(expected);
  });

  test('the first to expire is first', async () => {
    const products = 'Late, 2026-01-01, 36\nSoon, 2025-01-01, 24\nGone, 2024-01-01, 12';
    const values = { list: true, products, unit: 'months', countMade: false, monthEnd: false, asOf: '2026-11-21' };
    const given = await tool.run(
      { made: '', life: undefined, opened: '', pao: undefined, ...values } as never,
      { lang: 'en' } as never,
    );
    expect(given).toMatchObject({ iso: '2025-01-01', batch: { name: 'expiry-dates' } });
    const rows = (given as { batch: { rows: readonly (readonly unknown[])[] } }).batch.rows;
    expect(rows.map(([name]) => name)).toEqual(['Gone', 'Soon', 'Late']);
  });
});
