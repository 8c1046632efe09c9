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
    notHex: 'Wiersz {line}, kolumna {column}: „{character}” nie jest cyfrą szesnastkową. Są to 0–9 i\u00a0A–F.',
    notBinary: 'Wiersz {line}, kolumna {column}: „{character}” nie jest cyfrą dwójkową. Są to 0 i\u00a01.',
    notOctal: 'Wiersz {line}, kolumna {column}: „{character}” nie jest cyfrą ósemkową. Są to 0–7.',
    notDecimal: 'Wiersz {line}, kolumna {column}: „{character}” nie jest cyfrą. Zapisz każdy bajt jako liczbę do 255.',
    oddHex:
      'Liczba cyfr szesnastkowych to {digits}, a\u00a0bajt ma dwie: jednej brakuje albo jest o\u00a0jedną za dużo. Bajty jednocyfrowe wymagają separatorów.',
    oddBinary:
      'Liczba cyfr dwójkowych to {digits} i\u00a0nie dzieli się przez 8: jakichś brakuje albo jest ich za dużo. Krótsze bajty wymagają separatorów.',
    oddOctal:
      'Liczba cyfr ósemkowych to {digits} i\u00a0nie dzieli się przez 3: jakichś brakuje albo jest ich za dużo. Krótsze bajty wymagają separatorów.',
    oddGroup:
      'Wiersz {line}, kolumna {column}: liczba cyfr z\u00a0rzędu to {digits}, więcej niż jeden bajt, ale nie pełne bajty.',
    aboveByte:
      'Wiersz {line}, kolumna {column}: {number} przekracza największy bajt (dziesiętnie 255). Rozdziel bajty separatorem.',
  },
  notes: {
    ...notes,
    runsTogether: 'Sklejonych liczb dziesiętnych nie da się odczytać z\u00a0powrotem. Wstaw coś między bajty.',
    prefixIsDigits:
      '0b to samo w\u00a0sobie liczba szesnastkowa (11), więc tego zapisu nie da się odczytać. Wybierz 0x.',
    dump: 'Odczytano jako zrzut programu xxd lub hexdump: adresy i\u00a0kolumna tekstu zostały pominięte.',
  },
} satisfies Translation<typeof en>;
