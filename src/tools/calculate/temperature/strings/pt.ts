import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    value: 'Temperatura',
    from: 'Escala',
    list: 'Várias temperaturas, uma por linha',
    celsius: 'Celsius, °C',
    fahrenheit: 'Fahrenheit, °F',
    kelvin: 'Kelvin, K',
    rankine: 'Rankine, °R',
    delisle: 'Delisle, °De',
    newton: 'Newton, °N',
    reaumur: 'Réaumur, °Ré',
    romer: 'Rømer, °Rø',
    landmarks: 'Comparada com temperaturas conhecidas',
    several: 'Sua lista em todas as escalas',
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
    tooCold: 'Nada é mais frio que o zero absoluto, que nesta escala é {limit}. Digite um número maior.',
    tooColdDelisle: 'Nada é mais frio que o zero absoluto, que nesta escala é {limit}. Digite um número menor.',
    lineTooCold:
      'Linha {line}: o valor está abaixo do zero absoluto, que nesta escala é {limit}. Digite um número maior.',
    lineTooColdDelisle:
      'Linha {line}: o valor está abaixo do zero absoluto, que nesta escala é {limit}. Digite um número menor.',
    notNumber: 'Linha {line}: “{text}” não é um número. Digite um número por linha.',
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
    landmark: 'O que é',
    yours: 'Sua temperatura',
    absoluteZero: 'Zero absoluto',
    nitrogen: 'O nitrogênio líquido ferve',
    equal: 'Celsius e Fahrenheit coincidem',
    freezing: 'A água congela',
    room: 'Ambiente fresco',
    body: 'Corpo humano',
    boiling: 'A água ferve ao nível do mar',
  },
} satisfies Translation<typeof en>;
