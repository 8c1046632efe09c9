import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const int = 'Python: int(), format()';

export default [
  { values: { from: 2, to: 10, input: '11111111' }, gives: { result: '255', octal: '377', hex: 'FF' }, source: int },
  { values: { from: 2, to: 10, input: '101101\n110101' }, gives: '45\n53', source: int },
  { values: { from: 2, to: 16, input: '10101110' }, gives: 'AE', source: int },
  { values: { from: 2, to: 16, input: '11001010', prefix: true }, gives: '0xCA', source: int },
  { values: { from: 2, to: 8, input: '111101101' }, gives: '755', source: int },
  { values: { from: 2, to: 8, input: '110101\n1011011' }, gives: '65\n133', source: int },
  { values: { from: 10, to: 2, input: '77' }, gives: '1001101', source: int },
  {
    values: { from: 10, to: 2, input: '0.1', precision: 12 },
    gives: '0.000110011001',
    source: 'Python: fractions.Fraction("0.1") * 2**12, cut',
    lang: 'en',
  },
  ...(['es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'] as const).map((lang) => ({
    values: { from: 10, to: 2, input: '0,1', precision: 12 },
    gives: '0,000110011001',
    source: 'Python: fractions.Fraction("0.1") * 2**12, cut',
    lang,
  })),
  { values: { from: 10, to: 16, input: '255' }, gives: 'FF', source: int },
  {
    values: { from: 10, to: 16, input: '-1', bits: '8' },
    gives: { result: 'FF', unsigned: 255 },
    source: 'Python: -1 & 0xff',
  },
  {
    values: { from: 10, to: 16, input: '300', bits: '8' },
    gives: problem('outOfRange', { line: 1, bits: 8, min: { exact: '-128' }, max: { exact: '255' } }, 'input'),
    source: 'C: int8_t and uint8_t (ISO/IEC 9899:2024, 7.22)',
  },
  { values: { from: 10, to: 8, input: '493\n100' }, gives: '755\n144', source: int },
  { values: { from: 16, to: 2, input: '2F\n3C' }, gives: '101111\n111100', source: int },
  {
    values: { from: 16, to: 2, input: 'dead beef', group: true },
    gives: '1101 1110 1010 1101 1011 1110 1110 1111',
    source: int,
  },
  { values: { from: 16, to: 10, input: '1A3' }, gives: '419', source: int },
  {
    values: { from: 16, to: 10, input: 'FFFFFFFE', bits: '32' },
    gives: { result: '-2', unsigned: 4294967294 },
    source: 'Python: struct.unpack(">i", bytes.fromhex("FFFFFFFE"))',
  },
  {
    values: { from: 16, to: 10, input: 'ffffffffffffffffffffffffffffffff' },
    gives: '340282366920938463463374607431768211455',
    source: int,
  },
  {
    values: { from: 16, to: 10, input: '1G' },
    gives: problem('badDigit', { character: 'G', base: 16, line: 1, column: 2 }, 'input'),
    source: 'Python: int("1G", 16) is a ValueError',
  },
  { values: { from: 16, to: 8, input: 'C8\nB6' }, gives: '310\n266', source: int },
  { values: { from: 8, to: 2, input: '17\n27' }, gives: '1111\n10111', source: int },
  { values: { from: 8, to: 10, input: '755' }, gives: '493', source: int },
  {
    values: { from: 8, to: 10, input: '0o18' },
    gives: problem('badDigit', { character: '8', base: 8, line: 1, column: 4 }, 'input'),
    source: 'Python: int("0o18", 8) is a ValueError',
  },
  { values: { from: 8, to: 16, input: '377\n644' }, gives: 'FF\n1A4', source: int },
] satisfies Examples<typeof tool>;
