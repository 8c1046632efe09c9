import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { symbology: 'ean13', input: '400638133393' },
    gives: {
      result: ['4006381333931.svg'],
      text: '4006381333931',
      checkDigit: '1',
      bars: '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101',
    },
    source: 'GS1 General Specifications §5.2.1 and §7.9.1, with the tables written out in Python',
  },
  {
    values: { symbology: 'isbn', input: '0-306-40615-2' },
    gives: { text: '9780306406157', checkDigit: '7' },
    source: 'ISBN Users’ Manual, 7th edition',
  },
  {
    values: { symbology: 'upce', input: '0425261' },
    gives: { text: '04252614', checkDigit: '4' },
    source: 'GS1 General Specifications §5.2.2.4: 0425261 is 042100005264',
  },
  {
    values: { symbology: 'itf', input: '123' },
    gives: { text: '0123', bars: '101010001011101110100010001110001010111011101' },
    source: 'ISO/IEC 16390, with its table written out in Python',
  },
  {
    values: { symbology: 'ean13', input: '4006381333932' },
    gives: problem('wrongCheckDigit', { line: 1, digit: '2', right: '1' }, 'input'),
    source: 'GS1 General Specifications §7.9.1',
  },
  {
    values: { symbology: 'code39', input: 'Größe' },
    gives: problem('badCharacter', { line: 1, character: 'ö', place: 3 }, 'input'),
    source: 'ISO/IEC 16388: 43 characters',
  },
] satisfies Examples<typeof tool>;
