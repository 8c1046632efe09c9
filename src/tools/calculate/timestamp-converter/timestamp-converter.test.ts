import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zoneOf } from '../../../core/dates/time-zone';
import { LANGS, type Lang } from '../../../i18n/languages';
import { term } from '../../../kinds/contract';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { fromEpoch, fromUnix, inEpoch, likelyUnit } from './epochs';
import { readDate } from './read-date';
import { readLines } from './read-lines';
import tool from './tool';
import { inWords, isoText, relativeText, rfcText, zonedIso } from './write';

const utc = zoneOf('UTC') ?? { name: 'UTC', offset: () => 0 };
const secondsOf = (typed: string, zone = utc) => {
  const read = readDate(typed, zone, 'en');
  return read && Number(read.instant) / 1e9;
};

const run = async (values: Record<string, unknown>, lang: Lang = 'en') =>
  outcomeOf(
    await tool.run(
      Object.assign({ input: '', unit: 'auto', zone: 'UTC', epoch: 'unix' } as const, values),
      exampleContext({}, lang),
    ),
  );

// Python: datetime.fromisoformat and email.utils.parsedate_to_datetime.
test.for([
  ['2009-02-13T23:31:30Z', 1234567890],
  ['2009-02-14 00:31:30+01:00', 1234567890],
  ['2009-02-13 23:31:30', 1234567890],
  ['Fri, 13 Feb 2009 23:31:30 +0000', 1234567890],
  ['Fri, 13 Feb 2009 23:31:30 GMT', 1234567890],
  ['Fri, 13 Feb 2009 18:31:30 EST', 1234567890],
  ['Sat Feb 14 00:31:30 CET 2009', 1234567890],
  ['Aug 1, 2026 14:00 CEST', 1785585600],
  ['13/Feb/2009:23:31:30 +0000', 1234567890],
  ['[13/Feb/2009:23:31:30 +0000]', 1234567890],
  ['February 13, 2009 11:31:30 PM', 1234567890],
  ['Feb 13, 2009 at 11:31:30 p.m.', 1234567890],
  ['02/13/2009 11:31:30 PM', 1234567890],
  ['02-13-2009 11:31:30 p. m.', 1234567890],
  ['Feb 13, 2009 11 PM', 1234566000],
  ['Fri, Feb 13, 2009, 6:31:30 PM EST', 1234567890],
  ['Fri, Feb 13, 2009, 5:31:30 PM CST', 1234567890],
  ['Fri, Feb 13, 2009, 1:31:30 PM HST', 1234567890],
  ['Sat, Feb 14, 2009, 5:01:30 AM GMT+5:30', 1234567890],
  ['Fri Feb 13 18:31:30 EST 2009', 1234567890],
  ['2009-02-13 15:31:30 PST', 1234567890],
  ['2009-02-13', 1234483200],
  ['2009-02-12T24:00:00Z', 1234483200],
  ['2008-12-31 24:00', 1230768000],
  ['2023-11-14T22:13:20.500Z', 1700000000.5],
  ['1969-12-31T23:59:59Z', -1],
  ['2026-01-01T00:00:00-03:30', 1767238200],
] as const)('%s is %f', ([typed, seconds]) => expect(secondsOf(typed)).toBe(seconds));

test.for([
  '2026-02-30',
  '2026-13-01',
  '2026-01-01 24:30',
  '2026-01-01T24:00:00.5Z',
  '2026-01-01 24:00 PM',
  '2026-01-01T12:60Z',
  '13 Foo 2009',
  '2026-01-01 13:00 pm',
  '2026-01-01 13',
  'Fri Feb 13 23:31:30 CST 2009',
  'x',
])('%s is not a date', (typed) => expect(readDate(typed, utc, 'en')).toBeUndefined());

test('reads what an Italian page writes', () => {
  const rome = zoneOf('Europe/Rome') ?? utc;
  for (const instant of [1_234_567_890_000_000_000n, 1_785_585_600_000_000_000n])
    expect(readDate(inWords(instant, rome, 'it'), utc, 'it')?.instant).toBe(instant);
});

test('a zone’s American name is read on English pages only', () => {
  expect(readDate('2009-02-13 18:31:30 EST', utc, 'es')).toBeUndefined();
  expect(readDate('2009-02-13 17:31:30 CST', utc, 'en')).toBeUndefined();
});

test('reads the day first on a Spanish page, also with hyphens', () => {
  expect(readDate('13-02-2009 23:31:30', utc, 'es')?.instant).toBe(1_234_567_890_000_000_000n);
});

test('a fraction keeps nine digits, also before 1970', () => {
  expect(readDate('1969-12-31T23:59:59.999999999Z', utc, 'en')?.instant).toBe(-1n);
  expect(isoText(-1n)).toBe('1969-12-31T23:59:59.999999999Z');
});

