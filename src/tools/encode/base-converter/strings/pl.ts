import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Liczby',
    from: 'Z\u00a0systemu o\u00a0podstawie',
    to: 'Na system o\u00a0podstawie',
    bits: 'Liczba bitów',
    precision: 'Maksymalna liczba cyfr po przecinku',
    uppercase: 'Wielkie litery',
    group: 'Grupuj cyfry',
    prefix: 'Przedrostek 0b, 0o, 0x',
    binary: 'Dwójkowo',
    octal: 'Ósemkowo',
    decimal: 'Dziesiętnie',
    hex: 'Szesnastkowo',
    signed: 'Ze znakiem',
    unsigned: 'Bez znaku',
  },
  choices: {
    bits: { '0': 'Dowolna', '8': '8 bitów', '16': '16 bitów', '32': '32 bity', '64': '64 bity', '128': '128 bitów' },
  },
  hints: { input: 'Jedna liczba w\u00a0wierszu' },
  problems: {
    badDigit: 'Wiersz {line}, kolumna {column}: „{character}” nie jest cyfrą w\u00a0systemie o\u00a0podstawie {base}.',
    noDigits: 'Wiersz {line} nie ma żadnej cyfry.',
    outOfRange: 'Wiersz {line}: w\u00a0{bits} bitach mieszczą się liczby od {min} do {max}.',
    wholeOnly: 'Wiersz {line}: przy {bits} bitach liczba musi być całkowita.',
  },
  notes: {
    cut: 'Ułamek nie kończy się w\u00a0tym systemie; został ucięty, a\u00a0nie zaokrąglony. Zachowane cyfry: {precision}.',
    pointIsFraction: 'Kropkę odczytano jako separator dziesiętny. Jeśli miała oddzielać tysiące, usuń ją.',
    longFirst: 'Pierwsza liczba ma więcej cyfr niż {digits}, dlatego jest pokazana tylko w\u00a0wybranym systemie.',
    wrongLines: 'Nieprzeliczone wiersze: {count}.',
  },
  steps: {
    line: '{line}',
    divide: '{division}, reszta {remainder}',
    divideDigit: '{division}, reszta {remainder} → {digit}',
    readUp: 'Czytaj reszty od ostatniej do pierwszej: {digits}',
    readDown: 'Czytaj części całkowite od pierwszej do ostatniej: {digits}',
    andSoOn: '… i\u00a0tak samo dla pozostałych cyfr: {count}',
    spread: 'Liczba cyfr dwójkowych na każdą cyfrę: {count}',
    groups: 'Grupy cyfr dwójkowych od prawej, po {count}: {digits}',
    groupsFromPoint: 'Grupy cyfr dwójkowych od przecinka w\u00a0obie strony, po {count}: {digits}',
    together: 'Razem: {digits}',
    negative: 'Minus zostaje z\u00a0przodu; reszta jest liczona bez niego.',
    negativeFirst: 'Najpierw bez minusa.',
    complement:
      'Kod uzupełnień do dwóch (U2), {bits, plural, one {# bit} few {# bity} many {# bitów} other {# bitu}}: {value}',
    topBit: 'Najstarszy bit z\u00a0{bits} to 1, więc liczba jest ujemna: {value}',
    filled: 'Dopełnione zerami do {bits} bitów: {digits}',
    tooLong: 'Gdy cyfr jest więcej niż {digits}, kroki obliczenia nie są pokazywane.',
  },
} satisfies Translation<typeof en>;
