import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Timestamp or date',
    unit: 'Unit',
    zone: 'Time zone',
    epoch: 'Timestamp type',
    words: 'Date and time',
    seconds: 'Unix timestamp (seconds)',
    milliseconds: 'Milliseconds',
    microseconds: 'Microseconds',
    nanoseconds: 'Nanoseconds',
    iso: 'ISO 8601, UTC',
    local: 'ISO 8601, time zone',
    rfc: 'RFC 5322 (email)',
    relative: 'Relative to now',
    unitUsed: 'Read as',
    lines: 'All lines',
    epochs: 'In other systems',
  },
  hints: { zone: 'A city or a name such as America/New_York. Leave empty for this device’s zone.' },
  placeholders: { input: '1234567890 or 2009-02-13 23:31:30' },
  own: { now: 'Unix time now', stop: 'Stop', start: 'Start', use: 'Use' },
  choices: {
    unit: { auto: 'Detect automatically', s: 'Seconds', ms: 'Milliseconds', us: 'Microseconds', ns: 'Nanoseconds' },
    epoch: {
      unix: 'Since 1970 (Unix)',
      filetime: '100 ns since 1601 (Windows FILETIME)',
      webkit: 'Microseconds since 1601 (Chrome, WebKit)',
      excel: 'Days since December 30, 1899 (Excel)',
      ntp: 'Seconds since 1900 (NTP)',
      cocoa: 'Seconds since 2001 (Apple Cocoa)',
    },
  },
  problems: {
    notTime: 'Line {line}: “{text}” is neither a number nor a date. Type 1234567890 or 2009-02-13 23:31:30.',
    outOfRange: 'Line {line}: {text} is outside the years −271821 to 275760. Check the unit.',
    unknownZone: '“{name}” isn’t a known time zone. Did you mean one of these? {zones}',
    ambiguousZone: '“{name}” is used in several time zones. Type one of these: {zones}',
  },
  notes: {
    firstLine: 'The figures belong to the first valid line. The table below has all of them.',
    readAsS: 'Read as seconds, because the number has up to 11 digits.',
    readAsMs: 'Read as milliseconds, because the number has 12 to 14 digits.',
    readAsUs: 'Read as microseconds, because the number has 15 to 17 digits.',
    readAsNs: 'Read as nanoseconds, because the number has 18 digits or more.',
    gap: 'Clocks in {zone} skipped this time. It is read with the offset before the change, so it moves forward.',
    overlap: 'Clocks in {zone} showed this time twice. The first time is used. Add an offset to choose the second.',
  },
  steps: {
    count:
      '{iso}: {days, plural, one {# day} other {# days}} since January 1, 1970 × 86,400 + {rest} seconds of the day = {seconds}',
  },
  terms: {
    typed: 'Typed',
    seconds: 'Seconds',
    utc: 'UTC',
    local: 'Time zone',
    system: 'System',
    value: 'Value',
    filetime: 'Windows FILETIME',
    webkit: 'Chrome, WebKit',
    excel: 'Excel day number',
    ntp: 'NTP seconds',
    cocoa: 'Apple Cocoa',
  },
} satisfies ToolStrings<typeof tool>;