// The limits as in the sheet of the Unix formats: 11, 14 and 17 digits.
test.for([
  ['99999999999', 's'],
  ['100000000000', 'ms'],
  ['-99999999999999', 'ms'],
  ['100000000000000', 'us'],
  ['99999999999999999', 'us'],
  ['100000000000000000', 'ns'],
] as const)('%s is most likely in %s', ([number, unit]) => expect(likelyUnit(number)).toBe(unit));

// Python: datetime and timedelta from each system's first day.
test.for([
  ['133000000000000000', 'filetime', '2022-06-18T04:26:40Z'],
  ['12879041490000000', 'webkit', '2009-02-13T23:31:30Z'],
  ['45000.75', 'excel', '2023-03-15T18:00:00Z'],
  ['3900000000', 'ntp', '2023-08-02T21:20:00Z'],
  ['700000000', 'cocoa', '2023-03-08T20:26:40Z'],
  ['0', 'filetime', '1601-01-01T00:00:00Z'],
] as const)('%s in %s is %s', ([number, epoch, iso]) => {
  expect(isoText(fromEpoch(number, epoch))).toBe(iso);
  expect(inEpoch(fromEpoch(number, epoch), epoch)).toBe(number);
});

test('a fraction is rounded toward the past', () => {
  expect(fromUnix('-1.5', 's')).toBe(-1_500_000_000n);
  expect(fromUnix('-0.0000000001', 's')).toBe(-1n);
});

test('each instant can be written and read again', () => {
  const most = 8_640_000_000_000_000_000_000n;
  fc.assert(
    fc.property(fc.bigInt({ min: -most, max: most }), (instant) => {
      expect(readDate(isoText(instant), utc, 'en')?.instant).toBe(instant);
      expect(fromUnix(String(instant), 'ns')).toBe(instant);
    }),
  );
});

test('the first and the last instant are written', async () => {
  expect((await run({ input: '8640000000000000', unit: 'ms' })).values.iso).toBe('+275760-09-13T00:00:00Z');
  expect((await run({ input: '-8640000000000000', unit: 'ms' })).values).toMatchObject({
    iso: '-271821-04-20T00:00:00Z',
    rfc: '',
  });
  expect((await run({ input: '8640000000000001', unit: 'ms' })).problem).toMatchObject({ code: 'outOfRange' });
  expect((await run({ input: '9'.repeat(2000) })).problem).toMatchObject({ code: 'outOfRange' });
});

test('a zone whose offset exceeds the range has no local time at its end', async () => {
  expect((await run({ input: '8640000000000000', unit: 'ms', zone: 'Asia/Tokyo' })).values.local).toBe('');
});

test('lines are read separately, and the first bad one is named', () => {
  const { moments, bad, count } = readLines('0\n\nnever\n2000-01-01\r\n1e12\n', {
    unit: 'auto',
    epoch: 'unix',
    zone: utc,
    lang: 'en',
  });
  expect(moments.map(({ instant }) => isoText(instant))).toEqual([
    '1970-01-01T00:00:00Z',
    '2000-01-01T00:00:00Z',
    '2001-09-09T01:46:40Z',
  ]);
  expect([bad, count]).toEqual([{ fault: 'notTime', line: 3, text: 'never' }, 4]);
});

// Python: zoneinfo, with fold=0.
test.for([
  ['2026-03-08 02:30', 'America/New_York', 1772955000, 'gap'],
  ['2026-11-01 01:30', 'America/New_York', 1793511000, 'overlap'],
  ['2026-07-01 12:00', 'Australia/Lord_Howe', 1782869400, 'once'],
  ['2009-02-13 23:31:30', 'Asia/Kathmandu', 1234547190, 'once'],
] as const)('%s in %s is %i (%s)', ([typed, zone, seconds, clocks]) => {
  expect(readDate(typed, zoneOf(zone) ?? utc, 'en')).toEqual({ instant: BigInt(seconds) * 1_000_000_000n, clocks });
});

test('local time has the offset of its zone', () => {
  const kolkata = zoneOf('Asia/Kolkata') ?? utc;
  expect(zonedIso(1_234_567_890_000_000_000n, kolkata)).toBe('2009-02-14T05:01:30+05:30');
  expect(rfcText(0n)).toBe('Thu, 01 Jan 1970 00:00:00 +0000');
});

test.for([
  [0, 'now'],
  [-999, 'now'],
  [-90_000, '1 minute ago'],
  [7_200_000, 'in 2 hours'],
  [-86_400_000 * 400, '1 year ago'],
  // 1969 is a common year: exactly one year of the calendar.
  [-86_400_000 * 365, '1 year ago'],
  [-86_400_000 * 365 + 1, '11 months ago'],
  [86_400_000 * 31, 'in 1 month'],
] as const)('%i ms from now: %s', ([away, text]) =>
  expect(relativeText(BigInt(away) * 1_000_000n, 0, 'en')).toBe(text),
);

