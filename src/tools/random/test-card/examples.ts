import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const python = 'xoroshiro128+ and the Luhn digit written in Python after their references';

export default [
  {
    values: { count: 3, unique: true, seed: 'smallkit' },
    gives: {
      result: ['3566 0020 2036 0505', '4000 0566 5566 5556', '3530 1113 3330 0000'],
      expiry: ['10/29', '07/27', '09/29'],
      cvc: ['346', '226', '240'],
      seedUsed: 'smallkit',
    },
    source: `${python}; the numbers are Stripe’s and Braintree’s`,
  },
  {
    values: { brand: 'amex', kind: 'range', count: 2, spaces: false, as: 'comma', seed: 'smallkit' },
    gives: { result: '371449365634625, 378282226842407', expiry: ['08/29', '11/28'], cvc: ['7754', '6110'] },
    source: python,
  },
  {
    values: { brand: 'amex', kind: 'range', spaces: false },
    gives: ({ result = [] }) => /^3[47]\d{13}$/.test(String(result)),
    source: 'ISO/IEC 7812-1: 34 and 37, 15 digits',
  },
  {
    values: { mode: 'check', input: '4242 4242 4242 4242' },
    gives: { result: ['4242 4242 4242 4242'], valid: 'yes', brand: 'visa', length: 16 },
    source: 'Stripe’s list of test cards',
  },
  {
    values: { mode: 'check', input: '79927398710' },
    gives: { valid: 'no', brand: 'unknown', length: 11 },
    source: 'ISO/IEC 7812-1, Annex B: the check digit of 7992739871 is 3',
  },
  {
    values: { mode: 'check', input: '4111 1111 1111 111O' },
    gives: problem('notDigit', { line: 1, column: 19, character: 'O' }, 'input'),
    source: 'ISO/IEC 7812-1: digits only',
  },
  {
    values: { brand: 'amex', count: 3, unique: true },
    gives: problem('tooFewDocumented', { possible: 2 }, 'count'),
    source: 'Stripe publishes two American Express numbers',
  },
] satisfies Examples<typeof tool>;
