import type { Translation } from '../../../../kinds/contract';
import type en from './en';

// X and Y are the placeholders of each sentence in `choices.mode`: no other capital X or Y may occur there.
export default {
  labels: { mode: 'Pregunta', x: 'X', y: 'Y', result: 'Respuesta', sentence: 'En una frase' },
  placeholders: { x: '15', y: '80' },
  choices: {
    mode: {
      of: '¿Cuánto es el X % de Y?',
      isWhat: '¿Qué porcentaje de Y es X?',
      change: '¿Cuánto varía, en porcentaje, de X a Y?',
      increase: '¿Cuánto es X más un Y %?',
      decrease: '¿Cuánto es X menos un Y %?',
      whole: '¿De qué número es X el Y %?',
      before: '¿Cuánto era antes de variar un Y % y quedar en X?',
      difference: '¿En qué porcentaje difieren X e Y?',
    },
  },
  problems: {
    nothingOfZero: 'Y no puede ser 0: ningún número es un porcentaje de 0. Escribe otro valor.',
    changeFromZero:
      'Una variación desde 0 no tiene porcentaje, porque habría que dividir entre 0. Cambia el valor de X.',
    zeroPercentOf: 'El 0 % de cualquier número es 0, así que no se puede saber el total. Cambia el valor de Y.',
    minusHundred: 'Tras bajar un 100 % no queda nada, sea cual sea el valor inicial. Cambia el valor de Y.',
    bothZero: 'Dos ceros no difieren y su media es 0, así que no hay porcentaje. Cambia uno de los dos.',
  },
  notes: {
    rounded: 'Redondeado a 12 cifras significativas.',
    points:
      'Si X e Y ya son porcentajes, de {x} % a {y} % hay {points} puntos porcentuales. El {size} % de arriba compara la variación con {x} %.',
    noDirection: 'La diferencia se mide respecto a la media de los dos números, así que da igual su orden.',
  },
  steps: {
    of: '{x} × {y} ÷ 100 = {result}',
    isWhat: '{x} ÷ {y} × 100 = {result} %',
    change: '({y} − {x}) ÷ {x} × 100 = {difference} ÷ {x} × 100 = {result} %',
    changeFromNegative: '({y} − ({x})) ÷ |{x}| × 100 = {difference} ÷ |{x}| × 100 = {result} %',
    increase: '{x} × (100 + {y}) ÷ 100 = {result}',
    decrease: '{x} × (100 − {y}) ÷ 100 = {result}',
    whole: '{x} ÷ {y} × 100 = {result}',
    before: '{x} ÷ (100 + {y}) × 100 = {result}',
    difference: '|{x} − {y}| ÷ ((|{x}| + |{y}|) ÷ 2) × 100 = {result} %',
  },
  terms: {
    of: 'El {x} % de {y} es {result}',
    isWhat: '{x} es el {result} % de {y}',
    rise: 'De {x} a {y} hay un aumento del {size} %',
    fall: 'De {x} a {y} hay una disminución del {size} %',
    same: 'De {x} a {y} no hay variación',
    increase: '{x} más un {y} % es {result}',
    decrease: '{x} menos un {y} % es {result}',
    whole: '{x} es el {y} % de {result}',
    before: 'Era {result} antes de variar un {y} % y quedar en {x}',
    difference: '{x} y {y} difieren en un {result} %',
  },
} satisfies Translation<typeof en>;
