import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fill } from '../../../i18n/format';
import { isProblem } from '../../../kinds/contract';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { MODES, percentage, type Mode } from './percentage';
import english from './strings/en';
import tool from './tool';

const strings = import.meta.glob<typeof english>('./strings/*.ts', { eager: true, import: 'default' });

const answer = (mode: Mode, x: string, y: string) => {
  const given = percentage(mode, x, y);
  return isProblem(given) ? given.code : given.result;
};

// Python: decimal with 60 digits, then rounded half up to 12 significant ones.
test.for([
  ['change', '-50', '-25', '50'],
  ['change', '5.5', '6', '9.09090909091'],
  ['change', '3', '3', '0'],
  ['increase', '0.1', '200', '0.3'],
  ['increase', '1200', '-5', '1140'],
  ['decrease', '12', '100', '0'],
  ['before', '60', '-25', '80'],
  ['before', '100', '0.0001', '99.9999000001'],
  ['difference', '-3', '5', '200'],
  ['of', '0.1', '0.2', '0.0002'],
  ['of', '33.3333333333333', '3', '1'],
  ['of', '123456789012345', '7', '8641975230860'],
  ['isWhat', '1', '3', '33.3333333333'],
  ['isWhat', '2', '0.0000003', '666666666.667'],
  ['isWhat', '0', '7', '0'],
] as const)('%s of %s and %s is %s', ([mode, x, y, result]) => expect(answer(mode, x, y)).toBe(result));

test.for([
  ['isWhat', '5', '0', 'nothingOfZero'],
  ['change', '0', '5', 'changeFromZero'],
  ['change', '0', '0', 'changeFromZero'],
  ['whole', '5', '0', 'zeroPercentOf'],
  ['before', '5', '-100', 'minusHundred'],
  ['difference', '0', '0', 'bothZero'],
] as const)('refuses %s of %s and %s with %s', ([mode, x, y, code]) => expect(answer(mode, x, y)).toBe(code));

test('never shows floating-point noise', () => {
  const hundredths = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((count) => (count / 100).toFixed(2));
  fc.assert(
    fc.property(fc.constantFrom(...MODES), hundredths, hundredths, (mode, x, y) => {
      const given = percentage(mode, x, y);
      if (isProblem(given)) return;
      expect(given.result).toMatch(/^(0|-?(0|[1-9]\d*)(\.\d*[1-9])?)$/);
      expect(given.result.replace(/^-?0?\.?0*|\./g, '').length).toBeLessThanOrEqual(12);
    }),
  );
});

test('before is the inverse of increase, and whole is the inverse of of', () => {
  const whole = fc.integer({ min: 1, max: 100_000 }).map(String);
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 999 }).map(String), (x, y) => {
      expect(answer('before', answer('increase', x, y), y)).toBe(x);
      expect(answer('whole', answer('of', y, x), y)).toBe(x);
    }),
  );
});

test('reports whether digits after the twelfth were rounded', () => {
  expect(percentage('isWhat', '1', '3')).toMatchObject({ exact: false });
  expect(percentage('isWhat', '1', '8')).toEqual({ result: '12.5', exact: true });
  expect(percentage('of', '33.3333333333333', '3')).toMatchObject({ exact: false });
});

describe('the tool', () => {
  const run = async (mode: Mode, x: string, y: string) => outcomeOf(await tool.run({ mode, x, y }, exampleContext()));
  const codes = (messages: readonly { code: string }[]) => messages.map(({ code }) => code);

  test('distinguishes a fall from a rise, and percent from percentage points', async () => {
    const fall = await run('change', '6', '5.5');
    expect(fall.values.sentence).toMatchObject({ code: 'fall', with: { size: { exact: '8.33333333333' } } });
    expect(fall.notes).toMatchObject([{ code: 'rounded' }, { code: 'points', with: { points: { exact: '0.5' } } }]);
    expect((await run('change', '5', '5')).values.sentence).toMatchObject({ code: 'same' });
    expect(codes((await run('change', '5', '5')).notes)).toEqual([]);
  });

  test('shows no percentage points for numbers that are too large to be percentages', async () => {
    expect(codes((await run('change', '1000', '500')).notes)).toEqual(['points']);
    expect(codes((await run('change', '4800000', '5100000')).notes)).toEqual([]);
    expect(codes((await run('change', '500', '1000.5')).notes)).toEqual([]);
  });

  test.for(MODES)('%s shows its formula', async (mode) => {
    expect(codes((await run(mode, '12', '5')).steps)).toEqual([mode]);
  });

  test('a change shows bars of the absolute value only if the first number is negative', async () => {
    const shown = async (x: string, y: string) => {
      const { steps } = await run('change', x, y);
      return steps.map((line) =>
        fill(english.steps[line.code === 'change' ? 'change' : 'changeFromNegative'], line.with, 'en'),
      );
    };
    expect(await shown('80', '100')).toEqual(['(100 − 80) ÷ 80 × 100 = 20 ÷ 80 × 100 = 25%']);
    expect(await shown('-50', '-25')).toEqual(['(-25 − (-50)) ÷ |-50| × 100 = 25 ÷ |-50| × 100 = 50%']);
  });

  test('waits for both numbers', async () => {
    expect((await run('of', '', '5')).empty).toBe(true);
    expect((await run('of', '5', '')).empty).toBe(true);
  });
});

test.for(Object.entries(strings))(
  '%s: each question contains the blanks X and Y once, as separate words',
  ([, { choices }]) => {
    for (const sentence of Object.values(choices.mode)) {
      expect(sentence.match(/X/g)).toHaveLength(1);
      expect(sentence.match(/Y/g)).toHaveLength(1);
      expect(sentence.match(/(?<![\p{L}])[XY](?![\p{L}])/gu)).toHaveLength(2);
    }
  },
);
