const TEXT = /[\\;,]/g;

/** A calendar entry of one hour (RFC 5545) that begins at an instant in milliseconds. `now` is when the file is made. */
export function calendarFile(instant: number, title: string, now: number): string {
  const stamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
  const HOUR = 3_600_000;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Smallkit//Time zone converter//EN',
    'BEGIN:VEVENT',
    `UID:${stamp(instant)}-${stamp(now)}@smallkit`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(instant)}`,
    `DTEND:${stamp(instant + HOUR)}`,
    `SUMMARY:${title.replace(TEXT, '\\$&')}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
