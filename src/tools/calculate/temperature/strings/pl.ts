import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    value: 'Temperatura',
    from: 'Skala',
    list: 'Kilka temperatur, po jednej w\u00a0wierszu',
    celsius: 'Celsjusz, °C',
    fahrenheit: 'Fahrenheit, °F',
    kelvin: 'Kelwin, K',
    rankine: 'Rankine, °R',
    delisle: 'Delisle, °De',
    newton: 'Newton, °N',
    reaumur: 'Réaumur, °Ré',
    romer: 'Rømer, °Rø',
    landmarks: 'Na tle znanych temperatur',
    several: 'Twoja lista we wszystkich skalach',
  },
  placeholders: { value: '36,6', list: '32\n98,6\n212' },
  choices: {
    from: {
      C: 'Celsjusz, °C',
      F: 'Fahrenheit, °F',
      K: 'Kelwin, K',
      R: 'Rankine, °R',
      De: 'Delisle, °De',
      N: 'Newton, °N',
      Re: 'Réaumur, °Ré',
      Ro: 'Rømer, °Rø',
    },
  },
  problems: {
    tooCold:
      'Nic nie jest zimniejsze od zera bezwzględnego, które w\u00a0tej skali wynosi {limit}. Wpisz większą liczbę.',
    tooColdDelisle:
      'Nic nie jest zimniejsze od zera bezwzględnego, które w\u00a0tej skali wynosi {limit}. Wpisz mniejszą liczbę.',
    lineTooCold:
      'Wiersz {line}: to mniej niż zero bezwzględne, które w\u00a0tej skali wynosi {limit}. Wpisz większą liczbę.',
    lineTooColdDelisle:
      'Wiersz {line}: to mniej niż zero bezwzględne, które w\u00a0tej skali wynosi {limit}. Wpisz mniejszą liczbę.',
    notNumber: 'Wiersz {line}: „{text}” to nie liczba. Wpisz jedną liczbę w\u00a0wierszu.',
  },
  steps: {
    fromF: '({value} − 32) × 5/9 = {celsius} °C',
    fromK: '{value} − 273,15 = {celsius} °C',
    fromR: '({value} − 491,67) × 5/9 = {celsius} °C',
    fromDe: '100 − {value} × 2/3 = {celsius} °C',
    fromN: '{value} × 100/33 = {celsius} °C',
    fromRe: '{value} × 5/4 = {celsius} °C',
    fromRo: '({value} − 7,5) × 40/21 = {celsius} °C',
    toFahrenheit: '{celsius} × 9/5 + 32 = {fahrenheit} °F',
    toKelvin: '{celsius} + 273,15 = {kelvin} K',
  },
  terms: {
    landmark: 'Co to jest',
    yours: 'Twoja temperatura',
    absoluteZero: 'Zero bezwzględne',
    nitrogen: 'Wrze ciekły azot',
    equal: 'Ta sama liczba w\u00a0°C i\u00a0°F',
    freezing: 'Zamarza woda',
    room: 'Ogrzany pokój',
    body: 'Ciało człowieka',
    boiling: 'Wrze woda na poziomie morza',
  },
} satisfies Translation<typeof en>;
