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
] satisfies Examples<typeof tool>;
