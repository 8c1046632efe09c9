import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'test', lang: 'plain' },
    gives: { result: 'test', language: 'plain', lines: 1 },
    source: 'zlib: raw DEFLATE of it is the link z=K0ktLgEA',
  },
  {
    values: { input: 'def area(r):\n    return 3.14159 * r ** 2', title: 'area.py', mark: '2' },
    gives: { heading: 'area.py', result: 'def area(r):\n    return 3.14159 * r ** 2', language: 'python', lines: 2 },
    source: 'The Python Language Reference §8.7: a function definition',
  },
  {
    values: { input: 'SELECT name\r\nFROM notes;', theme: 'dark', numbers: false },
    gives: { result: 'SELECT name\r\nFROM notes;', language: 'sql', lines: 2 },
    source: 'ISO/IEC 9075: a query; a CRLF is one line break',
  },
] satisfies Examples<typeof tool>;
