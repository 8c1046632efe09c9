import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'ha', count: 3, separator: 'none' },
    gives: { result: 'hahaha', length: 6 },
    source: 'Python: "ha" * 3',
  },
  {
    values: { input: 'I will not be late again.', count: 3, separator: 'newline', number: true },
    gives: {
      result: '1. I will not be late again.\n2. I will not be late again.\n3. I will not be late again.',
      length: 86,
    },
    source: 'GNU: yes "I will not be late again." | head -3 | nl -s ". " -w 1',
  },
  {
    values: { input: 'yes', count: 4, separator: 'comma' },
    gives: { result: 'yes, yes, yes, yes', length: 18 },
    source: 'Python: ", ".join(["yes"] * 4)',
  },
  {
    values: { input: '👏🏽', count: 5, separator: 'custom', custom: ' \\n' },
    gives: { result: '👏🏽 \n👏🏽 \n👏🏽 \n👏🏽 \n👏🏽', length: 13 },
    source: 'Python: " \\n".join(["👏🏽"] * 5), and regex.findall(r"\\X")',
  },
  {
    values: { input: 'fifty-four characters, which is more than it looks ...', count: 1_000_000, separator: 'comma' },
    gives: problem('tooLong', { length: 55_999_998, most: 50_000_000 }, 'count'),
    source: 'Python: 54 * 10**6 + 2 * (10**6 - 1)',
  },
  {
    values: { input: 'ja', count: 3, separator: 'none' },
    gives: { result: 'jajaja', length: 6 },
    source: 'Python: "".join([s] * 3)',
    lang: 'es',
  },
  {
    values: { input: 'gracias', count: 3, separator: 'comma' },
    gives: { result: 'gracias, gracias, gracias', length: 25 },
    source: 'Python: ", ".join([s] * 3)',
    lang: 'es',
  },
  {
    values: { input: 'bravo', count: 3, separator: 'space' },
    gives: { result: 'bravo bravo bravo', length: 17 },
    source: 'Python: " ".join([s] * 3)',
    lang: 'fr',
  },
  {
    values: { input: 'merci', count: 3, separator: 'comma' },
    gives: { result: 'merci, merci, merci', length: 19 },
    source: 'Python: ", ".join([s] * 3)',
    lang: 'fr',
  },
  {
    values: { input: 'wk', count: 5, separator: 'none' },
    gives: { result: 'wkwkwkwkwk', length: 10 },
    source: 'Python: "".join([s] * 5)',
    lang: 'id',
  },
  {
    values: { input: 'semangat', count: 3, separator: 'comma' },
    gives: { result: 'semangat, semangat, semangat', length: 28 },
    source: 'Python: ", ".join([s] * 3)',
    lang: 'id',
  },
  {
    values: { input: 'ah', count: 3, separator: 'none' },
    gives: { result: 'ahahah', length: 6 },
    source: 'Python: "".join([s] * 3)',
    lang: 'it',
  },
  {
    values: { input: 'grazie', count: 3, separator: 'comma' },
    gives: { result: 'grazie, grazie, grazie', length: 22 },
    source: 'Python: ", ".join([s] * 3)',
    lang: 'it',
  },
  {
    values: { input: 'hej', count: 3, separator: 'space' },
    gives: { result: 'hej hej hej', length: 11 },
    source: 'Python: " ".join([s] * 3)',
    lang: 'pl',
  },
  {
    values: { input: 'sto lat', count: 3, separator: 'comma' },
    gives: { result: 'sto lat, sto lat, sto lat', length: 25 },
    source: 'Python: ", ".join([s] * 3)',
    lang: 'pl',
  },
  {
    values: { input: 'rs', count: 3, separator: 'none' },
    gives: { result: 'rsrsrs', length: 6 },
    source: 'Python: "".join([s] * 3)',
    lang: 'pt',
  },
  {
    values: { input: 'parabéns', count: 3, separator: 'comma' },
    gives: { result: 'parabéns, parabéns, parabéns', length: 28 },
    source: 'Python: ", ".join([s] * 3)',
    lang: 'pt',
  },
  {
    values: { input: 'ха', count: 3, separator: 'none' },
    gives: { result: 'хахаха', length: 6 },
    source: 'Python: "".join([s] * 3)',
    lang: 'ru',
  },
  {
    values: { input: 'спасибо', count: 3, separator: 'comma' },
    gives: { result: 'спасибо, спасибо, спасибо', length: 25 },
    source: 'Python: ", ".join([s] * 3)',
    lang: 'ru',
  },
] satisfies Examples<typeof tool>;
