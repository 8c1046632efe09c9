import type { Translation } from '../../../../kinds/contract';
import listWords from '../../../../kinds/contract/drawn-list-strings/pl';
import type en from './en';

export default {
  action: 'Losuj',
  labels: {
    ...listWords.labels,
    count: 'Ile liczb',
    decimals: 'Miejsca po przecinku',
    exclude: 'Pomiń',
    sum: 'Suma',
    average: 'Średnia',
    asYears: 'Traktuj liczby jako lata',
    years: 'Informacje o\u00a0tych latach',
  },
  hints: { ...listWords.hints, exclude: 'Liczby całkowite i\u00a0zakresy, oddzielone przecinkami.' },
  placeholders: { exclude: '4, 13, 20-29' },
  choices: listWords.choices,
  problems: {
    ...listWords.problems,
    moreDecimals:
      'Liczba {bound} ma więcej miejsc po przecinku, niż wybrano ({decimals}). Zaokrąglij ją albo wybierz więcej miejsc.',
    minAboveMax: 'Minimum {min} jest większe niż maksimum {max}. Zamień je miejscami.',
    tooLong: 'Największa dozwolona liczba cyfr to {most}.',
    badExclusion: '„{entry}” to ani liczba całkowita, ani zakres. Wpisz 7 albo 20-29.',
    backwards: 'Zakres „{entry}” ma odwrotną kolejność. Najpierw wpisz mniejszą liczbę.',
    nothingLeft: 'Wszystkie liczby z\u00a0zakresu są pominięte, więc nie ma z\u00a0czego losować.',
  },
  notes: listWords.notes,
  terms: {
    year: 'Rok',
    kind: 'Rodzaj',
    century: 'Wiek',
    firstDay: '1 stycznia',
    leap: 'Przestępny',
    common: 'Zwykły',
  },
} satisfies Translation<typeof en>;
