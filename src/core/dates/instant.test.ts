import { expect, test } from 'vitest';
import { parseInstant, utcText } from './instant';

// Python: datetime.fromisoformat(text).timestamp() * 1000
test.for([
  ['1970-01-01T00:00:00Z', 0],
  ['2026-11-21T12:00:00Z', 1795262400000],
  ['2026-11-21t12:00z', 1795262400000],
  ['2026-11-21 13:00:00+01:00', 1795262400000],
  [' 2026-11-21T06:30:00-0530 ', 1795262400000],
  ['2026-11-21T14:00:00.5+02', 1795262400500],
  ['0001-01-01T00:00:00Z', -62135596800000],
] as const)('parses %j as %d', ([text, milliseconds]) => expect(parseInstant(text)).toBe(milliseconds));

test.for([
  '',
  'now',
  '2026-11-21',
  '2026-11-21T12:00:00',
  '2026-02-30T12:00:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T12:60:00Z',
  '2026-11-21T12:00:00+25:00',
])('%j is not an instant', (text) => expect(parseInstant(text)).toBeUndefined());

test.for([
  [1300819380, '2011-03-22T18:43:00Z'],
  [0.9, '1970-01-01T00:00:00Z'],
  [-1, '1969-12-31T23:59:59Z'],
  [253402300799, '9999-12-31T23:59:59Z'],
  [253402300800, undefined],
  [1e300, undefined],
] as const)('formats %d seconds as %s', ([seconds, text]) => expect(utcText(seconds)).toBe(text));
