import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProblem, problem } from '../../../kinds/contract';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { countGraphemes } from '../../../core/text/graphemes';
import { cryptoSource, seededSource } from '../../../core/numbers/random';
import { sliceColors } from './colors';
import tool from './tool';
import { chances, MOST_ENTRIES, readEntries, shorten, slices, spin, without, type Entry } from './wheel';

const entries = (text: string): readonly Entry[] => {
  const read = readEntries(text, 'en');
  if (isProblem(read)) throw new Error(read.code);
  return read;
};

test('entries alternate around the wheel, each as wide as its weight', () => {
  const found = slices(entries('Ann*3\nBob\nnobody*0'), 2);
  expect(found).toEqual([
    { entry: 0, place: 0, from: 0, to: 135 },
    { entry: 1, place: 1, from: 135, to: 180 },
    { entry: 0, place: 0, from: 180, to: 315 },
    { entry: 1, place: 1, from: 315, to: 360 },
  ]);
});

test('six slices of Yes and No are 60 degrees each, and the spin stops where the draws determine', async () => {
  const yesNo = entries('Yes\nNo');
  expect(slices(yesNo, 3).map(({ from }) => from)).toEqual([0, 60, 120, 180, 240, 300]);
  // Python: winner int(0,1) = 1, slice int(0,2) = 0, across int(5,95) = 81 percent.
  const stop = spin(yesNo, 3, await seededSource('smallkit'));
  expect({ ...stop, angle: 0 }).toEqual({ winner: 1, slice: 1, angle: 0 });
  expect(stop.angle).toBeCloseTo(60 + 0.81 * 60, 9);
});

const wheel = fc.tuple(
  fc
    .array(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 40 })
    .filter((weights) => weights.some((w) => w > 0)),
  fc.integer({ min: 1, max: 10 }),
);

test('slices cover 0 to 360 degrees without gaps', () => {
  fc.assert(
    fc.property(wheel, ([weights, repeat]) => {
      const found = slices(entries(weights.map((weight) => `x*${weight}`).join('\n')), repeat);
      expect(found[0]?.from).toBe(0);
      expect(found.at(-1)?.to).toBeCloseTo(360, 9);
      for (const [index, slice] of found.entries()) {
        expect(slice.to).toBeGreaterThan(slice.from);
        if (index > 0) expect(slice.from).toBe(found[index - 1]?.to);
      }
    }),
  );
});

test('the pointer always stops within a slice of the winner, away from its edges', () => {
  fc.assert(
    fc.property(wheel, ([weights, repeat]) => {
      const list = entries(weights.map((weight) => `x*${weight}`).join('\n'));
      const { winner, slice, angle } = spin(list, repeat, cryptoSource());
      const stop = slices(list, repeat)[slice];
      expect(stop?.entry).toBe(winner);
      expect(list[winner]?.weight).toBeGreaterThan(0);
      const across = (angle - (stop?.from ?? 0)) / ((stop?.to ?? 0) - (stop?.from ?? 0));
      expect(across).toBeGreaterThan(0.0499);
      expect(across).toBeLessThan(0.9501);
    }),
  );
});

test('an entry of weight 3 wins about three times as often as one of weight 1', () => {
  const list = entries('Ann*3\nBob\nnobody*0');
  const wins = [0, 0, 0];
  const random = cryptoSource();
  for (let i = 0; i < 20_000; i++) {
    const { winner } = spin(list, 2, random);
    wins[winner] = (wins[winner] ?? 0) + 1;
  }
  expect(wins[2]).toBe(0);
  // One standard deviation is 61; six of them are practically impossible.
  expect(Math.abs((wins[0] ?? 0) - 15_000)).toBeLessThan(367);
});

test.for([
  ['Yes\nNo', ['50.00', '50.00']],
  ['a\nb\nc', ['33.33', '33.33', '33.33']],
  ['a*2\nb', ['66.67', '33.33']],
  ['a*0.001\nb*999', ['0.00', '100.00']],
  ['a*5\nb*995', ['0.50', '99.50']],
  ['a*0\nb', ['0.00', '100.00']],
] as const)('calculates the chances in %j', ([text, percent]) => expect(chances(entries(text))).toEqual(percent));

test('removing a winner leaves the other lines as typed, including a duplicate', () => {
  expect(without(entries(' Ann*3 \r\nBob\r\nAnn*3'), 0)).toBe('Bob\nAnn*3');
});

test.for([
  ['', problem('tooFew', {}, 'input')],
  ['only', problem('tooFew', {}, 'input')],
  ['a*0\nb*0', problem('allZero', {}, 'input')],
  ['a*-2\nb', problem('badWeight', { line: 1, weight: '-2' }, 'input')],
  ['a*9007199254740991\nb', problem('weightsTooBig', {}, 'input')],
  [
    Array.from({ length: MOST_ENTRIES + 1 }, (_, index) => index).join('\n'),
    problem('tooMany', { entries: 1_001, most: 1_000 }, 'input'),
  ],
] as const)('refuses %#', ([text, refusal]) => expect(readEntries(text, 'en')).toEqual(refusal));

test('a wheel of 1,000 entries with ten slices each stops at one of them', () => {
  const list = entries(Array.from({ length: MOST_ENTRIES }, (_, index) => `entry ${index}`).join('\n'));
  expect(spin(list, 10, cryptoSource()).slice).toBeLessThan(10 * MOST_ENTRIES);
});

test.for([
  ['Anna', 4, 'Anna'],
  ['Annabel', 4, 'Ann…'],
  ['Ann Lee', 5, 'Ann…'],
  ['👩‍👩‍👧🇫🇷é👍🏽', 3, '👩‍👩‍👧🇫🇷…'],
  ['', 3, ''],
  ['ab', 1, '…'],
] as const)('shortens %s to %i characters as %s', ([text, most, short]) => {
  expect(shorten(text, most)).toBe(short);
  expect(countGraphemes(short)).toBeLessThanOrEqual(most);
});

test('no adjacent slices have the same color, including the last and the first', () => {
  for (let n = 2; n <= 300; n++) {
    const fills = sliceColors(n).map(({ fill }) => fill);
    expect(fills).toHaveLength(n);
    for (const [index, fill] of fills.entries()) expect(fill, `${index} of ${n}`).not.toBe(fills[(index + 1) % n]);
  }
});

/** Relative luminance as defined in WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test('text on every slice has a contrast of at least 4.5', () => {
  for (const { fill, text } of sliceColors(20)) {
    const [dark = 0, light = 0] = [luminance(fill), luminance(text)].toSorted((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05), fill).toBeGreaterThanOrEqual(4.5);
  }
});

test('shows chances but no winner before the first spin, and nothing without entries', async () => {
  const rest = { repeat: 1, removeWinner: false, seconds: 5, sound: false, heading: '', seed: '' };
  const run = async (input: string) => outcomeOf(await tool.run({ ...rest, input }, exampleContext()));
  const { values, empty } = await run('Yes\nNo');
  expect([Object.keys(values), empty]).toEqual([['chances'], true]);
  expect(await run(' \n')).toMatchObject({ values: {}, empty: true });
});
