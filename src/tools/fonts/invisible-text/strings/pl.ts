import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    character: 'Znak',
    count: 'Ile znaków',
    lines: 'Każdy w\u00a0osobnym wierszu',
    input: 'Sprawdź, czy w\u00a0tekście są niewidoczne znaki',
    found: 'Znalezione w\u00a0tekście',
    cleaned: 'Oczyszczony tekst',
    behaviour: 'Gdzie działa który znak',
  },
  choices: {
    character: {
      hangul: 'Wypełniacz hangul, U+3164',
      braille: 'Pusty znak brajla, U+2800',
      zwsp: 'Spacja zerowej szerokości, U+200B',
      zwnj: 'Rozdzielacz zerowej szerokości, U+200C',
      zwj: 'Łącznik zerowej szerokości, U+200D',
      wordJoiner: 'Łącznik wyrazów, U+2060',
      nbsp: 'Spacja nierozdzielająca, U+00A0',
      halfHangul: 'Wąski wypełniacz hangul, U+FFA0',
      choseong: 'Wypełniacz nagłosu hangul, U+115F',
      emSpace: 'Spacja em, U+2003',
      ideographic: 'Spacja ideograficzna, U+3000',
      softHyphen: 'Miękki łącznik, U+00AD',
      invisibleTimes: 'Niewidoczny znak mnożenia, U+2062',
      bom: 'Znacznik kolejności bajtów, U+FEFF',
      tagSpace: 'Spacja znacznikowa, U+E0020',
    },
  },
  placeholders: { input: 'Wklej nick, hasło albo wiersz kodu' },
  notes: {
    nothingFound: 'W\u00a0tym tekście nie ma niewidocznych znaków.',
    kept: 'Zachowane, bo bez nich rozpadłyby się emoji lub litery: {n}.',
  },
  terms: {
    code: 'Kod',
    name: 'Nazwa w\u00a0Unicode',
    kind: 'Uchodzi za',
    letter: 'literę',
    symbol: 'symbol',
    spaceKind: 'spację',
    format: 'znak formatujący',
    trim: 'Po obcięciu spacji na brzegach',
    strict: 'Po normalizacji nazw (NFKC_Casefold)',
    onX: 'Ile znaków liczy X',
    stays: 'zostaje',
    dropped: 'znika',
    space: 'zmienia się w\u00a0spację',
    refused: 'odrzucony',
  },
  own: {
    between: 'Między dwiema kreskami',
    width: '{n} px szerokości na tym urządzeniu.',
    noWidth: 'Bez szerokości: kreski się stykają.',
    copiedRead: 'Skopiowano i\u00a0sprawdzono: w\u00a0schowku jest dokładnie to',
    copiedOther: 'Skopiowano, ale w\u00a0schowku jest coś innego. Spróbuj pobrać plik.',
    readOn:
      'Stan na {date}\u00a0r. na podstawie Unicode 17 i\u00a0opublikowanych reguł serwisu X. Żadnej aplikacji nie sprawdzano ręcznie, więc najpierw wyślij wiadomość do siebie.',
  },
} satisfies Translation<typeof en>;
