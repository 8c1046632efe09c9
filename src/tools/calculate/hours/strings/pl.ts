import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Co obliczyć',
    start: 'Początek',
    end: 'Koniec',
    break: 'Przerwa (minuty)',
    plus: 'Ile dodać',
    input: 'Czasy, po jednym w\u00a0wierszu',
    duration: 'Godziny i\u00a0minuty',
    time: 'Godzina',
    dayOffset: 'Dni później',
    decimalHours: 'Godziny dziesiętnie',
    minutes: 'Minuty',
    lines: 'Wiersz po wierszu',
  },
  hints: {
    plus: 'Na przykład 1:30, 90\u00a0min albo 1,5\u00a0godz. Minus cofa: -0:45.',
    input: 'Na przykład 7:45, 1\u00a0godz. 30\u00a0min albo -0:15. Tekst po # jest pomijany.',
  },
  placeholders: { start: '8:00', end: '16:15', plus: '1:30', input: '7:45\n8:10  # wtorek\n90 min' },
  choices: { mode: { between: 'Między godzinami', add: 'Dodaj do godziny', sum: 'Zsumuj listę' } },
  problems: {
    badTime: '„{text}” nie jest godziną. Wpisz 9:30, 21:30 albo 0930.',
    badDuration: '„{text}” nie jest czasem trwania. Wpisz 1:30, 90\u00a0min albo 1,5\u00a0godz.',
    badLine: 'Wiersz {line}: „{text}” nie jest czasem trwania. Wpisz 1:30, 90\u00a0min albo 1,5\u00a0godz.',
    longBreak: 'Przerwa w\u00a0minutach ({minutes}) jest dłuższa niż czas od początku do końca, {span}.',
  },
  notes: {
    nextDay: 'Koniec jest wcześniej niż początek, więc wypada następnego dnia.',
    sameTime: 'Początek i\u00a0koniec są takie same, więc wynik to 0. Dla całej doby wpisz 24:00 jako koniec.',
    daysLater:
      '{days, plural, one {Następnego dnia.} few {# dni później.} many {# dni później.} other {# dnia później.}}',
    daysEarlier:
      '{days, plural, one {Poprzedniego dnia.} few {# dni wcześniej.} many {# dni wcześniej.} other {# dnia wcześniej.}}',
  },
  steps: {
    between: 'Od {start} do {end}: {span}',
    break: '{span} − {pause} przerwy = {duration}',
    add: '{start} + {plus} = {time}',
    sum: 'Suma wierszy ({lines}): {duration}',
    decimal: '{duration} = {sign}({hours} + {minutes} ÷ 60) = {decimal} godz.',
  },
  terms: { typed: 'Wpisano', duration: 'Czas', decimal: 'Dziesiętnie', total: 'Suma narastająca' },
} satisfies Translation<typeof en>;
