import { toCardinal, toOrdinal } from 'n2words/it-IT';
import { groupsOf, isMillions, MILLION, MOST_DIGITS, noun, type Language } from './language';

/** Milione and miliardo, bilione and biliardo …: each stem twice. */
const STEMS = 'mil bil tril quadril quintil sestil settil ottil nonil decil'.split(' ');

const scale = (power: number): string =>
  `${STEMS[Math.floor(power / 2) - 1] ?? ''}${power % 2 === 0 ? 'ione' : 'iardo'}`;

const small = (value: number): string => toCardinal(BigInt(value));
/** The accent appears only at the end of a word: ventitré, ventitremila. */
const inside = (value: number): string => small(value).replace(/é$/, 'e');

function belowMillion(value: number): string {
  const [thousands, units] = [Math.floor(value / 1000), value % 1000];
  const head = thousands === 0 ? '' : thousands === 1 ? 'mille' : `${inside(thousands)}mila`;
  return units === 0 ? head : head + (head !== '' && units === 3 ? 'tré' : small(units));
}

function cardinal(n: bigint): string {
  if (n === 0n) return 'zero';
  const words = groupsOf(n / MILLION, 1_000n).map(({ value, power }) => {
    const name = scale(power + 2);
    return value === 1 ? `un ${name}` : `${small(value)} ${name.replace(/[eo]$/, 'i')}`;
  });
  const rest = Number(n % MILLION);
  if (rest > 0) words.push(belowMillion(rest));
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(' ')} e ${last}`;
}

function ordinal(n: bigint): string {
  if (n <= 10n) return toOrdinal(n);
  if (n === MILLION) return 'milionesimo';
  const thousands = Number(n / 1_000n);
  if (n % 1_000n === 0n) return thousands === 1 ? 'millesimo' : `${inside(thousands)}millesimo`;
  const words = cardinal(n);
  if (words.endsWith('dieci')) return words.replace(/dieci$/, 'decimo');
  // Ventitré and ventisei keep their last vowel: ventitreesimo, ventiseiesimo.
  const stem = /(?:tré|sei)$/.test(words) ? words.replace(/é$/, 'e') : words.replace(/[aeiou]$/, '');
  return `${stem}esimo`;
}

const italian: Language = {
  minus: 'meno',
  point: 'virgola',
  mostDigits: MOST_DIGITS,
  mostOrdinal: MILLION,
  zeroth: false,
  cardinal,
  ordinal,
  counted: (n, { one, many, gender }) => {
    const single = gender === 'feminine' ? 'una' : one.startsWith('z') ? 'uno' : 'un';
    if (n === 1n) return `${single} ${one}`;
    return `${cardinal(n)} ${isMillions(n) ? 'di ' : ''}${many}`;
  },
  and: ' e ',
  currencies: {
    USD: { unit: noun('dollaro', 'dollari'), cent: noun('centesimo', 'centesimi') },
    EUR: { unit: noun('euro'), cent: noun('centesimo', 'centesimi') },
    GBP: { unit: noun('sterlina', 'sterline', 'feminine'), cent: noun('penny', 'pence') },
    BRL: { unit: noun('real'), cent: noun('centavo', 'centavos') },
    MXN: { unit: noun('peso', 'pesos'), cent: noun('centavo', 'centavos') },
    INR: { unit: noun('rupia', 'rupie', 'feminine'), cent: noun('paisa', 'paise', 'feminine') },
    IDR: { unit: noun('rupia', 'rupie', 'feminine'), cent: noun('sen') },
    PLN: { unit: noun('zloty'), cent: noun('grosz') },
    RUB: { unit: noun('rublo', 'rubli'), cent: noun('copeco', 'copechi') },
  },
};

export default italian;
