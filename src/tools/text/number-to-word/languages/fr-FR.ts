import { toCardinal } from 'n2words/fr-FR';
import { groupsOf, isMillions, MOST_DIGITS, noun, type Language } from './language';

/** Millions and milliards, billions and billiards …: each stem twice. */
const STEMS = 'mill bill trill quadrill quintill sextill septill octill nonill décill'.split(' ');

const scale = (power: number): string => `${STEMS[Math.floor(power / 2) - 1] ?? ''}${power % 2 === 0 ? 'ion' : 'iard'}`;

const small = (value: number): string => toCardinal(BigInt(value));

/** Before mille, cent and vingt have no s: deux cent mille, quatre-vingt mille. */
const beforeMille = (words: string): string => words.replace(/(cent|vingt)s$/, '$1');

function cardinal(n: bigint): string {
  if (n === 0n) return 'zéro';
  const words = groupsOf(n, 1_000n).map(({ value, power }) => {
    if (power === 0) return small(value);
    if (power === 1) return value === 1 ? 'mille' : `${beforeMille(small(value))} mille`;
    return `${small(value)} ${scale(power)}${value === 1 ? '' : 's'}`;
  });
  return words.join(' ');
}

function ordinal(n: bigint): string {
  if (n === 1n) return 'premier';
  const words = cardinal(n).replace(/^un (?=\S+$)/, '');
  const stem = words
    .replace(/(cent|vingt|ion|iard)s$/, '$1')
    .replace(/cinq$/, 'cinqu')
    .replace(/neuf$/, 'neuv')
    .replace(/e$/, '');
  return `${stem}ième`;
}

const french: Language = {
  minus: 'moins',
  point: 'virgule',
  mostDigits: MOST_DIGITS,
  zeroth: false,
  cardinal,
  ordinal,
  counted: (n, { one, many, gender }) => {
    const words = gender === 'feminine' ? cardinal(n).replace(/(^|[ -])un$/, '$1une') : cardinal(n);
    const form = n < 2n ? one : many;
    const of = !isMillions(n) ? ' ' : /^[aeiou]/.test(form) ? ' d’' : ' de ';
    return words + of + form;
  },
  and: ' et ',
  currencies: {
    USD: { unit: noun('dollar', 'dollars'), cent: noun('cent', 'cents') },
    EUR: { unit: noun('euro', 'euros'), cent: noun('centime', 'centimes') },
    GBP: { unit: noun('livre', 'livres', 'feminine'), cent: noun('penny', 'pence') },
    BRL: { unit: noun('real', 'reals'), cent: noun('centavo', 'centavos') },
    MXN: { unit: noun('peso', 'pesos'), cent: noun('centavo', 'centavos') },
    INR: { unit: noun('roupie', 'roupies', 'feminine'), cent: noun('paisa', 'paisas') },
    IDR: { unit: noun('roupie', 'roupies', 'feminine'), cent: noun('sen') },
    PLN: { unit: noun('zloty', 'zlotys'), cent: noun('grosz') },
    RUB: { unit: noun('rouble', 'roubles'), cent: noun('kopeck', 'kopecks') },
  },
};

export default french;
