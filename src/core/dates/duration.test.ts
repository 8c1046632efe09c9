import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockText, hoursText, parseDuration } from './duration';

test.for([
  ['1:30', 5_400],
  ['1:30:15', 5_415],
  ['7:45 h', 27_900],
  ['7:45h', 27_900],
  ['1h 30m', 5_400],
  ['1h30m', 5_400],
  ['1h30', 5_400],
  ['1 hour and 30 minutes', 5_400],
  ['90 min', 5_400],
  ['90m', 5_400],
  ['1.5h', 5_400],
  ['1,5 hrs', 5_400],
  ['1.1h', 3_960],
  ['45s', 45],
  ['1 ч 30 мин', 5_400],
  ['2 часа 5 минут', 7_500],
  ['1 godz. 30 min', 5_400],
  ['2 godziny i 15 minut', 8_100],
  ['1 jam 20 menit 5 detik', 4_805],
  ['2 horas y 10 minutos', 7_800],
  ['1 heure et 5 minutes', 3_900],
  ['2 ore e 3 secondi', 7_203],
  ['1 ora e 30', 5_400],
  ['2 horas y 15', 8_100],
  ['1 ч 30', 5_400],
  ['30 segundos', 30],
  ['20 sekund', 20],
  ['120:00', 432_000],
] as const)('%j is %i seconds', ([typed, seconds]) => expect(parseDuration(typed, 'hours')).toBe(seconds));

test('one colon can separate minutes and seconds', () => {
  expect(parseDuration('3:20', 'minutes')).toBe(200);
  expect(parseDuration('3:20 h', 'minutes')).toBe(12_000);
});

test.for(['', 'x', '90', '1:75', '1:2:3:4', '1:60:00', '1h x', '-5m', '5 miles', '5 months', '1:3O'])(
  '%j is not a duration',
  (typed) => expect(parseDuration(typed, 'hours')).toBeUndefined(),
);

test('what is written can be read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 31_536_000 }), (seconds) => {
      expect(parseDuration(clockText(seconds), 'minutes')).toBe(seconds);
      expect(parseDuration(hoursText(seconds), 'hours')).toBe(seconds);
    }),
  );
});

test.for([
  [27_900, '7:45'],
  [27_930, '7:45:30'],
  [-2_700, '-0:45'],
  [0, '0:00'],
  [360_000, '100:00'],
] as const)('%i seconds are %s', ([seconds, text]) => expect(hoursText(seconds)).toBe(text));
