import { toCardinal, toOrdinal } from 'n2words/es-ES';
import { groupsOf, isMillions, MILLION, MOST_DIGITS, noun, type Language } from './language';

/** 10^6, 10^12, 10^18 … in the singular; the plural is -ones. */
const SCALES = 'millón billón trillón cuatrillón quintillón sextillón septillón octillón nonillón decillón'.split(' ');

/** RAE, Ortografía: dieciséis has an accent, which n2words leaves out. */
const small = (value: number): string => toCardinal(BigInt(value)).replace('dieciseis', 'dieciséis');

/** The form before a masculine noun, and before mil and millones. */
const shortened = (words: string): string => words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un');

const feminine = (words: string): string => words.replaceAll('ientos', 'ientas').replace(/uno$/, 'una');

function belowMillion(value: number): string {
  const [thousands, units] = [Math.floor(value / 1000), value % 1000];
  const parts = [thousands === 1 ? 'mil' : thousands > 1 ? `${shortened(small(thousands))} mil` : ''];
  if (units > 0) parts.push(small(units));
  return parts.filter((part) => part !== '').join(' ');
}

function spell(n: bigint, last: (words: string) => string): string {
  if (n === 0n) return 'cero';
  const words = groupsOf(n, 1_000_000n).map(({ value, power }) => {
    if (power === 0) return last(belowMillion(value));
    const scale = SCALES[power - 1] ?? '';
    return value === 1 ? `un ${scale}` : `${shortened(belowMillion(value))} ${scale.replace(/ón$/, 'ones')}`;
  });
  return words.join(' ');
}

/**
 * RAE, Diccionario panhispánico de dudas, 'ordinales': Latin hundreds, and one word for 11 and 12. Ortografía, VIII 3.2: one word
 * with one accent is preferable for 13 to 19 and 21 to 29.
 */
const CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  [/décimo primero$/, 'undécimo'],
  [/décimo segundo$/, 'duodécimo'],
  [/décimo o?(?=\S+$)/, 'decimo'],
  [/vigésimo o?(?=\S+$)/, 'vigesimo'],
  [/cuadricent/, 'cuadringent'],
  [/quincent/, 'quingent'],
  [/septicent/, 'septingent'],
  [/octicent/, 'octingent'],
  [/nonicent/, 'noningent'],
];

const smallOrdinal = (value: number): string =>
  CORRECTIONS.reduce((words, [wrong, right]) => words.replace(wrong, right), toOrdinal(BigInt(value)));

function ordinal(n: bigint): string {
  if (n === MILLION) return 'millonésimo';
  const [thousands, units] = [Math.floor(Number(n) / 1000), Number(n) % 1000];
  const parts: string[] = [];
  // One word with only the last accent: veintidosmilésimo.
  const before = shortened(small(thousands))
    .normalize('NFD')
    .replace(/\u0301| /g, '');
  if (thousands > 0) parts.push(thousands === 1 ? 'milésimo' : `${before}milésimo`);
  if (units > 0) parts.push(smallOrdinal(units));
  return parts.join(' ');
}

const spanish: Language = {
  minus: 'menos',
  point: 'coma',
  mostDigits: MOST_DIGITS,
  mostOrdinal: MILLION,
  zeroth: false,
  cardinal: (n) => spell(n, (words) => words),
  ordinal,
  counted: (n, { one, many, gender }) => {
    const words = spell(n, gender === 'feminine' ? feminine : shortened);
    return `${words} ${isMillions(n) ? 'de ' : ''}${n === 1n ? one : many}`;
  },
  and: ' con ',
  currencies: {
    USD: { unit: noun('dólar', 'dólares'), cent: noun('centavo', 'centavos') },
    EUR: { unit: noun('euro', 'euros'), cent: noun('céntimo', 'céntimos') },
    GBP: { unit: noun('libra', 'libras', 'feminine'), cent: noun('penique', 'peniques') },
    BRL: { unit: noun('real', 'reales'), cent: noun('centavo', 'centavos') },
    MXN: { unit: noun('peso', 'pesos'), cent: noun('centavo', 'centavos') },
    INR: { unit: noun('rupia', 'rupias', 'feminine'), cent: noun('paisa', 'paisas', 'feminine') },
    IDR: { unit: noun('rupia', 'rupias', 'feminine'), cent: noun('sen') },
    PLN: { unit: noun('esloti', 'eslotis'), cent: noun('grosz', 'groszy') },
    RUB: { unit: noun('rublo', 'rublos'), cent: noun('kopek', 'kopeks') },
  },
};

export default spanish;
