import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '{"n":1.0}' },
    gives: { result: '{"n":1.0}', valid: 'yes' },
    source: 'RFC 8259 §6: how a number is written is not what it is, and 1.0 stays as written',
  },
  {
    values: { input: '[12345678901234567890, 1e400]', view: 'text' },
    gives: { result: '[12345678901234567890, 1e400]', valid: 'yes' },
    source: 'RFC 8259 §6: the grammar sets no limit to a number',
  },
  {
    values: { input: '{"a": 1, "a": 2}' },
    gives: { result: '{"a": 1, "a": 2}', valid: 'yes' },
    source: 'RFC 8259 §4: names should be unique, and need not be',
  },
  {
    values: { input: '{"a": 1,}' },
    gives: problem('jsonTrailingComma', { line: 1, column: 9, found: '}' }, 'input'),
    source: 'RFC 8259 §4: a comma stands between members',
  },
] satisfies Examples<typeof tool>;
