import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { addTo, between, parseClock, readEntries, signedDuration, twelveHour } from './clock';
import tool from './tool';

const INITIAL = { mode: 'between', start: '', end: '', break: 0, plus: '', input: '' } as const;
const run = async (values: Record<string, unknown>) =>
  outcomeOf(await tool.run(Object.assign({ ...INITIAL }, values), exampleContext()));

test.for([
  ['9:30', 34_200],
  ['21:30', 77_400],
  ['9:30 pm', 77_400],
  ['9:30PM', 77_400],
  ['9:30 p.m.', 77_400],
  ['9:30p', 77_400],
  ['5p', 61_200],
  ['0930', 34_200],
  ['930', 34_200],
  ['9 am', 32_400],
  ['9:30 h', 34_200],
  ['9:30 a. m.', 34_200],
  ['9 h 30', 34_200],
  ['14h', 50_400],
  ['12 am', 0],
  ['12 pm', 43_200],
  ['9:30:15', 34_215],
  ['24:00', 86_400],
  ['noon', 43_200],
  ['12 Noon', 43_200],
  ['midnight', 0],
] as const)('%j is %i seconds after midnight', ([typed, seconds]) => expect(parseClock(typed)).toBe(seconds));

test.for(['25:00', '24:01', '9:60', '9:5', '13 pm', '0 am', '11 noon', 'noonish', '12345', '-1:00'])(
  '%j is not a time',
  (typed) => expect(parseClock(typed)).toBeUndefined(),
);

test.for([
  ['-0:45', -2_700],
  ['−0:45', -2_700],
  ['+ 1h 30m', 5_400],
  ['-1.5h', -5_400],
] as const)('%j is %i seconds', ([typed, seconds]) => expect(signedDuration(typed)).toBe(seconds));

test('an end before the start is on the next day, an equal one is not', () => {
  expect(between(80_100, 21_600)).toBe(27_900);
  expect(between(21_600, 21_600)).toBe(0);
  expect(between(0, 86_400)).toBe(86_400);
});

test('adding the time between two times to the first one leads to the second', () => {
  const clock = fc.integer({ min: 0, max: 86_399 });
  fc.assert(
    fc.property(clock, clock, (start, end) => {
      expect(parseClock(addTo(start, between(start, end)).time)).toBe(end);
    }),
  );
});

// Python: datetime(2026, 1, 1, 21, 30) + timedelta.
test.for([
  [77_400, 17_100, '02:15', 1],
  [3_600, -7_200, '23:00', -1],
  [77_400, 360_000, '01:30', 5],
  [0, 0, '00:00', 0],
  [0, 90, '00:01:30', 0],
] as const)('%i plus %i seconds is %s, %i days later', ([start, plus, time, dayOffset]) =>
  expect(addTo(start, plus)).toEqual({ time, dayOffset }),
);

test.for([
  ['00:00', '12:00 am'],
  ['02:15', '2:15 am'],
  ['12:20', '12:20 pm'],
  ['23:59:30', '11:59:30 pm'],
] as const)('%s is %s', ([time, shown]) => expect(twelveHour(time)).toBe(shown));

test('the working has am or pm if the start has; the result is on the 24-hour clock', async () => {
  const { values, steps } = await run({ mode: 'add', start: '9:30 pm', plus: '4h 45m' });
  expect(values.time).toBe('02:15');
  expect(steps).toMatchObject([{ with: { start: '9:30 pm', time: '2:15 am' } }]);
});

test('blank lines and comments are skipped, and a bad line is named', () => {
  expect(readEntries('1:30\r\n\n# all\n 45m # late')).toEqual([
    { text: '1:30', seconds: 5_400 },
    { text: '45m', seconds: 2_700 },
  ]);
  expect(readEntries('1:30\n\n90')).toEqual({ line: 3, text: '90' });
});

test('seconds are shown only where they occur', async () => {
  expect((await run({ start: '9:00:30', end: '10:00' })).values.duration).toBe('0:59:30');
});

test('a long list goes past 24 hours', async () => {
  const { values } = await run({ mode: 'sum', input: '8:00\n'.repeat(10) });
  expect(values).toMatchObject({ duration: '80:00', decimalHours: 80, minutes: 4_800 });
});

test.for([
  [
    { start: '9:00', end: '9:20', break: 30 },
    { code: 'longBreak', field: 'break' },
  ],
  [
    { start: '9:00', end: '9:75' },
    { code: 'badTime', field: 'end' },
  ],
  [
    { mode: 'add', start: '9:00', plus: 'x' },
    { code: 'badDuration', field: 'plus' },
  ],
  [
    { mode: 'sum', input: '1:00\n1:99' },
    { code: 'badLine', field: 'input', with: { line: 2, text: '1:99' } },
  ],
] as const)('%j is refused', async ([values, problem]) => expect((await run(values)).problem).toMatchObject(problem));

test('empty fields are waited for', async () => {
  expect((await run({})).empty).toBe(true);
  expect((await run({ start: '9:00' })).empty).toBe(true);
  expect((await run({ mode: 'add', start: '9:00' })).empty).toBe(true);
  expect((await run({ mode: 'sum', input: '# none' })).empty).toBe(true);
});
