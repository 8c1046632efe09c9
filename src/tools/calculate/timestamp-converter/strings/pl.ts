import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Znacznik czasu lub data',
    unit: 'Jednostka',
    zone: 'Strefa czasowa',
    epoch: 'Co oznacza liczba',
    words: 'Data i\u00a0godzina',
    seconds: 'Czas uniksowy (sekundy)',
    milliseconds: 'Milisekundy',
    microseconds: 'Mikrosekundy',
    nanoseconds: 'Nanosekundy',
    iso: 'ISO 8601, UTC',
    local: 'ISO 8601, strefa czasowa',
    rfc: 'RFC 5322 (poczta)',
    relative: 'Względem bieżącej chwili',
    unitUsed: 'Odczytano jako',
    lines: 'Wszystkie wiersze',
    epochs: 'W\u00a0innych systemach',
  },
  hints: { zone: 'Miasto albo nazwa, na przykład Europe/Warsaw. Puste pole oznacza strefę tego urządzenia.' },
  placeholders: { input: '1234567890 albo 2009-02-13 23:31:30' },
  own: { now: 'Czas uniksowy teraz', stop: 'Zatrzymaj', start: 'Uruchom', use: 'Użyj' },
  choices: {
    unit: { auto: 'Wykryj', s: 'Sekundy', ms: 'Milisekundy', us: 'Mikrosekundy', ns: 'Nanosekundy' },
    epoch: {
      unix: 'Czas od 1970\u00a0r. (Unix)',
      filetime: '100 ns od 1601\u00a0r. (Windows FILETIME)',
      webkit: 'Mikrosekundy od 1601\u00a0r. (Chrome, WebKit)',
      excel: 'Dni od 30 grudnia 1899\u00a0r. (Excel)',
      ntp: 'Sekundy od 1900\u00a0r. (NTP)',
      cocoa: 'Sekundy od 2001\u00a0r. (Apple Cocoa)',
    },
  },
  problems: {
    notTime: 'Wiersz {line}: „{text}” nie jest liczbą ani datą. Wpisz 1234567890 albo 2009-02-13 23:31:30.',
    outOfRange: 'Wiersz {line}: {text} wykracza poza lata od −271821 do 275760. Sprawdź jednostkę.',
    unknownZone: 'Nie ma strefy czasowej „{name}”. Może chodzi o\u00a0jedną z\u00a0tych? {zones}',
    ambiguousZone: '„{name}” oznacza kilka stref czasowych. Wpisz jedną z\u00a0nich: {zones}',
  },
  notes: {
    firstLine: 'Wartości dotyczą pierwszego poprawnego wiersza. Tabela niżej zawiera wszystkie.',
    readAsS: 'Odczytano jako sekundy, bo liczba ma najwyżej 11 cyfr.',
    readAsMs: 'Odczytano jako milisekundy, bo liczba ma 12–14 cyfr.',
    readAsUs: 'Odczytano jako mikrosekundy, bo liczba ma 15–17 cyfr.',
    readAsNs: 'Odczytano jako nanosekundy, bo liczba ma co najmniej 18 cyfr.',
    gap: 'W\u00a0strefie {zone} zegary przeskoczyły tę godzinę. Użyto przesunięcia sprzed zmiany, więc czas jest późniejszy.',
    overlap:
      'W\u00a0strefie {zone} zegary pokazały tę godzinę dwa razy. Użyto pierwszej. Dopisz przesunięcie, aby wybrać drugą.',
  },
  steps: {
    count:
      '{iso}: {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} (licząc od 1 stycznia 1970\u00a0r.) × 86 400 s + {rest} s od północy = {seconds} s',
  },
  terms: {
    typed: 'Wpisano',
    seconds: 'Sekundy',
    utc: 'UTC',
    local: 'Strefa czasowa',
    system: 'System',
    value: 'Wartość',
    filetime: 'Windows FILETIME',
    webkit: 'Chrome, WebKit',
    excel: 'Numer dnia w\u00a0Excelu',
    ntp: 'Sekundy NTP',
    cocoa: 'Apple Cocoa',
  },
} satisfies Translation<typeof en>;
