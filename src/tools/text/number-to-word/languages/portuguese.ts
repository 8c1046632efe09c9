import { toCardinal, toOrdinal } from 'n2words/pt-PT';
import { groupsOf, isMillions, MILLION, MOST_DIGITS, type Language } from './language';

interface Variety {
  /** The names from the million on, in the singular; the plural is -ões. */
  readonly scales: readonly string[];
  /** The long scale has a name for each million times more, the short one for each thousand times. */
  readonly base: 1_000n | 1_000_000n;
  /** What n2words, which writes European Portuguese, spells differently. */
  readonly respelled?: (words: string) => string;
  readonly currencies: Language['currencies'];
}

/** Hundreds, and numbers up to a hundred, are joined to the words before them with 'e'. */
const isTied = (value: number): boolean => value <= 100 || value % 100 === 0;

const feminine = (words: string): string =>
  words
    .replace(/ntos(?= |$)/g, 'ntas')
    .replace(/\bdois(?= |$)/g, 'duas')
    .replace(/\bum(?= |$)/g, 'uma');

function ordinal(n: bigint): string {
  if (n === MILLION) return 'milionésimo';
  const [thousands, units] = [n / 1_000n, n % 1_000n];
  const parts: string[] = [];
  if (thousands > 0n) parts.push(thousands === 1n ? 'milésimo' : `${toOrdinal(thousands)} milésimo`);
  if (units > 0n) parts.push(toOrdinal(units));
  return parts.join(' ');
}

/** The Portuguese of Portugal or of Brazil, which differ in spelling and in the names of large numbers. */
export function portuguese({ scales, base, respelled = (words) => words, currencies }: Variety): Language {
  const small = (value: number): string => respelled(toCardinal(BigInt(value)));

  function belowMillion(value: number): string {
    const [thousands, units] = [Math.floor(value / 1000), value % 1000];
    const head = thousands === 0 ? '' : thousands === 1 ? 'mil' : `${small(thousands)} mil`;
    if (units === 0) return head;
    return head === '' ? small(units) : `${head}${isTied(units) ? ' e ' : ' '}${small(units)}`;
  }

  function spell(n: bigint, last: (words: string) => string): string {
    if (n === 0n) return 'zero';
    const high = groupsOf(n / MILLION, base).map(({ value, power }) => {
      const scale = scales[power] ?? '';
      return value === 1 ? `um ${scale}` : `${belowMillion(value)} ${scale.replace(/ão$/, 'ões')}`;
    });
    const low = Number(n % MILLION);
    if (low === 0) return high.join(' ');
    const words = last(belowMillion(low));
    if (high.length === 0) return words;
    const isJoined = low % 1000 === 0 ? isTied(low / 1000) : low < 1000 && isTied(low);
    return `${high.join(' ')}${isJoined ? ' e ' : ' '}${words}`;
  }

  return {
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
    currencies,
  };
}
