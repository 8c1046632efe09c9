import fc from 'fast-check';
import { expect, test } from 'vitest';
import { note } from '../../../kinds/contract';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { clockText } from '../../../core/dates/duration';
import { readDuration, readDurations } from './read-durations';
import tool from './tool';

test.for([
  ['1:30:00', 5_400],
  ['90m', 5_400],
  ['1h 30m', 5_400],
  ['1 hour and 30 minutes', 5_400],
  ['5400', 5_400],
  ['1.5h', 5_400],
  ['1,5 h', 5_400],
  ['3:20', 200],
  ['0:00:01', 1],
  ['2m30s', 150],
  ['10h 30m left', 37_800],
  ['Length: 10 hrs and 30 mins', 37_800],
  ['1:05:00 remaining', 3_900],
] as const)('%j is %i seconds', ([typed, seconds]) => expect(readDuration(typed, 'minutes')).toBe(seconds));

test('with one colon, an audiobook has hours and minutes', () => expect(readDuration('3:20', 'hours')).toBe(12_000));

test.for(['', 'x', '1:75', '1:2:3:4', '1:60:00', '1h x', '-5', '9999h', 'left', 'Length:'])(
  '%j is not a length',
  (typed) => expect(readDuration(typed, 'minutes')).toBeUndefined(),
);

test('lines are added, and an unreadable one is named', () => {
  expect(readDurations('1:00\r\n\n2m', 'minutes')).toEqual({ seconds: 180, parts: 2 });
  expect(readDurations('1:00\n\nlong', 'minutes')).toEqual({ line: 3, text: 'long' });
});

test('what is written can be read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 31_536_000 }), (seconds) => {
      expect(readDuration(clockText(seconds), 'minutes')).toBe(seconds);
    }),
  );
});

const INITIAL = {
  mode: 'time',
  duration: '1:30:00',
  speed: '1.5',
  target: '',
  perDay: 60,
  start: '2026-11-23',
  book: false,
} as const;
const run = async (values: Partial<Record<keyof typeof INITIAL, unknown>>) =>
  outcomeOf(await tool.run({ ...INITIAL, ...values } as typeof INITIAL, exampleContext()));

test('slower takes longer', async () => {
  expect((await run({ speed: '0.5' })).values).toMatchObject({
    newDuration: '3:00:00',
    saved: '-1:30:00',
    percent: '-100',
  });
});

test.for([
  ['1m', 'tooFast'],
  ['20h', 'tooSlow'],
  ['soon', 'badTarget'],
] as const)('fitting an hour and a half into %s: %s', async ([target, code]) =>
  expect((await run({ mode: 'speed', target })).problem).toMatchObject({ code, field: 'target' }),
);

test('a note says so if the rounded speed takes longer than the time', async () => {
  const { notes, values } = await run({ mode: 'speed', duration: '1:00:00', target: '45m' });
  expect(values).toMatchObject({ neededSpeed: '1.33', newDuration: '0:45:07' });
  expect(notes).toEqual([note('over', { speed: { exact: '1.33' }, faster: { exact: '1.34' } })]);
  expect((await run({ speed: '1.34', duration: '1:00:00' })).values.newDuration).toBe('0:44:47');
  expect((await run({ mode: 'speed', target: '50m' })).notes).toEqual([]);
});

test('the new length and what is saved are the old length', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 360_000 }),
      fc.integer({ min: 10, max: 1_600 }),
      async (seconds, speed) => {
        const { values } = await run({ duration: String(seconds), speed: String(speed / 100) });
        const [time = 0, saved = 0] = [values.newDuration, values.saved].map((text) => {
          const size = readDuration(String(text).replace('-', ''), 'minutes') ?? NaN;
          return String(text).startsWith('-') ? -size : size;
        });
        expect(time + saved).toBe(seconds);
      },
    ),
  );
});

test('fields of the listening plan belong to the visible choice of an audiobook', () => {
  const { book, perDay, start } = tool.fields;
  expect([book.hidden, perDay.when, start.when]).toEqual([undefined, { book: [true] }, { book: [true] }]);
});
