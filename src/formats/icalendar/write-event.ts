/** A calendar day ('2026-11-21'), or an instant in milliseconds, at which an event of one hour begins. */
export type EventStart = string | number;

const HOUR_MS = 3_600_000;

const utc = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

const dayOf = (start: string): string => start.replaceAll('-', '');

/**
 * A file with one event (RFC 5545), for any calendar program.
 *
 * @param start a day, for an event of the whole day, or an instant
 * @param title escaped as RFC 5545 §3.3.11 requires
 * @param now when the file is made, in milliseconds
 */
export function writeEvent(start: EventStart, title: string, now: number): string {
  const wholeDay = typeof start === 'string';
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Smallkit//Calendar//EN',
    'BEGIN:VEVENT',
    `UID:${wholeDay ? dayOf(start) : utc(start)}-${utc(now)}@smallkit`,
    `DTSTAMP:${utc(now)}`,
    ...(wholeDay ? [`DTSTART;VALUE=DATE:${dayOf(start)}`] : [`DTSTART:${utc(start)}`, `DTEND:${utc(start + HOUR_MS)}`]),
    `SUMMARY:${title.replace(/[\\;,]/g, String.raw`\$&`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
