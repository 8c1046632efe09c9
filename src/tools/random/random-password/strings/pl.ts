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
    entropy: 'Entropia w bitach',
    strength: 'Siła',
    guesses: 'Średni czas odgadnięcia',
    source: 'Lista słów',
  },
  hints: {
    size: 'Zostaw puste, aby mieć 20 znaków, a w kodzie PIN 6 cyfr.',
  },
  placeholders: { size: '20' },
  own: {
    hide: 'Ukryj na ekranie',
    hidden: 'Ukryte',
    clearAfter: 'Wyczyść po skopiowaniu',
    cleared: 'Skopiowano i usunięto z tej strony.',
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
    noSymbols: 'Nie ma z czego losować symboli. Wpisz jakieś albo wybierz inny rodzaj znaków.',
  },
  notes: { asLines: listWords.notes.asLines },
  terms: {
    weak: 'Słabe',
    fair: 'Średnie',
    strong: 'Silne',
    veryStrong: 'Bardzo silne',
    guesser: 'Kto zgaduje',
    rate: 'Prób na sekundę',
    time: 'Czas',
    online: 'Przez stronę, która odpowiada na każdą próbę',
    offline: 'Mając skradziony plik źle chronionych haseł',
  },
} satisfies Translation<typeof en>;
