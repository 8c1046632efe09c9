import type { Translation } from '../../../../kinds/contract';
import type en from './en';

const styles = {
  plain: 'Cyfry rzymskie',
  lower: 'Małe litery',
  unicode: 'Znaki Unicode',
  letters: 'Litery tekstu',
  bold: 'Pogrubione',
  script: 'Kaligraficzne',
  fraktur: 'Gotyckie',
  doubleStruck: 'Podwójna kreska',
  monospace: 'Maszyna do pisania',
};

export default {
  labels: {
    style: 'Styl',
    dates: 'Oddziel części daty kropką',
    dateOrder: 'Daty są wpisane jako',
    value: 'Wartość tej liczby',
    day: 'Pierwsza data, tak jak została odczytana',
  },
  placeholders: {
    input: '2026, 25.12.2024 albo dowolny tekst z liczbami',
  },
  hints: {
    input:
      'Czytniki ekranu mogą literować te znaki albo je pomijać, a\u00a0wiele wyszukiwarek ich nie znajduje. W\u00a0dokumencie użyj zwykłych liter z\u00a0pierwszej karty.',
  },
  choices: {
    style: { all: 'Wszystkie', ...styles },
    dateOrder: {
      mdy: 'Miesiąc, dzień, rok',
      dmy: 'Dzień, miesiąc, rok',
      ymd: 'Rok, miesiąc, dzień',
    },
  },
  terms: styles,
  own: {
    count: 'Znaki:',
    missing: 'Na tym urządzeniu widać prostokąty',
  },
  notes: {
    tooLarge: '{number} zostaje bez zmian: literami z\u00a0kreską u\u00a0góry zapisuje się liczby do {largest}.',
  },
} satisfies Translation<typeof en>;
