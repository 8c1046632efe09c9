import { expect, test } from 'vitest';
import { writeEvent } from './write-event';

const NOW = Date.parse('2026-06-01T08:00Z');

/** The lines of an event between its beginning and its end, without the product. */
const linesOf = (file: string): readonly string[] => file.split('\r\n').slice(4, -3);

/** RFC 5545: §3.8.2.4 (DATE), §3.3.11 (escaping), §3.3.5 (UTC). */
test('a day is an event of the whole day, and its title is escaped', () => {
  expect(linesOf(writeEvent('2027-02-21', String.raw`Visa; renew, soon \o/`, NOW))).toEqual([
    'UID:20270221-20260601T080000Z@smallkit',
    'DTSTAMP:20260601T080000Z',
    'DTSTART;VALUE=DATE:20270221',
    String.raw`SUMMARY:Visa\; renew\, soon \\o/`,
  ]);
});

test('an instant is an event of an hour in UTC', () => {
  expect(linesOf(writeEvent(Date.parse('2026-06-10T13:00Z'), 'Meeting', NOW))).toEqual([
    'UID:20260610T130000Z-20260601T080000Z@smallkit',
    'DTSTAMP:20260601T080000Z',
    'DTSTART:20260610T130000Z',
    'DTEND:20260610T140000Z',
    'SUMMARY:Meeting',
  ]);
});

test('lines end with CRLF, and the file with END:VCALENDAR', () => {
  const file = writeEvent('2027-02-21', 'Visa', NOW);
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
});
