import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pl';
import type en from './en';

export default {
  labels: {
    input: 'Pozycje, po jednej w\u00a0wierszu',
    repeat: 'Liczba pól na pozycję',
    removeWinner: 'Usuwaj wylosowaną pozycję po każdym obrocie',
    seconds: 'Czas obrotu w\u00a0sekundach',
    sound: 'Tykanie koła',
    heading: 'Tytuł nad kołem',
    seedUsed: listWords.labels.seedUsed,
    result: 'Wylosowano',
    remaining: 'Jeszcze w\u00a0grze',
    history: 'Dotychczasowe obroty',
    chances: 'Szanse',
  },
  hints: {
    input: 'Ania*3 daje Ani trzy razy większą szansę niż zwykły wiersz; *0 zostawia pozycję poza kołem.',
    seed: listWords.hints.seed,
  },
  problems: {
    noSeed: listWords.problems.noSeed,
    badWeight: 'Wiersz {line}: „{weight}” nie jest wagą. Po znaku * wpisz liczbę od 0 wzwyż, na przykład 2 albo 0,5.',
    tooFew: 'Koło potrzebuje co najmniej dwóch pozycji. Wpisz po jednej w\u00a0wierszu.',
    tooMany: 'Największa liczba pozycji na kole to {most}, a\u00a0lista ma ich {entries}. Skróć ją.',
    allZero: 'Wszystkie pozycje mają wagę 0, więc żadna nie może wygrać. Zmień wagę choć jednej.',
    weightsTooBig: 'Suma wag jest za duża, by policzyć ją dokładnie. Zmniejsz je w\u00a0tych samych proporcjach.',
  },
  own: { spin: 'Zakręć', takeOut: 'Usuń wylosowaną pozycję', close: 'Zamknij' },
  terms: { entry: 'Pozycja', chance: 'Szansa, %' },
} satisfies Translation<typeof en>;
