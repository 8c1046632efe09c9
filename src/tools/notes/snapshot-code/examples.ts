import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: {
      input: 'export function greet(name: string): string {\n  return `Hello, ${name}!`; // and welcome\n}',
      lang: 'ts',
      title: 'greet.ts',
      mark: '2',
    },
    gives: { lines: 3 },
    source: 'POSIX: two line breaks, so three lines',
  },
  {
    values: {
      input:
        'def fib(n):\n    """Fibonacci numbers below n."""\n    a, b = 0, 1\n    while a < n:\n        yield a\n        a, b = b, a + b',
      background: 'ocean',
      theme: 'light',
    },
    gives: { lines: 6 },
    source: 'POSIX: five line breaks, so six lines',
  },
  {
    values: { input: '{\r\n\t"name": "漢字",\r\n\t"ok": true\r\n}', lang: 'json', background: 'none', numbers: false },
    gives: { lines: 4 },
    source: 'POSIX; a CRLF is one line break',
  },
] satisfies Examples<typeof tool>;
