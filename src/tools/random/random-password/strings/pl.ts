import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pl';
import type en from './en';

export default {
  labels: {
    as: listWords.labels.as,
    mode: 'Rodzaj',
    size: 'Długość',
    lower: 'Małe litery, a–z',
    upper: 'Wielkie litery, A–Z',
    digits: 'Cyfry, 0–9',
    symbols: 'Symbole',
    symbolSet: 'Dozwolone symbole',
    similar: 'Zostaw znaki podobne do siebie (I l 1 | O 0 o)',
    requireEach: 'Przynajmniej jeden znak każdego rodzaju',
    words: 'Liczba słów',
    capitalise: 'Wielka litera na początku słowa',
    addNumber: 'Dodaj liczbę do jednego ze słów',
    entropy: 'Entropia w\u00a0bitach',
    strength: 'Siła',
    guesses: 'Średni czas złamania',
    source: 'Lista słów',
  },
  hints: {
    size: 'Puste pole oznacza 20 znaków, a\u00a0w\u00a0kodzie PIN 6 cyfr.',
  },
  placeholders: { size: '20' },
  own: {
    hide: 'Ukryj na ekranie',
    hidden: 'Ukryte',
    clearAfter: 'Wyczyść po skopiowaniu',
    cleared: 'Skopiowano i\u00a0usunięto z\u00a0tej strony.',
    spell: 'Przeliteruj',
    small: 'mała litera',
    capital: 'wielka litera',
    digit: 'cyfra',
    symbol: 'symbol',
  },
  choices: {
    mode: { characters: 'Znaki', passphrase: 'Słowa', pin: 'PIN' },
    as: listWords.choices.as,
  },
  problems: {
    noClass: 'Wybierz przynajmniej jeden rodzaj znaków.',
    noSymbols: 'Nie ma z\u00a0czego losować symboli. Wpisz jakieś albo wybierz inny rodzaj znaków.',
  },
  notes: { asLines: listWords.notes.asLines },
  terms: {
    weak: 'Słabe',
    fair: 'Średnie',
    strong: 'Silne',
    'very strong': 'Bardzo silne',
    guesser: 'Rodzaj ataku',
    rate: 'Prób na sekundę',
    time: 'Czas',
    online: 'Przez stronę, która odpowiada na każdą próbę',
    offline: 'Na skradzionym pliku źle zabezpieczonych haseł',
  },
} satisfies Translation<typeof en>;
