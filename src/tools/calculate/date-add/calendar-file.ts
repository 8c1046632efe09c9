/** A calendar entry for a whole day (RFC 5545), to be opened by any calendar program. `stamp` is now, as YYYYMMDDTHHMMSSZ. */
export function calendarFile(iso: string, title: string, stamp: string): string {
  const day = iso.replaceAll('-', '');
  const text = title.replace(/[\\;,]/g, '\\$&');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Smallkit//Date calculator//EN',
    'BEGIN:VEVENT',
    `UID:${day}-${stamp}@smallkit`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${text}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
