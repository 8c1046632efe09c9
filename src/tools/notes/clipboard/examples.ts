import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: 'test' },
    gives: { result: 'test', count: 1 },
    source: 'zlib: raw DEFLATE of it is the link z=K0ktLgEA',
  },
  {
    values: { input: 'Łódź 👩‍👩‍👧\n\t<b>not bold</b>' },
    gives: { result: 'Łódź 👩‍👩‍👧\n\t<b>not bold</b>', count: 1 },
    source: 'A clip is text, letter for letter',
  },
  {
    values: { room: 'ABCDE-1234' },
    gives: problem('codeLength', { n: 9 }, 'room'),
    source: 'Ten digits of five bits are fifty bits',
  },
  {
    values: { room: 'ABCDE-1234U' },
    gives: problem('codeLetter', { letter: 'U' }, 'room'),
    source: 'Crockford’s base32 leaves out I, L, O and U',
  },
] satisfies Examples<typeof tool>;
