import type { Translation } from '../../../../kinds/contract';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/pl';
import type en from './en';

export default {
  labels: {
    direction: 'Kierunek',
    base: 'Zapis',
    encoding: 'Kodowanie tekstu',
    separator: 'Między bajtami',
    prefix: 'Przed każdym bajtem',
    uppercase: 'Wielkie A–F',
    bytesPerLine: 'Bajtów w\u00a0wierszu',
    eol: 'Końce wierszy w\u00a0tekście',
    bytes: 'Bajty',
    files: 'Odkodowany plik',
  },
  choices: {
    direction: { encode: 'Tekst na bajty', decode: 'Bajty na tekst' },
    base: { '16': 'Szesnastkowy', '2': 'Dwójkowy', '8': 'Ósemkowy', '10': 'Dziesiętny' },
    separator: { none: 'Brak', space: 'Spacja', comma: 'Przecinek', colon: 'Dwukropek', newline: 'Nowy wiersz' },
    prefix: { none: 'Brak', '0x': '0x', '\\x': '\\x', '0b': '0b' },
    eol: { lf: 'Bez zmian (w\u00a0polu: LF)', crlf: 'CRLF (Windows, poczta)' },
  },
  hints: { bytesPerLine: 'Wpisz 0, a\u00a0powstanie jeden wiersz.' },
  problems: {
    ...problems,
    tooLong: 'Wynik przekroczyłby {limit} mln znaków, a\u00a0przeglądarka nie obsługuje tak długich tekstów.',
    notHex: 'Wiersz {line}, kolumna {column}: „{character}” nie jest cyfrą szesnastkową. Użyj tylko 0–9 i\u00a0A–F.',
    notBinary: 'Wiersz {line}, kolumna {column}: „{character}” nie jest cyfrą dwójkową. Użyj tylko 0 i\u00a01.',
    notOctal: 'Wiersz {line}, kolumna {column}: „{character}” nie jest cyfrą ósemkową. Użyj tylko 0–7.',
    notDecimal: 'Wiersz {line}, kolumna {column}: „{character}” nie jest cyfrą. Zapisz każdy bajt jako liczbę do 255.',
    oddHex:
      '{digits, plural, one {Jest # cyfra szesnastkowa} few {Są # cyfry szesnastkowe} many {Jest # cyfr szesnastkowych} other {Jest # cyfry szesnastkowej}}, a\u00a0bajt ma dwie: jednej brakuje albo jest o\u00a0jedną za dużo. Bajty jednocyfrowe rozdziel separatorem.',
    oddBinary:
      '{digits, plural, one {Jest # cyfra dwójkowa} few {Są # cyfry dwójkowe} many {Jest # cyfr dwójkowych} other {Jest # cyfry dwójkowej}}, a\u00a0na każdy bajt przypada osiem: cyfr jest za mało albo za dużo. Bajty zapisane krócej rozdziel separatorem.',
    oddOctal:
      '{digits, plural, one {Jest # cyfra ósemkowa} few {Są # cyfry ósemkowe} many {Jest # cyfr ósemkowych} other {Jest # cyfry ósemkowej}}, a\u00a0na każdy bajt przypadają trzy: cyfr jest za mało albo za dużo. Bajty zapisane krócej rozdziel separatorem.',
    oddGroup:
      'Wiersz {line}, kolumna {column}: {digits, plural, one {# cyfra} few {# cyfry} many {# cyfr} other {# cyfry}} z\u00a0rzędu to więcej niż jeden bajt, ale nie pełne bajty.',
    aboveByte:
      'Wiersz {line}, kolumna {column}: {number} przekracza największy bajt (dziesiętnie 255). Rozdziel bajty separatorem.',
  },
  notes: {
    ...notes,
    runsTogether: 'Sklejonych liczb dziesiętnych nie da się odczytać z\u00a0powrotem. Wstaw coś między bajty.',
    prefixIsDigits:
      '0b to samo w\u00a0sobie liczba szesnastkowa (11), więc tego zapisu nie da się odczytać. Wybierz 0x.',
    dump: 'Odczytano jako zrzut programu xxd lub hexdump -C: adresy i\u00a0kolumna tekstu zostały pominięte.',
  },
} satisfies Translation<typeof en>;
