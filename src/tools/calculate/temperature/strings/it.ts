import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    value: 'Temperatura',
    from: 'Scala',
    list: 'Più temperature, una per riga',
    celsius: 'Celsius, °C',
    fahrenheit: 'Fahrenheit, °F',
    kelvin: 'Kelvin, K',
    rankine: 'Rankine, °R',
    delisle: 'Delisle, °De',
    newton: 'Newton, °N',
    reaumur: 'Réaumur, °Ré',
    romer: 'Rømer, °Rø',
    landmarks: 'A confronto con temperature note',
    several: 'La tua lista in tutte le scale',
  },
  placeholders: { value: '36,5', list: '32\n98,6\n212' },
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
    tooCold: 'Niente è più freddo dello zero assoluto, che in questa scala è {limit}. Scrivi un numero più alto.',
    tooColdDelisle:
      'Niente è più freddo dello zero assoluto, che in questa scala è {limit}. Scrivi un numero più basso.',
    lineTooCold:
      'Riga {line}: la temperatura è sotto lo zero assoluto, che in questa scala è {limit}. Scrivi un numero più alto.',
    lineTooColdDelisle:
      'Riga {line}: la temperatura è sotto lo zero assoluto, che in questa scala è {limit}. Scrivi un numero più basso.',
    notNumber: 'Riga {line}: «{text}» non è un numero. Scrivi un numero per riga.',
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
    landmark: 'Che cos’è',
    yours: 'La tua temperatura',
    absoluteZero: 'Zero assoluto',
    nitrogen: 'L’azoto liquido bolle',
    equal: 'Celsius e Fahrenheit coincidono',
    freezing: 'L’acqua congela',
    room: 'Una stanza riscaldata',
    body: 'Corpo umano',
    boiling: 'L’acqua bolle al livello del mare',
  },
} satisfies Translation<typeof en>;
