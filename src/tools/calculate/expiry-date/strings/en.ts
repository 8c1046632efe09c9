import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    list: 'Several products',
    made: 'Production date',
    life: 'Shelf life',
    unit: 'Unit',
    products: 'Products: name, production date, shelf life',
    opened: 'Opened on',
    pao: 'Months after opening',
    countMade: 'The production day is day 1',
    monthEnd: 'Good until the end of the month',
    asOf: 'Count days left from',
    iso: 'Expires on',
    daysLeft: 'Days left',
    status: 'Status',
    percentLeft: 'Shelf life left',
    batch: 'By expiration date',
  },
  hints: {
    pao: 'The number in the open jar symbol, such as 12 for 12M.',
    products: 'One per line, with the date as 2026-05-31 or 5/31/2026.',
  },
  placeholders: { life: '9', products: 'Face cream, 2026-05-31, 24\nSunscreen, 2025-03-10, 36' },
  choices: { unit: { days: 'days', weeks: 'weeks', months: 'months', years: 'years' } },
  problems: {
    openedEarly: 'It was opened before it was made. Check both dates.',
    outside: 'The expiration date is after the year 9999. Enter a shorter shelf life.',
    badProduct:
      'Line {line}: “{text}” is not a name, a date, and a shelf life. Write it like: Sunscreen, 2025-03-10, 36.',
    badProductDate: 'Line {line}: “{text}” is not a date. Write it as 2026-05-31 or 5/31/2026.',
  },
  notes: {
    needsPao: 'To include the opening date, enter the months after opening, too.',
    opened: 'Unopened, it would be good until {date}.',
    firstOf: '{count, plural, one {# product} other {# products}}. The first to expire: {name}.',
  },
  steps: {
    days: 'Unopened: {made} plus {life, plural, one {# day} other {# days}} gives {date}.',
    weeks: 'Unopened: {made} plus {life, plural, one {# week} other {# weeks}} gives {date}.',
    months: 'Unopened: {made} plus {life, plural, one {# month} other {# months}} gives {date}.',
    years: 'Unopened: {made} plus {life, plural, one {# year} other {# years}} gives {date}.',
    afterOpening:
      'Opened: {opened} plus {pao, plural, one {# month} other {# months}}. The earlier of the two days is {date}.',
  },
  terms: {
    valid: 'Not expired',
    today: 'Expires today',
    expired: 'Expired',
    product: 'Product',
    madeOn: 'Made on',
    expires: 'Expires on',
    left: 'Days left',
    state: 'Status',
  },
} satisfies ToolStrings<typeof tool>;
