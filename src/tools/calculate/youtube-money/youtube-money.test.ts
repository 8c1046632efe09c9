import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { YOUTUBE, YOUTUBE_NICHES } from '../../../data/creators';
import { decimalOf } from '../../../core/numbers/decimal';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { readForm } from '../../../kinds/contract/read-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { earnings, rpmFromCpm, yearlyViews } from './earnings';
import tool from './tool';

test('a day, a month and a year are each within half a cent of their part of the year', () => {
  const views = fc.integer({ min: 0, max: 10 ** 9 });
  const rpm = fc.integer({ min: 0, max: 5_000 }).map((count) => decimalOf(count).times('0.01'));
  fc.assert(
    fc.property(views, rpm, (count, rate) => {
      const exact = decimalOf(count).times(rate).times('0.001');
      const { day, month, year } = earnings(decimalOf(count), rate);
      for (const [part, times] of [
        [day, 365],
        [month, 12],
        [year, 1],
      ] as const) {
        expect(part.times(times).minus(exact).abs().lte(decimalOf('0.005').times(times))).toBe(true);
      }
    }),
  );
});

test.for([
  ['day', '3650000'],
  ['month', '120000'],
  ['year', '10000'],
] as const)('10,000 views a %s are %s a year', ([period, views]) => {
  expect(yearlyViews(10_000, period).toFixed()).toBe(views);
});

test('a CPM of 12 with ads on 60% of the views and a share of 55% is an RPM of 3.96', () => {
  expect(rpmFromCpm(decimalOf(12), decimalOf(60), decimalOf(55)).toFixed()).toBe('3.96');
});

describe('the tool', () => {
  const initial = Object.fromEntries(Object.entries(tool.fields).map(([name, field]) => [name, field.initial]));
  type Values = Parameters<typeof tool.run>[0];
  const isValues = (values: Record<string, unknown>): values is Values => 'views' in values;
  const codes = async (changes: Partial<Values>) => {
    const values = { ...initial, ...changes };
    if (!isValues(values)) throw new Error('a field is missing');
    return outcomeOf(await tool.run(values, exampleContext())).notes.map(({ code }) => code);
  };

  test('says that it estimates, and where a range or share comes from', async () => {
    expect(await codes({})).toEqual(['estimate', 'leftOut']);
    expect(await codes({ niche: 'tech' })).toEqual(['estimate', 'niche', 'leftOut']);
    expect(await codes({ niche: 'tech', format: 'shorts' })).toEqual(['estimate', 'leftOut']);
    expect(await codes({ basis: 'cpm' })).toEqual(['estimate', 'share', 'leftOut']);
  });

  test.for([
    ['format', { format: 'shorts' }, { rpmLow: '0.01', rpmHigh: '0.07', share: '45' }],
    ['format', { format: 'long' }, { niche: 'any', rpmLow: '2', rpmHigh: '6', share: '55' }],
    ['niche', { niche: 'gaming' }, { rpmLow: '0.50', rpmHigh: '4' }],
    ['niche', { niche: 'own' }, {}],
    ['rpmHigh', { niche: 'gaming' }, { niche: 'own' }],
    ['views', { niche: 'gaming' }, {}],
  ] as const)('after %s, %j fills in %j', ([changed, values, expected]) => {
    expect(tool.fills?.(changed, values)).toEqual(expected);
  });

  test('starts with the range of long videos; every range goes up', () => {
    expect(initial).toMatchObject({ ...YOUTUBE.long });
    for (const { rpmLow, rpmHigh } of [YOUTUBE.long, YOUTUBE.shorts, ...Object.values(YOUTUBE_NICHES)])
      expect(Number(rpmLow)).toBeLessThan(Number(rpmHigh));
  });

  test('an average with a fraction is a number too', () => {
    const typed: Readonly<Record<string, string>> = { views: '1234.5' };
    const read = readForm(tool.fields, (name) => typed[name] ?? String(initial[name]), 'en');
    expect(read).toMatchObject({ values: { views: 1234.5 }, empty: false });
  });
});
