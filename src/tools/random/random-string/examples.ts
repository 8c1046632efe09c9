import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const source = 'xoroshiro128+ written in Python after its authors’ reference';
/** A page with secret results shows no example with a seed. */
const seeded = { secret: 'false', seed: 'smallkit' } as const;

/** Expects one result that matches a pattern. */
const one =
  (pattern: RegExp) =>
  ({ result = [] }: Record<string, readonly string[]>) =>
    result.length === 1 && pattern.test(result[0] ?? '');

export default [
  {
    values: { ...seeded, size: 16 },
    gives: { result: ['J5YrU1qcm4qgQkKk'], entropy: '95.27', seedUsed: 'smallkit' },
    source: `${source}; math.log2(62**16)`,
  },
  {
    values: { ...seeded, size: 8, count: 3, lead: 'sk_test_', as: 'lines' },
    gives: { result: 'sk_test_J5YrU1qc\nsk_test_m4qgQkKk\nsk_test_A2hoTfB4', entropy: '47.63' },
    source,
  },
  {
    values: { ...seeded, size: 24, symbols: true },
    gives: { result: ["BZ?j2d's;Wq%]oGoi8*QZzlE"], entropy: '157.31' },
    source,
  },
  {
    values: { ...seeded, size: 24, symbols: true, similar: false },
    gives: { result: ["3GD8;7TRGB@#_@{'s]}uk})`"], entropy: '154.63' },
    source: `${source}; 87 characters without I l 1 | O 0 o`,
  },
  {
    values: { ...seeded, size: 6, custom: '🍎e\u0301🇵🇱-🍎é' },
    gives: { result: ['éé🍎é🇵🇱-'], entropy: '12' },
    source: `${source}; four different grapheme clusters (UAX #29)`,
  },
  {
    values: { ...seeded, size: 10, encoding: 'hex' },
    gives: { result: ['71a98c55aae398bc4a38'], entropy: '80' },
    source,
  },
  {
    values: { ...seeded, size: 10, encoding: 'base64' },
    gives: { result: ['camMVarjmLxKOA=='] },
    source: `${source}; RFC 4648 §4 by Python’s base64`,
  },
  {
    values: { ...seeded, size: 10, encoding: 'base64url', seed: 'e' },
    gives: { result: ['-OHgicSRjyYoLw'] },
    source: `${source}; RFC 4648 §5 by Python’s base64`,
  },
  {
    values: { ...seeded, size: 10, encoding: 'base32' },
    gives: { result: ['OGUYYVNK4OMLYSRY'] },
    source: `${source}; RFC 4648 §6 by Python’s base64`,
  },
  {
    values: { ...seeded, size: 2, custom: 'ab', count: 4, unique: true, as: 'json' },
    gives: { result: '["bb","ab","aa","ba"]' },
    source: `${source}, repeats drawn again`,
  },
  { values: { size: 64, symbols: true }, gives: one(/^[!-~]{64}$/), source: 'the visible characters of ASCII' },
  { values: { size: 32, encoding: 'hex' }, gives: one(/^[\da-f]{64}$/), source: 'RFC 4648 §8' },
  {
    values: { lower: false, upper: false, digits: false },
    gives: problem('noCharacters', {}, 'lower'),
    source: 'no characters to draw from',
  },
  {
    values: { custom: 'zzz' },
    gives: problem('fewCharacters', {}, 'custom'),
    source: 'one character, typed three times',
  },
  {
    values: { custom: 'O0oA', similar: false },
    gives: problem('onlyLookAlikes', {}, 'custom'),
    source: 'only A looks like none of the others',
  },
  {
    values: { size: 1, custom: 'abc', count: 4, unique: true },
    gives: problem('notEnough', { possible: 3 }, 'count'),
    source: 'three strings of one character',
  },
  {
    values: { size: 64, lead: 'x'.repeat(101) },
    gives: problem('longLead', { most: 100 }, 'lead'),
    source: 'the limit on the page',
  },
  {
    values: { size: 101, count: 10_000 },
    gives: problem('tooMany', { total: 1_010_000, most: 1_000_000 }, 'count'),
    source: 'the limit on the page',
  },
] satisfies Examples<typeof tool>;
