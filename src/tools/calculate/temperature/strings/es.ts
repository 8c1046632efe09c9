import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    value: 'Temperatura',
    from: 'Escala',
    list: 'Varias temperaturas, una por línea',
    celsius: 'Celsius, °C',
    fahrenheit: 'Fahrenheit, °F',
    kelvin: 'Kelvin, K',
    rankine: 'Rankine, °R',
    delisle: 'Delisle, °De',
    newton: 'Newton, °N',
    reaumur: 'Réaumur, °Ré',
    romer: 'Rømer, °Rø',
    landmarks: 'Comparada con temperaturas conocidas',
    several: 'Tu lista en todas las escalas',
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
    tooCold: 'Nada es más frío que el cero absoluto, que en esta escala es {limit}. Escribe un número mayor.',
    tooColdDelisle: 'Nada es más frío que el cero absoluto, que en esta escala es {limit}. Escribe un número menor.',
    lineTooCold:
      'Línea {line}: el valor está por debajo del cero absoluto, que en esta escala es {limit}. Escribe un número mayor.',
    lineTooColdDelisle:
      'Línea {line}: el valor está por debajo del cero absoluto, que en esta escala es {limit}. Escribe un número menor.',
    notNumber: 'Línea {line}: «{text}» no es un número. Escribe un número por línea.',
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
    landmark: 'Qué es',
    yours: 'Tu temperatura',
    absoluteZero: 'Cero absoluto',
    nitrogen: 'Hierve el nitrógeno líquido',
    equal: 'Celsius y Fahrenheit coinciden',
    freezing: 'El agua se congela',
    room: 'Temperatura ambiente',
    body: 'Cuerpo humano',
    boiling: 'El agua hierve al nivel del mar',
  },
} satisfies Translation<typeof en>;
