import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'test' },
    gives: { result: 'test', chars: 4, words: 1, lines: 1 },
    source: 'GNU wc; zlib: raw DEFLATE of it is the link z=K0ktLgEA',
  },
  {
    values: { input: 'milk\r\neggs', title: 'Shopping' },
    gives: { heading: 'Shopping', result: 'milk\r\neggs', chars: 9, words: 2, lines: 2 },
    source: 'GNU wc; UAX #29: CRLF is one cluster (GB3)',
    lang: 'en',
  },
  {
    values: { input: 'leche\r\nhuevos', title: 'La compra' },
    gives: { heading: 'La compra', result: 'leche\r\nhuevos', chars: 12, words: 2, lines: 2 },
    source: 'GNU wc; UAX #29: CRLF is one cluster (GB3)',
    lang: 'es',
  },
  {
    values: { input: 'leite\r\novos', title: 'Compras' },
    gives: { heading: 'Compras', result: 'leite\r\novos', chars: 10, words: 2, lines: 2 },
    source: 'GNU wc; UAX #29: CRLF is one cluster (GB3)',
    lang: 'pt',
  },
] satisfies Examples<typeof tool>;
