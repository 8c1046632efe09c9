import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'cat concat cat', find: 'cat', replace: 'dog', wholeWord: true },
    gives: { result: 'dog concat dog', count: 2 },
    source: 'GNU sed: s/\\bcat\\b/dog/g',
  },
  {
    values: { input: 'Doe, Jane\nRoe, Rick', find: '^(\\w+), (\\w+)$', replace: '$2 $1', regex: true },
    gives: { result: 'Jane Doe\nRick Roe', count: 2 },
    source: 'Python: re.sub(r"^(\\w+), (\\w+)$", r"\\2 \\1", s, flags=re.M)',
  },
  {
    values: { input: 'cat Cat CAT', find: 'cat', replace: 'dog', caseSensitive: false, preserveCase: true },
    gives: { result: 'dog Dog DOG', count: 3 },
    source: 'Emacs: replace-string with case-replace',
  },
  {
    values: { input: 'Price: $5', find: '$5', replace: '$&6' },
    gives: { result: 'Price: $&6', count: 1 },
    source: 'Python: s.replace("$5", "$&6")',
  },
  {
    values: { input: 'red, green', find: 'red', replace: 'green', find2: 'green', replace2: 'blue' },
    gives: { result: 'blue, blue', count: 3 },
    source: 'GNU sed: -e s/red/green/g -e s/green/blue/g',
  },
  {
    values: { input: 'abcdefghij', find: 'j', replace: 'k', find4: 'a', replace4: 'b', find10: 'b', replace10: '' },
    gives: { result: 'cdefghik', count: 4 },
    source: 'GNU sed: -e s/j/k/g -e s/a/b/g -e s/b//g',
  },
  {
    values: { input: 'any text', find: '(open', regex: true },
    gives: problem('badPattern', { reason: 'Unterminated group' }, 'find'),
    source: 'ECMAScript 2025 §22.2.1: a Disjunction in parentheses needs its )',
  },
  {
    values: { input: 'El perro ladra. El perro corre.', find: 'perro', replace: 'gato' },
    gives: { result: 'El gato ladra. El gato corre.', count: 2 },
    source: 'Python: s.replace(), s.count()',
    lang: 'es',
  },
  {
    values: { input: 'oro tesoro oro', find: 'oro', replace: 'plata', wholeWord: true },
    gives: { result: 'plata tesoro plata', count: 2 },
    source: 'Python: re.subn(r"\\boro\\b", "plata", s)',
    lang: 'es',
  },
  {
    values: { input: 'Le chien court. Le chien dort.', find: 'chien', replace: 'chat' },
    gives: { result: 'Le chat court. Le chat dort.', count: 2 },
    source: 'Python: s.replace(), s.count()',
    lang: 'fr',
  },
  {
    values: { input: 'or trésor or', find: 'or', replace: 'argent', wholeWord: true },
    gives: { result: 'argent trésor argent', count: 2 },
    source: 'Python: re.subn(r"\\bor\\b", "argent", s)',
    lang: 'fr',
  },
  {
    values: { input: 'Kucing tidur. Kucing makan.', find: 'Kucing', replace: 'Anjing' },
    gives: { result: 'Anjing tidur. Anjing makan.', count: 2 },
    source: 'Python: s.replace(), s.count()',
    lang: 'id',
  },
  {
    values: { input: 'kota ibukota kota', find: 'kota', replace: 'desa', wholeWord: true },
    gives: { result: 'desa ibukota desa', count: 2 },
    source: 'Python: re.subn(r"\\bkota\\b", "desa", s)',
    lang: 'id',
  },
  {
    values: { input: 'Il cane corre. Il cane dorme.', find: 'cane', replace: 'gatto' },
    gives: { result: 'Il gatto corre. Il gatto dorme.', count: 2 },
    source: 'Python: s.replace(), s.count()',
    lang: 'it',
  },
  {
    values: { input: 'oro tesoro oro', find: 'oro', replace: 'argento', wholeWord: true },
    gives: { result: 'argento tesoro argento', count: 2 },
    source: 'Python: re.subn(r"\\boro\\b", "argento", s)',
    lang: 'it',
  },
  {
    values: { input: 'Pies biega. Pies śpi.', find: 'Pies', replace: 'Kot' },
    gives: { result: 'Kot biega. Kot śpi.', count: 2 },
    source: 'Python: s.replace(), s.count()',
    lang: 'pl',
  },
  {
    values: { input: 'kot kotlet kot', find: 'kot', replace: 'pies', wholeWord: true },
    gives: { result: 'pies kotlet pies', count: 2 },
    source: 'Python: re.subn(r"\\bkot\\b", "pies", s)',
    lang: 'pl',
  },
  {
    values: { input: 'O gato corre. O gato dorme.', find: 'gato', replace: 'cão' },
    gives: { result: 'O cão corre. O cão dorme.', count: 2 },
    source: 'Python: s.replace(), s.count()',
    lang: 'pt',
  },
  {
    values: { input: 'ouro tesouro ouro', find: 'ouro', replace: 'prata', wholeWord: true },
    gives: { result: 'prata tesouro prata', count: 2 },
    source: 'Python: re.subn(r"\\bouro\\b", "prata", s)',
    lang: 'pt',
  },
  {
    values: { input: 'Кот спит. Кот ест.', find: 'Кот', replace: 'Пёс' },
    gives: { result: 'Пёс спит. Пёс ест.', count: 2 },
    source: 'Python: s.replace(), s.count()',
    lang: 'ru',
  },
  {
    values: { input: 'кот скот кот', find: 'кот', replace: 'пёс', wholeWord: true },
    gives: { result: 'пёс скот пёс', count: 2 },
    source: 'Python: re.subn(r"\\bкот\\b", "пёс", s)',
    lang: 'ru',
  },
] satisfies Examples<typeof tool>;
