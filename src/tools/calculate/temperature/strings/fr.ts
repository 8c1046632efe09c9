import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    value: 'Température',
    from: 'Échelle',
    list: 'Plusieurs températures, une par ligne',
    celsius: 'Celsius, °C',
    fahrenheit: 'Fahrenheit, °F',
    kelvin: 'Kelvin, K',
    rankine: 'Rankine, °R',
    delisle: 'Delisle, °De',
    newton: 'Newton, °N',
    reaumur: 'Réaumur, °Ré',
    romer: 'Rømer, °Rø',
    landmarks: 'Comparée à des températures connues',
    several: 'Votre liste dans toutes les échelles',
  },
  placeholders: { value: '37,2', list: '32\n98,6\n212' },
  choices: {
    from: {
      C: 'Celsius, °C',
      F: 'Fahrenheit, °F',
      K: 'Kelvin, K',
      R: 'Rankine, °R',
      De: 'Delisle, °De',
      N: 'Newton, °N',
      Re: 'Réaumur, °Ré',
      Ro: 'Rømer, °Rø',
    },
  },
  problems: {
    tooCold:
      'Rien n’est plus froid que le zéro absolu, soit {limit} dans cette échelle. Saisissez un nombre plus grand.',
    tooColdDelisle:
      'Rien n’est plus froid que le zéro absolu, soit {limit} dans cette échelle. Saisissez un nombre plus petit.',
    lineTooCold:
      'Ligne {line} : température inférieure au zéro absolu, soit {limit} dans cette échelle. Saisissez un nombre plus grand.',
    lineTooColdDelisle:
      'Ligne {line} : température inférieure au zéro absolu, soit {limit} dans cette échelle. Saisissez un nombre plus petit.',
    notNumber: 'Ligne {line} : « {text} » n’est pas un nombre. Saisissez un nombre par ligne.',
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
    landmark: 'Repère',
    yours: 'Votre température',
    absoluteZero: 'Zéro absolu',
    nitrogen: 'L’azote liquide bout',
    equal: 'Celsius et Fahrenheit sont égaux',
    freezing: 'L’eau gèle',
    room: 'Pièce chauffée',
    body: 'Corps humain',
    boiling: 'L’eau bout au niveau de la mer',
  },
} satisfies Translation<typeof en>;
