import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Liczby, po jednej w\u00a0wierszu',
    language: 'Język',
    type: 'Zapisz jako',
    currency: 'Waluta',
    case: 'Litery',
  },
  choices: {
    language: {
      'en-US': 'Angielski (USA)',
      'en-GB': 'Angielski (Wielka Brytania), z „and”',
      'en-IN': 'Angielski (Indie): lakh, crore',
      'es-ES': 'Hiszpański',
      'fr-FR': 'Francuski',
      'id-ID': 'Indonezyjski',
      'it-IT': 'Włoski',
      'pl-PL': 'Polski',
      'pt-BR': 'Portugalski (Brazylia)',
      'pt-PT': 'Portugalski (Portugalia)',
      'ru-RU': 'Rosyjski',
      'hi-IN': 'Hindi',
    },
    type: {
      cardinal: 'Liczebnik główny: czterdzieści dwa',
      ordinal: 'Porządkowy: czterdziesty drugi',
      currency: 'Kwota',
    },
    currency: {
      USD: 'Dolar amerykański',
      EUR: 'Euro',
      GBP: 'Funt szterling',
      BRL: 'Real brazylijski',
      MXN: 'Peso meksykańskie',
      INR: 'Rupia indyjska',
      IDR: 'Rupia indonezyjska',
      PLN: 'Złoty',
      RUB: 'Rubel rosyjski',
    },
    case: {
      lower: 'same małe litery',
      sentence: 'Wielka litera na początku',
      title: 'Każde Słowo Wielką Literą',
      upper: 'SAME WIELKIE LITERY',
    },
  },
  placeholders: {
    input: '1234,56',
  },
  problems: {
    notNumber: 'Wiersz {line}: „{text}” nie jest liczbą. Wpisz cyfry, z przecinkiem przed częścią dziesiętną: 1234,56.',
    notWhole: 'Wiersz {line}: „{text}” ma część dziesiętną. Liczebnik porządkowy mają tylko liczby całkowite.',
    tooLong: 'Wiersz {line}: cyfr przed przecinkiem jest {digits}, a\u00a0w\u00a0tym języku może być najwyżej {most}.',
    noOrdinal:
      'Wiersz {line}: w tym języku liczebniki porządkowe zaczynają się od 1, więc „{text}” nie ma takiej formy.',
    ordinalTooLarge: 'Wiersz {line}: liczebniki porządkowe w tym języku sięgają tu {most}; „{text}” to więcej.',
  },
  notes: {
    leftOut: 'Wiersze, których nie da się odczytać, są puste; pozostałe są zapisane.',
  },
} satisfies Translation<typeof en>;
