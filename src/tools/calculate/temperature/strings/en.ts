import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    value: 'Temperature',
    from: 'Scale',
    list: 'Several temperatures, one per line',
    celsius: 'Celsius, °C',
    fahrenheit: 'Fahrenheit, °F',
    kelvin: 'Kelvin, K',
    rankine: 'Rankine, °R',
    delisle: 'Delisle, °De',
    newton: 'Newton, °N',
    reaumur: 'Réaumur, °Ré',
    romer: 'Rømer, °Rø',
    landmarks: 'Compared with known temperatures',
    several: 'Your list in all scales',
  },
  placeholders: { value: '98.6', list: '32\n98.6\n212' },
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
    tooCold: 'Nothing is colder than absolute zero, which is {limit} on this scale. Type a higher number.',
    tooColdDelisle: 'Nothing is colder than absolute zero, which is {limit} on this scale. Type a lower number.',
    lineTooCold: 'Line {line} is colder than absolute zero, which is {limit} on this scale. Type a higher number.',
    lineTooColdDelisle:
      'Line {line} is colder than absolute zero, which is {limit} on this scale. Type a lower number.',
    notNumber: 'Line {line}: “{text}” is not a number. Type one number per line.',
  },
  steps: {
    fromF: '({value} − 32) × 5/9 = {celsius} °C',
    fromK: '{value} − 273.15 = {celsius} °C',
    fromR: '({value} − 491.67) × 5/9 = {celsius} °C',
    fromDe: '100 − {value} × 2/3 = {celsius} °C',
    fromN: '{value} × 100/33 = {celsius} °C',
    fromRe: '{value} × 5/4 = {celsius} °C',
    fromRo: '({value} − 7.5) × 40/21 = {celsius} °C',
    toFahrenheit: '{celsius} × 9/5 + 32 = {fahrenheit} °F',
    toKelvin: '{celsius} + 273.15 = {kelvin} K',
  },
  terms: {
    landmark: 'Reference point',
    yours: 'Your temperature',
    absoluteZero: 'Absolute zero',
    nitrogen: 'Liquid nitrogen boils',
    equal: 'Celsius and Fahrenheit are equal',
    freezing: 'Water freezes',
    room: 'A heated room',
    body: 'Human body',
    boiling: 'Water boils at sea level',
  },
} satisfies ToolStrings<typeof tool>;
