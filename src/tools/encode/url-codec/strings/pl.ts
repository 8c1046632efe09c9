import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    direction: 'Kierunek',
    mode: 'Co kodować',
    eachLine: 'Każdy wiersz osobno, bez zmiany końców wierszy',
    eol: 'Końce wierszy w\u00a0tekście',
    plus: 'Czytaj + jako spację',
    parts: 'Elementy adresu',
  },
  choices: {
    direction: { encode: 'Zakoduj', decode: 'Odkoduj' },
    mode: {
      component: 'Wszystko oprócz A–Z, a–z, 0–9 i\u00a0- . _ ~',
      uri: 'Tylko to, czego nie może być w\u00a0adresie',
      form: 'Jak w\u00a0formularzu: + zamiast spacji',
      all: 'Każdy bajt',
    },
    eol: { lf: 'Bez zmian (zwykle %0A)', crlf: '%0D%0A (linki mailto:)' },
  },
  problems: {
    tooLong: 'Wynik przekroczyłby {limit} mln znaków, a\u00a0przeglądarka nie obsługuje tak długich tekstów.',
  },
  notes: {
    bom: 'Znacznik kolejności bajtów (U+FEFF) przed tekstem został pominięty.',
    stray:
      'Znaki % bez dwóch cyfr szesnastkowych, zostawione bez zmian: {count}. Pierwszy: wiersz {line}, kolumna {column}.',
    replaced:
      'Bajty niedozwolone w\u00a0UTF-8, pokazane jako \uFFFD: {count}. Pierwszy: wiersz {line}, kolumna {column}.',
    plusKept:
      'W\u00a0zapytaniu jest +, którym formularze zapisują spację. Zaznacz „Czytaj + jako spację”, jeśli adres pochodzi z\u00a0formularza.',
    twice:
      'W\u00a0wyniku nadal jest % i\u00a0dwie cyfry szesnastkowe. Jeśli tekst zakodowano dwa razy, odkoduj go ponownie.',
  },
  terms: {
    part: 'Element',
    name: 'Nazwa',
    value: 'Wartość',
    scheme: 'Schemat',
    user: 'Użytkownik',
    password: 'Hasło',
    host: 'Host',
    port: 'Port',
    path: 'Ścieżka',
    query: 'Zapytanie',
    fragment: 'Fragment',
  },
} satisfies Translation<typeof en>;
