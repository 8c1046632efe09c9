import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, rounded } from '../../../core/numbers/decimal';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { readForm } from '../../../kinds/contract/read-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { earnings } from './earnings';
import tool from './tool';

const count = fc.integer({ min: 0, max: 10 ** 7 }).map((value) => decimalOf(value));
const rate = fc.integer({ min: 0, max: 10_000 }).map((value) => decimalOf(value).times('0.001'));

test('the rounded sources differ from the rounded month by at most two cents', () => {
  const months = fc.record({
    views: count,
    qualified: fc.integer({ min: 0, max: 100 }).map((value) => decimalOf(value)),
    followers: count,
    posts: fc.integer({ min: 0, max: 30 }).map((value) => decimalOf(value)),
    diamonds: count,
    diamondValue: rate,
  });
  fc.assert(
    fc.property(months, rate, rate, (values, rpm, postRate) => {
      const { rewards, sponsor, gifts, month, year } = earnings(values, rpm, postRate);
      const parts = rounded(rewards).plus(rounded(sponsor)).plus(rounded(gifts));
      expect(parts.minus(rounded(month)).abs().lte('0.02')).toBe(true);
      expect(year.div(12).minus(month).abs().lte('1e-40')).toBe(true);
    }),
  );
});

describe('the tool', () => {
  const initial = Object.fromEntries(Object.entries(tool.fields).map(([name, field]) => [name, field.initial]));
  type Values = Parameters<typeof tool.run>[0];
  const isValues = (values: Record<string, unknown>): values is Values => 'views' in values;
  const run = async (changes: Partial<Values>) => {
    const values = { ...initial, ...changes };
    if (!isValues(values)) throw new Error('a field is missing');
    return outcomeOf(await tool.run(values, exampleContext()));
  };
  const codes = async (changes: Partial<Values>) => (await run(changes)).notes.map(({ code }) => code);

  test('says that it estimates, and which terms of Creator Rewards aren’t met', async () => {
    expect(await codes({})).toEqual(['estimate', 'terms']);
    expect(await codes({ views: 99_999 })).toEqual(['estimate', 'fewViews', 'terms']);
    expect(await codes({ followers: 9_999 })).toEqual(['estimate', 'fewFollowers', 'terms']);
    expect(await codes({ followers: 10_000 })).toEqual(['estimate', 'terms']);
    expect(await codes({ views: 0, diamonds: 10 })).toEqual(['estimate']);
  });

  test('names the field of a range that goes down', async () => {
    expect((await run({ postLow: '16' })).problem).toMatchObject({ code: 'lowAboveHigh', field: 'postLow' });
  });

  test('explains only what brings something', async () => {
    const steps = async (changes: Partial<Values>) => (await run(changes)).steps.map(({ code }) => code);
    expect(await steps({})).toEqual(['rewards', 'total', 'rewards', 'total']);
    expect(await steps({ views: 0, followers: 1000, posts: 1, diamonds: 5 })).toEqual([
      'sponsor',
      'gifts',
      'total',
      'sponsor',
      'gifts',
      'total',
    ]);
  });

  test('an average with a fraction is a number too', () => {
    const typed: Readonly<Record<string, string>> = { views: '5833.5', posts: '1.5' };
    const read = readForm(tool.fields, (name) => typed[name] ?? String(initial[name]), 'en');
    expect(read).toMatchObject({ values: { views: 5833.5, posts: 1.5 }, empty: false });
  });
});
