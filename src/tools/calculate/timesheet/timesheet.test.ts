import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { readDays } from './read-days';
import tool from './tool';
import { nightSeconds } from './work-time';

const INITIAL = {
  input: '',
  rate: '0',
  daily: '8',
  weekly: '44',
  overtime: '50',
  nightPercent: '20',
  nightReduced: false,
  round: '0',
  currency: 'BRL',
} as const;
const run = async (values: Record<string, unknown>) =>
  outcomeOf(await tool.run(Object.assign({ ...INITIAL }, values), exampleContext({}, 'pt')));
const near = (value: number) => expect.closeTo(value, 9);

// Python: fractions, each minute counted.
test.for([
  [
    { input: '22:00-05:00', rate: '20' },
    { total: '7:00', overtimeHours: 0, nightHours: 7, pay: '168.00' },
  ],
  [
    { input: '18:00-23:30 00:30-04:00', rate: '15.75', nightReduced: true },
    { total: '9:43', overtimeHours: near(12 / 7), nightHours: near(40 / 7), pay: '184.50' },
  ],
  [
    { input: '08:03-12:01 13:00-17:09', rate: '20', round: '15' },
    { total: '8:00', pay: '160.00' },
  ],
  [
    { input: '08:00-12:00 13:00-17:20', rate: '20', daily: '0', weekly: '0', round: '6' },
    { total: '8:18', regular: 8.3, overtimeHours: 0, pay: '166.00', balance: '' },
  ],
  [
    { input: '08:00-16:00\n'.repeat(6), rate: '10' },
    { total: '48:00', overtimeHours: 4, pay: '500.00' },
  ],
  [
    { input: '2026-11-20 08:00-16:00\n2026-11-23 08:00-16:00', rate: '10', weekly: '10' },
    { total: '16:00', overtimeHours: 0, pay: '160.00' },
  ],
  [
    { input: '08:00-12:00 13:00-18:00', rate: '20', daily: '7.3333', weekly: '0' },
    { regular: near(7.3333), pay: '196.67' },
  ],
] as const)('%j gives %j', async ([values, expected]) => expect((await run(values)).values).toMatchObject(expected));

const shifts = (line: string) => {
  const days = readDays(line);
  return 'fault' in days ? days.fault : days[0]?.shifts.map(({ start, end }) => [start / 3600, end / 3600]);
};

test.for([
  [
    '08:00-12:00 13:00-18:00',
    [
      [8, 12],
      [13, 18],
    ],
  ],
  [
    '8h30 12h 13h 17h45',
    [
      [8.5, 12],
      [13, 17.75],
    ],
  ],
  [
    '0800 1200 1300 1800',
    [
      [8, 12],
      [13, 18],
    ],
  ],
  [
    '08:00 às 12:00 e 13:00 às 18:00',
    [
      [8, 12],
      [13, 18],
    ],
  ],
  ['08:00\u221212:00', [[8, 12]]],
  [
    '08:00–12:00, 13:00—18:00',
    [
      [8, 12],
      [13, 18],
    ],
  ],
  [
    '22:00-02:00 03:00-06:00',
    [
      [22, 26],
      [27, 30],
    ],
  ],
  [
    '18:00-23:30 00:30-04:00',
    [
      [18, 23.5],
      [24.5, 28],
    ],
  ],
  [
    '20:00-24:00 00:30-02:00',
    [
      [20, 24],
      [24.5, 26],
    ],
  ],
  ['00:00-24:00', [[0, 24]]],
  ['folga', []],
  ['08:00-12:00 11:00-18:00', 'overlap'],
  ['22:00-06:00 23:00-23:30', 'overlap'],
  ['08:00-12:00 07:00-09:00', 'overlap'],
  ['08:00-12:00 13:00', 'oddTimes'],
  ['25:00-12:00', 'badTime'],
  ['08:00-12:60', 'badTime'],
  ['8:5-12:00 13:00', 'badTime'],
  ['08:00-12:00 x 13:00-18:00', 'badTime'],
  ['8 12', 'badTime'],
  ['31/11/2026 08:00-12:00', 'badDate'],
] as const)('%s: %j', ([line, expected]) => expect(shifts(line)).toEqual(expected));

test.for([
  ['2026-11-16 08:00-12:00', '2026-11-16', '2026-11-16'],
  ['16/11/2026 08:00-12:00', '16/11/2026', '2026-11-16'],
  ['16/11/26: 08:00-12:00', '16/11/26', '2026-11-16'],
  ['16/11 segunda 08:00-12:00', '16/11 segunda', undefined],
  ['Ana - 08:00-12:00', 'Ana', undefined],
] as const)('%s is the day %s', ([line, name, date]) => {
  const days = readDays(line);
  expect('fault' in days ? days : [days[0]?.name, days[0]?.date]).toEqual([name, date]);
});

test('the problem names the line, blank ones included', () => {
  expect(readDays('08:00-12:00\n\n08:00-99:00')).toEqual({ fault: 'badTime', line: 3, text: '99:00' });
});

test('night is what a minute-by-minute count finds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 0, max: 1_440 }), (from, length) => {
      const minutes = Array.from({ length }, (_, index) => (from + index) % 1_440);
      const night = minutes.filter((minute) => minute >= 1_320 || minute < 300).length;
      expect(nightSeconds({ start: from * 60, end: (from + length) * 60 })).toBe(night * 60);
    }),
  );
});

test('regular hours and overtime are the total', async () => {
  const minute = fc.integer({ min: 0, max: 1_439 });
  const clock = (value: number) =>
    `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(minute, minute), { minLength: 1, maxLength: 8 }), async (pairs) => {
      const input = pairs.map(([a, b]) => `${clock(a)}-${clock(b)}`).join('\n');
      const { regular, overtimeHours, decimalHours } = (await run({ input, nightReduced: true })).values;
      expect(Number(regular) + Number(overtimeHours)).toBeCloseTo(Number(decimalHours), 9);
    }),
  );
});

test('an empty timesheet is waited for', async () => expect((await run({ input: ' \n' })).empty).toBe(true));
