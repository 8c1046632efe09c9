import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Liczby',
    weights: 'Wagi kolejnych liczb',
    decimal: 'Separator dziesiętny',
    sample: 'Próba (dzielenie przez n − 1)',
    mean: 'Średnia',
    weighted: 'Średnia ważona',
    median: 'Mediana',
    mode: 'Dominanta',
    count: 'Liczba wartości',
    sum: 'Suma',
    min: 'Najmniejsza',
    max: 'Największa',
    range: 'Rozstęp',
    deviation: 'Odchylenie standardowe',
    variance: 'Wariancja',
    q1: 'Pierwszy kwartyl',
    q3: 'Trzeci kwartyl',
    iqr: 'Rozstęp ćwiartkowy',
    geometric: 'Średnia geometryczna',
    harmonic: 'Średnia harmoniczna',
    quadratic: 'Średnia kwadratowa',
    values: 'Jak często występuje każda wartość',
  },
  hints: {
    weights: 'W\u00a0kolejności liczb, na przykład wagi ocen albo punkty ECTS.',
    sample: 'Dla próby z\u00a0większej grupy. Odznacz, jeśli to wszystkie wartości.',
  },
  placeholders: { input: '4,5 3 5 4', weights: '3 1 2 1' },
  own: {
    boxPlot: 'Wykres pudełkowy',
    boxPlotParts: 'Pudełko obejmuje środkową połowę liczb, a\u00a0kreska w\u00a0nim to mediana.',
  },
  choices: { decimal: { dot: 'Kropka (.)', comma: 'Przecinek (,)' } },
  problems: {
    notNumber: 'Wiersz {line}: „{text}” nie jest liczbą. Popraw ją albo usuń.',
    otherCount: 'Liczb jest {values}, a\u00a0wag {weights}. Do każdej liczby podaj jedną wagę.',
    negativeWeight: 'Waga nie może być ujemna. Wpisz 0 lub więcej.',
    noWeight: 'Wszystkie wagi to 0. Nadaj choć jednej liczbie wagę większą od 0.',
  },
  notes: {
    grouped: '„{token}” odczytano jako kilka liczb. Jeśli przecinki oddzielają tysiące, usuń je.',
    noMode: 'Żadna wartość się nie powtarza, więc nie ma dominanty.',
    notPositive: 'Średnia geometryczna i\u00a0harmoniczna istnieją tylko dla liczb dodatnich.',
    hasZero: 'Gdy na liście jest 0, średnia geometryczna wynosi 0, a\u00a0harmonicznej nie ma.',
    outliers: 'Wartości odstające (ponad 1,5 rozstępu ćwiartkowego od kwartyli): {values}',
    manyOutliers: 'Liczba wartości odstających (ponad 1,5 rozstępu ćwiartkowego od kwartyli): {count}',
  },
  steps: {
    mean: 'Średnia: {sum} ÷ {count} = {mean}',
    medianOne: 'Mediana: liczba w\u00a0środku uporządkowanej listy, {median}',
    medianTwo: 'Mediana: w\u00a0połowie między dwiema środkowymi liczbami, {median}',
  },
  terms: { value: 'Wartość', times: 'Liczba wystąpień' },
} satisfies Translation<typeof en>;
