import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    start: 'Data początkowa',
    mode: 'Działanie',
    years: 'Lata',
    months: 'Miesiące',
    weeks: 'Tygodnie',
    days: 'Dni',
    date: 'Data',
    iso: 'ISO 8601',
    weekday: 'Dzień tygodnia',
    isoWeek: 'Tydzień ISO',
    dayOfYear: 'Dzień roku',
    daysBetween: 'Dni od daty początkowej',
  },
  own: { calendar: 'Plik kalendarza (.ics)', event: 'Data z\u00a0kalkulatora dat' },
  choices: { mode: { add: 'Dodaj', subtract: 'Odejmij' } },
  problems: { outside: 'Wynik wykracza poza lata 1–9999. Wpisz mniejszą liczbę.' },
  notes: {
    clamped: 'W\u00a0tym miesiącu ({month}) nie ma dnia {wanted}, więc wynikiem jest jego ostatni dzień, {last}.',
  },
  steps: {
    monthsOn: '{start} + {span} = {reached}',
    monthsBack: '{start} − {span} = {reached}',
    daysOn: '{reached} + {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} = {end}',
    daysBack: '{reached} − {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} = {end}',
  },
} satisfies Translation<typeof en>;
