import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pl';
import type en from './en';

export default {
  action: 'Losuj',
  labels: {
    ...listWords.labels,
    mode: 'Działanie',
    count: 'Ile wylosować',
    input: 'Twoja lista',
    by: 'Ustal',
    groups: 'Ile',
    weights: 'Wagi: Ania*3 ma trzy razy większą szansę',
    dedupe: 'Powtórzenia licz raz',
    keepEmpty: 'Zachowaj puste pozycje',
    split: 'Co oddziela pozycje',
    column: 'Tylko ta kolumna tabeli',
    result: 'Wynik',
    total: 'Pozycje',
    remaining: 'Niewylosowane',
    listHash: 'SHA-256 listy',
    drawnAt: 'Czas losowania, UTC',
  },
  hints: {
    seed: listWords.hints.seed,
    column: 'Nagłówek albo numer, jeśli wklejono tabelę lub otwarto plik CSV.',
  },
  placeholders: { input: 'Ania\nBartek\nCelina' },
  choices: {
    mode: { pick: 'Wylosuj', shuffle: 'Potasuj', groups: 'Podziel na grupy' },
    by: { number: 'Liczbę grup', size: 'Wielkość grup' },
    split: {
      lines: 'Nowe wiersze',
      comma: 'Przecinki',
      auto: 'Nowe wiersze, a\u00a0jeśli ich brak, przecinki lub średniki',
    },
    as: listWords.choices.as,
  },
  problems: {
    ...listWords.problems,
    noEntries: 'Lista jest pusta. Wpisz każdą pozycję w\u00a0osobnym wierszu.',
    badWeight: 'Pozycja {entry}: „{weight}” nie jest wagą. Po znaku * wpisz liczbę od 0 wzwyż, na przykład 2 albo 0,5.',
    allZero: 'Wszystkie pozycje mają wagę 0, więc żadnej nie można wylosować. Zmień wagę choć jednej.',
    weightsTooBig: 'Suma wag jest za duża, by policzyć ją dokładnie. Zmniejsz je w\u00a0tych samych proporcjach.',
    tooManyGroups:
      'Liczba grup ({groups}) przekracza liczbę pozycji ({entries}). Zmniejsz liczbę grup albo dopisz pozycje.',
    noColumn:
      'Tabela nie ma kolumny „{column}”. Wpisz nagłówek z\u00a0pierwszego wiersza albo numer od 1 do {columns}.',
    openQuote: 'Wiersz {line}, kolumna {column}: otwarty tu cudzysłów nie jest zamknięty. Zamknij go albo usuń.',
    textAfterQuote:
      'Wiersz {line}, kolumna {column}: po zamykającym cudzysłowie jest tekst. Wstaw separator albo podwój cudzysłów.',
  },
  notes: {
    ...listWords.notes,
    repeated:
      '{count, plural, one {# pozycja się powtarza i\u00a0jest liczona} few {# pozycje się powtarzają i\u00a0są liczone} many {# pozycji się powtarza i\u00a0jest liczonych} other {# pozycji się powtarza i\u00a0jest liczonych}} osobno. „Powtórzenia licz raz” pomija powtórzenia.',
    leftOut: 'Pominięte powtórzenia: {count}.',
  },
  own: {
    takeOut: 'Usuń i\u00a0losuj dalej',
    taken: 'Usunięte dotąd',
    putBack: 'Przywróć wszystkie',
    maybe: 'Może',
    allowMaybe: 'Dopuść „może”',
    tally: 'Dotychczas',
    public: 'Publiczne losowanie, które każdy może sprawdzić',
    commit:
      'Opublikuj ten skrót przed zamknięciem listy i\u00a0nie zamykaj strony: zmiana ziarna wyszłaby potem na jaw. Przed losowaniem opublikuj też listę w\u00a0ustalonej kolejności.',
    commitment: 'SHA-256 następnego ziarna',
    drawFixed: 'Losuj z\u00a0tym ziarnem',
    record: 'Kopiuj protokół',
    check:
      'Po losowaniu opublikuj protokół i\u00a0link. Każdy, kto otworzy link, zobaczy tę samą listę, ziarno i\u00a0wynik oraz może obliczyć obie wartości SHA-256.',
    recordText:
      'Losowanie z\u00a0{time}\nPozycje: {total}\nSHA-256 listy, po jednej pozycji w\u00a0wierszu: {hash}\nZiarno: {seed}\nGenerator: {generator}\nWynik: {result}',
    recordCommitment: 'Pokazane przed losowaniem, SHA-256 ziarna: {hash}',
  },
} satisfies Translation<typeof en>;
