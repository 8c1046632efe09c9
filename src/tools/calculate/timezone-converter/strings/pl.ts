import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    datetime: 'Data i\u00a0godzina',
    from: 'Gdzie',
    to: 'Przelicz na (miasta lub strefy)',
    overlap: 'Gdy zegary pokazują godzinę dwa razy',
    result: 'Czas lokalny',
    utc: 'UTC',
    note: 'Zmiana czasu',
    zones: 'Strefy szczegółowo',
    hours: 'Godzina po godzinie',
  },
  hints: {
    datetime: 'Wystarczy godzina: 15:30. Puste pole: teraz.',
    from: 'Miasto lub strefa. Puste pole: strefa urządzenia.',
  },
  placeholders: { datetime: '2026-01-15 09:00', from: 'Warszawa albo +01:00', to: 'Londyn, Tokio' },
  own: {
    slider: 'Pora dnia',
    day: 'Cały dzień',
    work: '9–17',
    edge: '7–22',
    night: 'Noc',
    calendar: 'Plik kalendarza (.ics)',
    event: 'Spotkanie',
  },
  choices: { overlap: { earlier: 'Pierwszy raz', later: 'Drugi raz' } },
  problems: {
    notTime: '„{text}” nie jest datą ani godziną. Wpisz 2026-01-15 09:00 albo samą godzinę, na przykład 15:30.',
    unknownZone: 'Nie ma miasta ani strefy „{name}”. Może chodzi o\u00a0jedną z\u00a0tych? {zones}',
    ambiguousZone: '„{name}” oznacza kilka stref czasowych. Wybierz jedną z\u00a0nich: {zones}',
  },
  steps: {
    toUtc: '{local} w\u00a0strefie {zone} różni się od UTC o\u00a0{offset}: {utc}',
    toZone: '{utc} z\u00a0przesunięciem {offset} dla strefy {zone}: {local}',
  },
  terms: {
    gap: 'W\u00a0strefie {zone} tej godziny nie ma: zegary przeskakują z\u00a0{from} na {to}. Wynik dotyczy {used}.',
    overlapEarlier:
      'W\u00a0strefie {zone} godzina {time} wypada dwa razy, bo zegary są cofane. To pierwszy raz, z\u00a0przesunięciem {offset}. Drugi wybierzesz w\u00a0sekcji „Więcej opcji”.',
    overlapLater:
      'W\u00a0strefie {zone} godzina {time} wypada dwa razy, bo zegary są cofane. To drugi raz, z\u00a0przesunięciem {offset}.',
    zone: 'Strefa',
    time: 'Czas lokalny',
    clock: 'Nazwa',
    offset: 'Różnica od UTC',
    difference: 'Różnica',
    change: 'Najbliższa zmiana czasu',
    noChange: 'Żadna w\u00a0ciągu roku',
  },
} satisfies Translation<typeof en>;
