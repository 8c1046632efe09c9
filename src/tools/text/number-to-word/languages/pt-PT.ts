import { toCardinal, toOrdinal } from 'n2words/pt-PT';
import { groupsOf, isMillions, MILLION, MOST_DIGITS, noun, type Language } from './language';

/** 10^6, 10^12, 10^18 … in the singular; the plural is -ões. */
const SCALES = 'milhão bilião trilião quatrilião quintilião sextilião septilião octilião nonilião decilião'.split(' ');

const small = (value: number): string => toCardinal(BigInt(value));

/** Hundreds, and numbers up to a hundred, are joined to the words before them with 'e'. */
const isTied = (value: number): boolean => value <= 100 || value % 100 === 0;

function belowMillion(value: number): string {
  const [thousands, units] = [Math.floor(value / 1000), value % 1000];
  const head = thousands === 0 ? '' : thousands === 1 ? 'mil' : `${small(thousands)} mil`;
  if (units === 0) return head;
  return head === '' ? small(units) : `${head}${isTied(units) ? ' e ' : ' '}${small(units)}`;
}

const feminine = (words: string): string =>
  words
    .replace(/ntos(?= |$)/g, 'ntas')
    .replace(/\bdois(?= |$)/g, 'duas')
    .replace(/\bum(?= |$)/g, 'uma');

function spell(n: bigint, last: (words: string) => string): string {
  if (n === 0n) return 'zero';
  return groupsOf(n, 1_000_000n).reduce((before, { value, power }) => {
    const scale = SCALES[power - 1] ?? '';
    const words =
      power === 0
        ? last(belowMillion(value))
        : `${value === 1 ? 'um' : belowMillion(value)} ${value === 1 ? scale : scale.replace(/ão$/, 'ões')}`;
    if (before === '') return words;
    const tied = power === 0 && (value % 1000 === 0 ? isTied(value / 1000) : value < 1000 && isTied(value));
    return `${before}${tied ? ' e ' : ' '}${words}`;
  }, '');
}

function ordinal(n: bigint): string {
  if (n === MILLION) return 'milionésimo';
  const [thousands, units] = [n / 1_000n, n % 1_000n];
  const parts: string[] = [];
  if (thousands > 0n) parts.push(thousands === 1n ? 'milésimo' : `${toOrdinal(thousands)} milésimo`);
  if (units > 0n) parts.push(toOrdinal(units));
  return parts.join(' ');
}

const portuguese: Language = {
  minus: 'menos',
  point: 'vírgula',
  mostDigits: MOST_DIGITS,
  mostOrdinal: MILLION,
  zeroth: false,
  cardinal: (n) => spell(n, (words) => words),
  ordinal,
  counted: (n, { one, many, gender }) => {
    const words = spell(n, gender === 'feminine' ? feminine : (masculine) => masculine);
    return `${words} ${isMillions(n) ? 'de ' : ''}${n === 1n ? one : many}`;
  },
  and: ' e ',
  currencies: {
    USD: { unit: noun('dólar', 'dólares'), cent: noun('cêntimo', 'cêntimos') },
    EUR: { unit: noun('euro', 'euros'), cent: noun('cêntimo', 'cêntimos') },
    GBP: { unit: noun('libra', 'libras', 'feminine'), cent: noun('péni', 'pence') },
    INR: { unit: noun('rupia', 'rupias', 'feminine'), cent: noun('paisa', 'paisas', 'feminine') },
    IDR: { unit: noun('rupia', 'rupias', 'feminine'), cent: noun('sen') },
    PLN: { unit: noun('zlóti', 'zlótis'), cent: noun('grosz', 'groszy') },
    RUB: { unit: noun('rublo', 'rublos'), cent: noun('copeque', 'copeques') },
  },
};

export default portuguese;
