import { expect, test } from 'vitest';
import { findZone } from './find-zone';
import { localText, offsetText, resolveLocal } from './local-time';
import { zoneOf } from './time-zone';

// Python: zoneinfo, with fold=0 and fold=1.
const CASES: readonly (readonly [string, string, string, string, 'once' | 'gap' | 'overlap'])[] = [
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00Z', '2026-03-08T07:30:00Z', 'gap'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', 'overlap'],
  ['2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00:00Z', '2026-11-01T07:00:00Z', 'once'],
  ['2026-03-29T01:30', 'Europe/London', '2026-03-29T01:30:00Z', '2026-03-29T01:30:00Z', 'gap'],
  ['2026-10-25T01:59', 'Europe/London', '2026-10-25T00:59:00Z', '2026-10-25T01:59:00Z', 'overlap'],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z', '2026-10-03T15:45:00Z', 'gap'],
  ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z', 'overlap'],
  ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00:00Z', '2011-12-30T22:00:00Z', 'gap'],
  ['2011-12-31T00:00', 'Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-30T10:00:00Z', 'once'],
  ['2018-11-04T00:30', 'America/Sao_Paulo', '2018-11-04T03:30:00Z', '2018-11-04T03:30:00Z', 'gap'],
  ['2018-02-17T23:30', 'America/Sao_Paulo', '2018-02-18T01:30:00Z', '2018-02-18T02:30:00Z', 'overlap'],
  ['2026-01-15T09:00', 'Asia/Kolkata', '2026-01-15T03:30:00Z', '2026-01-15T03:30:00Z', 'once'],
  ['2026-01-15T00:00', 'America/St_Johns', '2026-01-15T03:30:00Z', '2026-01-15T03:30:00Z', 'once'],
  ['2026-03-29T02:30', 'Antarctica/Troll', '2026-03-29T02:30:00Z', '2026-03-29T02:30:00Z', 'gap'],
  ['2024-04-01T00:30', 'Asia/Kathmandu', '2024-03-31T18:45:00Z', '2024-03-31T18:45:00Z', 'once'],
  ['2023-03-19T02:30', 'Africa/Casablanca', '2023-03-19T01:30:00Z', '2023-03-19T02:30:00Z', 'overlap'],
  ['1945-08-15T12:00', 'Europe/Berlin', '1945-08-15T09:00:00Z', '1945-08-15T09:00:00Z', 'once'],
  ['2014-10-26T01:30', 'Europe/Moscow', '2014-10-25T21:30:00Z', '2014-10-25T22:30:00Z', 'overlap'],
  ['2015-08-14T23:45', 'Asia/Pyongyang', '2015-08-14T14:45:00Z', '2015-08-14T15:15:00Z', 'overlap'],
  ['2018-05-04T23:45', 'Asia/Pyongyang', '2018-05-04T15:15:00Z', '2018-05-04T15:15:00Z', 'gap'],
];

test.for(CASES)('%s in %s is %s, later %s (%s)', ([typed, name, earlier, later, clocks]) => {
  const zone = zoneOf(name);
  const local = Date.parse(`${typed}Z`);
  if (!zone) throw new Error(name);
  expect(resolveLocal(local, zone)).toMatchObject({ instant: Date.parse(earlier), clocks });
  expect(resolveLocal(local, zone, 'later').instant).toBe(Date.parse(later));
});

test.for([
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T02:00', '2026-03-08T03:00'],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-04T02:00', '2026-10-04T02:30'],
  ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T00:00', '2011-12-31T00:00'],
] as const)('the gap around %s in %s is from %s to %s', ([typed, name, from, to]) => {
  const zone = zoneOf(name);
  expect(zone && resolveLocal(Date.parse(`${typed}Z`), zone).gap?.map(localText)).toEqual([from, to]);
});

test.for([
  [19_800_000, '+05:30'],
  [-12_600_000, '-03:30'],
  [0, '+00:00'],
  [-20_000, '+00:00'],
] as const)('%i ms ahead of UTC is %s', ([offset, text]) => expect(offsetText(offset)).toBe(text));

test.for([
  ['Europe/Warsaw', 'Europe/Warsaw'],
  ['europe/warsaw', 'Europe/Warsaw'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['us/pacific', 'US/Pacific'],
  ['CET', 'CET'],
  ['EST', 'EST'],
  ['utc', 'UTC'],
  ['z', 'UTC'],
  ['+05:30', '+05:30'],
  ['NYC', 'America/New_York'],
  [' new york ', 'America/New_York'],
  ['Mumbai', 'Asia/Kolkata'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['jst', 'Asia/Tokyo'],
] as const)('%j is the zone %s', ([typed, name]) => expect(findZone(typed)).toMatchObject({ zone: { name } }));

test('an abbreviation of several zones offers all of them, also those that Intl takes for one', () => {
  expect(findZone('IST')).toEqual({ ambiguous: ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem'] });
  expect(findZone('bst')).toEqual({ ambiguous: ['Europe/London', 'Asia/Dhaka'] });
});

test.for([
  ['Europe/Pariss', 'Europe/Paris'],
  ['Londn', 'Europe/London'],
  ['new yor', 'America/New_York'],
] as const)('%s is close to %s', ([typed, name]) => {
  const found = findZone(typed);
  expect('nearest' in found && found.nearest).toContain(name);
});

test('EST has no summer time', () => {
  const found = findZone('EST');
  expect('zone' in found && found.zone.offset(Date.parse('2026-07-01T00:00Z'))).toBe(-5 * 3_600_000);
});
