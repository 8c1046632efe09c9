import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'test' },
    gives: { chars: 4, words: 1, lines: 1, bytes: 4 },
    source: 'GNU wc; zlib: raw DEFLATE of it is the link z=K0ktLgEA',
  },
  {
    values: { input: 'a\r\nb' },
    gives: { chars: 3, words: 2, lines: 2, bytes: 4 },
    source: 'GNU wc -c; UAX #29: CRLF is one cluster (GB3)',
  },
  {
    values: { input: '👨‍👩‍👧 family' },
    gives: { chars: 8, words: 1, lines: 1, bytes: 25 },
    source: 'Python: len(regex.findall(r"\\X", s)), len(s.encode())',
    lang: 'en',
  },
  {
    values: { input: 'Mañana,\nniños.' },
    gives: { chars: 14, words: 2, lines: 2, bytes: 16 },
    source: 'GNU wc: -m 14, -w 2, -c 16',
    lang: 'es',
  },
  {
    values: { input: 'Pão e maçã\nàs 3h' },
    gives: { chars: 16, words: 5, lines: 2, bytes: 20 },
    source: 'GNU wc: -m 16, -w 5, -c 20',
    lang: 'pt',
  },
] satisfies Examples<typeof tool>;
