import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  { values: { input: '2024', style: 'plain' }, gives: 'MMXXIV', source: 'npm roman-numerals 0.3.2' },
  { values: { input: '7', style: 'unicode' }, gives: 'Ⅶ', source: 'Unicode: U+2166 ROMAN NUMERAL SEVEN' },
  {
    values: { input: '12/25/2024', style: 'plain', dateOrder: 'mdy' },
    gives: { result: 'XII · XXV · MMXXIV', day: '2024-12-25' },
    source: 'npm roman-numerals 0.3.2, number by number',
  },
  {
    values: { input: '25/12/2024', style: 'plain', dateOrder: 'dmy' },
    gives: { result: 'XXV · XII · MMXXIV', day: '2024-12-25' },
    source: 'npm roman-numerals 0.3.2, number by number',
  },
  {
    values: { input: 'Rocky 4, since 1985', style: 'bold' },
    gives: '𝐑𝐨𝐜𝐤𝐲 𝐈𝐕, 𝐬𝐢𝐧𝐜𝐞 𝐌𝐂𝐌𝐋𝐗𝐗𝐗𝐕',
    source: 'npm roman-numerals 0.3.2; names in Unicode: mathematical bold',
  },
  {
    values: { input: 'MCMXC', style: 'letters' },
    gives: { result: 'ⅯⅭⅯⅩⅭ', value: 1990 },
    source: 'npm roman-numerals 0.3.2: toArabic; Unicode: U+2169 to U+216F',
  },
  {
    values: { input: '5000000 B2B 3.14 0', style: 'plain' },
    gives: '5000000 B2B 3.14 N',
    source: 'vinculum: an overline multiplies by 1,000, so MMMCMXCIX with one is the most',
  },
] satisfies Examples<typeof tool>;
