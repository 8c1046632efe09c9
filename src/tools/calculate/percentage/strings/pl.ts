import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: { mode: 'Pytanie', x: 'X', y: 'Y', result: 'Odpowiedź', sentence: 'Słowami' },
  placeholders: { x: '15', y: '80' },
  choices: {
    mode: {
      of: 'Ile to jest X% z\u00a0Y?',
      isWhat: 'Jakim procentem liczby Y jest X?',
      change: 'O\u00a0ile procent zmieni się liczba, jeśli z\u00a0X zrobi się Y?',
      increase: 'Ile to jest X plus Y%?',
      decrease: 'Ile to jest X minus Y%?',
      whole: 'X to Y% jakiej liczby?',
      before: 'Ile było przed zmianą o\u00a0Y%, po której jest X?',
      difference: 'O\u00a0ile procent różnią się X i\u00a0Y?',
    },
  },
  problems: {
    nothingOfZero: 'Żadna liczba nie jest procentem zera, bo nie ma całości, której byłaby częścią. Zmień Y.',
    changeFromZero: 'Zmiany od zera nie da się podać w\u00a0procentach. Zmień X.',
    zeroPercentOf: '0% każdej liczby to 0, więc nie da się z\u00a0niego odtworzyć całości. Zmień Y.',
    minusHundred: 'Po zmianie o\u00a0−100% nie zostaje nic, niezależnie od tego, ile było wcześniej. Zmień Y.',
    bothZero:
      'Dwa zera się nie różnią i\u00a0nie mają średniej, z\u00a0którą można je porównać. Zmień jedną z\u00a0liczb.',
  },
  notes: {
    rounded: 'Zaokrąglono do 12 cyfr znaczących.',
    points:
      'Jeśli X i\u00a0Y same są procentami, zmiana z\u00a0{x}% na {y}% to {points} p.p. (punkty procentowe). Wynik {size}% odnosi tę zmianę do {x}%.',
    noDirection: 'Różnica nie ma kierunku: liczy się ją względem średniej obu liczb, więc ich kolejność jest obojętna.',
  },
  steps: {
    of: '{x} × {y} ÷ 100 = {result}',
    isWhat: '{x} ÷ {y} × 100 = {result}%',
    change: '({y} − {x}) ÷ {x} × 100 = {difference} ÷ {x} × 100 = {result}%',
    changeFromNegative: '({y} − ({x})) ÷ |{x}| × 100 = {difference} ÷ |{x}| × 100 = {result}%',
    increase: '{x} × (100 + {y}) ÷ 100 = {result}',
    decrease: '{x} × (100 − {y}) ÷ 100 = {result}',
    whole: '{x} ÷ {y} × 100 = {result}',
    before: '{x} ÷ (100 + {y}) × 100 = {result}',
    difference: '|{x} − {y}| ÷ ((|{x}| + |{y}|) ÷ 2) × 100 = {result}%',
  },
  terms: {
    of: '{x}% z\u00a0{y} to {result}',
    isWhat: '{x} to {result}% z\u00a0{y}',
    rise: 'Zmiana z\u00a0{x} na {y} to wzrost o\u00a0{size}%',
    fall: 'Zmiana z\u00a0{x} na {y} to spadek o\u00a0{size}%',
    same: 'Zmiana z\u00a0{x} na {y} wynosi 0%',
    increase: '{x} plus {y}% to {result}',
    decrease: '{x} minus {y}% to {result}',
    whole: '{x} to {y}% z\u00a0{result}',
    before: 'Przed zmianą o\u00a0{y}%, po której jest {x}, było {result}',
    difference: '{x} i\u00a0{y} różnią się o\u00a0{result}%',
  },
} satisfies Translation<typeof en>;
