import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pl';
import type en from './en';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'Działanie',
    count: 'Ile UUID-ów',
    version: 'Wersja',
    namespace: 'Przestrzeń nazw',
    customNamespace: 'Własna przestrzeń nazw',
    input: 'Nazwy do przeliczenia lub UUID do sprawdzenia',
    time: 'Data i\u00a0godzina',
    upper: 'Wielkie litery',
    hyphens: 'Łączniki',
    wrap: 'Otocz',
    variant: 'Wariant',
    timestamp: 'Zapisany czas (UTC)',
    integer: 'Jako liczba całkowita',
    inspected: 'Szczegóły',
  },
  own: { names: 'Nazwy, po jednej w\u00a0wierszu', uuids: 'UUID, po jednym w\u00a0wierszu' },
  hints: {
    customNamespace: 'UUID.',
    time: 'Puste pole oznacza bieżącą chwilę. Wpisuj w\u00a0ISO 8601; bez strefy to UTC.',
  },
  placeholders: { time: '2026-11-21T09:30:00Z' },
  choices: {
    mode: { make: 'Utwórz', inspect: 'Sprawdź' },
    namespace: {
      dns: 'DNS: nazwa domeny',
      url: 'URL: adres strony',
      oid: 'OID: identyfikator obiektu',
      x500: 'X.500: nazwa wyróżniająca',
      custom: 'Własna',
    },
    wrap: { none: 'Niczym', braces: 'Klamrami { }', urn: 'Przedrostkiem urn:uuid:', quotes: 'Cudzysłowem' },
    as: listWords.choices.as,
  },
  problems: {
    badTime: 'To nie jest data ani godzina w\u00a0ISO 8601. Wpisz 2026-11-21 albo 2026-11-21T09:30:00Z.',
    timeRange: 'Ta wersja zapisuje tylko czas od {from} do {to}.',
    badNamespace: 'Przestrzeń nazw to UUID, na przykład 6ba7b810-9dad-11d1-80b4-00c04fd430c8.',
    noName: 'Wersje 3 i\u00a05 oblicza się z\u00a0nazw. Wpisz po jednej nazwie w\u00a0wierszu.',
    notUuid:
      'Wiersz {line}, kolumna {column}: znak „{character}” jest tu niedozwolony. UUID ma 32 cyfry 0–9 i\u00a0a–f w\u00a0grupach 8-4-4-4-12.',
    wrongLength: 'Wiersz {line}: UUID ma 32 cyfry, a\u00a0tu jest ich {digits}.',
  },
  notes: {
    asLines: listWords.notes.asLines,
    urnHyphens: 'UUID w\u00a0URN zawsze ma łączniki, więc zostały zachowane.',
  },
  terms: {
    nil: 'Nil: same zera',
    max: 'Max: same cyfry f',
    ncs: 'NCS, przed 1990\u00a0r.',
    rfc: 'RFC 9562',
    microsoft: 'Microsoft, wczesne GUID',
    future: 'zarezerwowany',
    uuid: 'UUID',
    version: 'Wersja',
    variantColumn: 'Wariant',
    time: 'Czas (UTC)',
    integerColumn: 'Liczba całkowita',
  },
} satisfies Translation<typeof en>;
