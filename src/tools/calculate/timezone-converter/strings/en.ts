import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    datetime: 'Date and time',
    from: 'In',
    to: 'Convert to (cities or zones)',
    overlap: 'If clocks show a time twice',
    result: 'Local times',
    utc: 'UTC',
    note: 'Clock change',
    zones: 'Zones in detail',
    hours: 'Hour by hour',
  },
  hints: {
    datetime: 'A time alone also works: 3:30 pm. Leave empty for the current time.',
    from: 'City or zone. Leave empty for this device’s zone.',
  },
  placeholders: { datetime: '2026-01-15 09:00', from: 'Mumbai or +05:30', to: 'London, Tokyo' },
  own: {
    slider: 'Time of day',
    day: 'The day at a glance',
    work: '9 AM–5 PM',
    edge: '7 AM–10 PM',
    night: 'Night',
    calendar: 'Calendar file (.ics)',
    event: 'Meeting',
  },
  choices: { overlap: { earlier: 'The first time', later: 'The second time' } },
  problems: {
    notTime: '“{text}” isn’t a date and time. Type it as 2026-01-15 09:00, or only a time such as 3:30 pm.',
    unknownZone: '“{name}” isn’t a known city or time zone. Did you mean one of these? {zones}',
    ambiguousZone: '“{name}” is used in several time zones. Choose one of these: {zones}',
  },
  steps: {
    toUtc: '{local} in {zone} is {offset} from UTC: {utc}',
    toZone: '{utc} with {offset} for {zone}: {local}',
  },
  terms: {
    gap: 'This time doesn’t exist in {zone}: clocks jump from {from} to {to}. The result is for {used}.',
    overlapEarlier:
      '{time} occurs twice in {zone} because clocks are set back. This is the first time, at {offset}. Choose the second under More options.',
    overlapLater: '{time} occurs twice in {zone} because clocks are set back. This is the second time, at {offset}.',
    zone: 'Zone',
    time: 'Local time',
    clock: 'Name',
    offset: 'From UTC',
    difference: 'Difference',
    change: 'Next clock change',
    noChange: 'None within a year',
  },
} satisfies ToolStrings<typeof tool>;
