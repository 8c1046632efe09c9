import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    start: 'Od',
    end: 'Do',
    includeEnd: 'Licz też ostatni dzień',
    days: 'Dni',
    years: 'Lata',
    months: 'Miesiące',
    restDays: 'Dni poza pełnymi miesiącami',
    weeks: 'Pełne tygodnie',
    weekDays: 'Dni poza pełnymi tygodniami',
    businessDays: 'Od poniedziałku do piątku',
    weekendDays: 'Soboty i\u00a0niedziele',
    middle: 'Data w\u00a0połowie',
    hours: 'Godziny',
    minutes: 'Minuty',
    seconds: 'Sekundy',
    both: 'Z\u00a0ostatnim dniem i\u00a0bez niego',
  },
  problems: {
    lastDay:
      '31 grudnia 9999 r. nie można policzyć jako ostatniego dnia. Wybierz wcześniejszą datę albo nie licz ostatniego dnia.',
  },
  notes: {
    backwards: 'Druga data jest wcześniejsza od pierwszej, dlatego liczba dni jest ujemna.',
    ahead:
      'Do {end}\u00a0r. {days, plural, one {pozostaje # dzień} few {pozostają # dni} many {pozostaje # dni} other {pozostaje # dnia}}.',
    past: 'Od {end}\u00a0r. {days, plural, one {minął # dzień} few {minęły # dni} many {minęło # dni} other {minęło # dnia}}.',
  },
  steps: {
    count: 'Od {start} do {end}: {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    withEnd: 'z\u00a0ostatnim dniem: {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
    inWeeks:
      '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} = {weeks, plural, one {# tydzień} few {# tygodnie} many {# tygodni} other {# tygodnia}} i\u00a0{rest, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  },
  terms: {
    counted: 'Rodzaj dni',
    days: 'Dni',
    businessDays: 'Od poniedziałku do piątku',
    weekendDays: 'Weekend',
    without: 'Bez ostatniego dnia',
    with: 'Z\u00a0ostatnim dniem',
  },
} satisfies Translation<typeof en>;