test.for([
  ['IST', 'ambiguousZone'],
  ['Atlantis', 'unknownZone'],
] as const)('the zone %s: %s', async ([zone, code]) =>
  expect((await run({ input: '0', zone })).problem).toMatchObject({ code, field: 'zone' }),
);

test('the zone may be a city in the page’s language', async () => {
  const { values } = await run({ input: '1234567890', zone: 'Нью-Йорк' }, 'ru');
  expect(values.local).toBe('2009-02-13T18:31:30-05:00');
});

/** What JavaScript, Unix's date, and C's ctime write (ECMA-262, POSIX), a date with slashes, and ISO 8601's basic format. */
test.for([
  'Fri Feb 13 2009 23:31:30 GMT+0000 (Coordinated Universal Time)',
  'Fri Feb 13 2009 18:31:30 GMT-0500 (EST)',
  'Fri Feb 13 23:31:30 UTC 2009',
  'Fri Feb 13 23:31:30 2009',
  '2009/02/13 23:31:30',
  '2009-2-13 23:31:30',
  '20090213T233130Z',
])('%s is read', async (input) =>
  expect((await run({ input, zone: 'UTC' })).values).toMatchObject({ seconds: '1234567890' }),
);

test.for([
  ['pl', '14 lutego 2009 r., 0:31:30'],
  ['pl', '14.02.2009 r. 00:31:30'],
  ['fr', '14 février 2009 à 00:31:30'],
  ['ru', '14 февраля 2009 г., 0:31:30'],
] as const)('in %s, %s is read', async ([lang, input]) =>
  expect((await run({ input, zone: 'Europe/Warsaw' }, lang)).values).toMatchObject({ seconds: '1234567890' }),
);

test.for([
  ['en', '39857.979861111'],
  ['pl', '39857,979861111'],
] as const)('in %s, the day number of Excel is %s', async ([lang, number]) => {
  const { values } = await run({ input: '2009-02-13T23:31:00Z', zone: 'UTC' }, lang);
  expect(values.epochs).toMatchObject({ rows: expect.arrayContaining([[term('excel'), number]]) });
});

test.for(LANGS)('reads its own date in words (%s), in each month', (lang) => {
  for (let month = 0; month < 12; month++) {
    const instant = BigInt(Date.UTC(2009, month, 1, 23, 31, 30)) * 1_000_000n;
    expect(readDate(inWords(instant, utc, lang), utc, lang)?.instant).toBe(instant);
  }
});

test.for([
  ['id', '13 Februari 2009 pukul 23.31.30'],
  ['id', '13 Pebruari 2009 pkl. 23.31.30'],
  ['id', '13/02/2009 pkl 23.31.30'],
  ['id', 'Jumat, 13 Februari 2009 23.31.30'],
  ['id', '13/02/2009 23.31.30'],
  ['id', '13-2-2009 23:31:30'],
  ['id', 'Sab, 14 Feb 2009, 6.31.30 WIB'],
  ['id', '14 Feb 2009 07:31:30 WITA'],
  ['id', '2009-02-14 08:31:30 WIT'],
  ['es', '13 de febrero de 2009, 23:31:30'],
  ['fr', 'vendredi 13 février 2009 à 23:31:30'],
  ['it', 'venerdì 13 febbraio 2009 alle ore 23:31:30'],
  ['pl', '13 lutego 2009 23:31:30'],
  ['pt', 'sexta-feira, 13 de fevereiro de 2009 às 23:31:30'],
  ['ru', '13 февраля 2009 г. в 23:31:30'],
] as const)('in %s, %s is read', ([lang, typed]) =>
  expect(readDate(typed, utc, lang)?.instant).toBe(1_234_567_890_000_000_000n),
);

test.for([
  ['17 Agustus 2026', '2026-08-17T00:00:00Z'],
  ['17 Agt 2026', '2026-08-17T00:00:00Z'],
  ['1 Mei 2026', '2026-05-01T00:00:00Z'],
  ['1 okt 2026 06.00', '2026-10-01T06:00:00Z'],
] as const)('in Indonesian, %s is %s', ([typed, iso]) =>
  expect(isoText(readDate(typed, utc, 'id')?.instant ?? 0n)).toBe(iso),
);

test.for(['13 Xyz 2009', '13-02.2009', '13/02/2009 23.31:30'])('in Indonesian, %s is not a date', (typed) =>
  expect(readDate(typed, utc, 'id')).toBeUndefined(),
);
