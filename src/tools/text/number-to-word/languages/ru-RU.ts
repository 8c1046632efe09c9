import { toCardinal, toOrdinal } from 'n2words/ru-RU';
import { few, groupsOf, MILLION, MOST_DIGITS, noun3, type Language, type Noun } from './language';

const THOUSAND = noun3('тысяча', 'тысячи', 'тысяч', 'feminine');
/** 10^6, 10^9, 10^12 … */
const SCALES = (
  'миллион миллиард триллион квадриллион квинтиллион секстиллион септиллион октиллион нониллион дециллион ' +
  'ундециллион дуодециллион тредециллион кваттуордециллион квиндециллион сексдециллион септендециллион ' +
  'октодециллион новемдециллион вигинтиллион'
).split(' ');

function scale(power: number): Noun {
  if (power === 1) return THOUSAND;
  const name = SCALES[power - 2] ?? '';
  return noun3(name, `${name}а`, `${name}ов`);
}

const form = (n: bigint, { one, few: some, many }: Noun): string =>
  n % 10n === 1n && n % 100n !== 11n ? one : few(n) ? some : many;

const feminine = (words: string): string => words.replace(/один$/, 'одна').replace(/два$/, 'две');

function cardinal(n: bigint): string {
  if (n === 0n) return 'ноль';
  const words = groupsOf(n, 1_000n).map(({ value, power }) => {
    const count = BigInt(value);
    return power === 0 ? toCardinal(count) : counted(count, toCardinal(count), scale(power));
  });
  return words.join(' ');
}

const counted = (n: bigint, words: string, what: Noun): string =>
  `${what.gender === 'feminine' ? feminine(words) : words} ${form(n, what)}`;

/* Joined before -тысячный: двадцатиоднотысячный. */
const UNITS = ' одно двух трёх четырёх пяти шести семи восьми девяти'.split(' ');
const TEENS =
  'десяти одиннадцати двенадцати тринадцати четырнадцати пятнадцати шестнадцати семнадцати восемнадцати девятнадцати'.split(
    ' ',
  );
const TENS = '  двадцати тридцати сорока пятидесяти шестидесяти семидесяти восьмидесяти девяносто'.split(' ');
const HUNDREDS = ' сто двухсот трёхсот четырёхсот пятисот шестисот семисот восьмисот девятисот'.split(' ');

function joined(value: number): string {
  const [hundreds, tens, units] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10];
  const rest = tens === 1 ? TEENS[units] : `${TENS[tens] ?? ''}${UNITS[units] ?? ''}`;
  return `${HUNDREDS[hundreds] ?? ''}${rest ?? ''}`;
}

function ordinal(n: bigint): string {
  if (n === MILLION) return 'миллионный';
  const [thousands, units] = [n / 1_000n, n % 1_000n];
  if (units === 0n) return `${thousands === 1n ? '' : joined(Number(thousands))}тысячный`;
  return thousands === 0n ? toOrdinal(units) : `${cardinal(n - units)} ${toOrdinal(units)}`;
}

const russian: Language = {
  minus: 'минус',
  point: 'запятая',
  mostDigits: MOST_DIGITS,
  mostOrdinal: MILLION,
  zeroth: false,
  cardinal,
  ordinal,
  counted: (n, what) => counted(n, cardinal(n), what),
  // Payment documents join rubles and kopecks without 'и'.
  and: ' ',
  currencies: {
    USD: { unit: noun3('доллар', 'доллара', 'долларов'), cent: noun3('цент', 'цента', 'центов') },
    EUR: { unit: noun3('евро', 'евро', 'евро'), cent: noun3('цент', 'цента', 'центов') },
    GBP: { unit: noun3('фунт', 'фунта', 'фунтов'), cent: noun3('пенс', 'пенса', 'пенсов') },
    BRL: { unit: noun3('реал', 'реала', 'реалов'), cent: noun3('сентаво', 'сентаво', 'сентаво') },
    MXN: { unit: noun3('песо', 'песо', 'песо', 'neuter'), cent: noun3('сентаво', 'сентаво', 'сентаво') },
    INR: { unit: noun3('рупия', 'рупии', 'рупий', 'feminine'), cent: noun3('пайса', 'пайсы', 'пайс', 'feminine') },
    IDR: { unit: noun3('рупия', 'рупии', 'рупий', 'feminine'), cent: noun3('сен', 'сена', 'сенов') },
    PLN: { unit: noun3('злотый', 'злотых', 'злотых'), cent: noun3('грош', 'гроша', 'грошей') },
    RUB: { unit: noun3('рубль', 'рубля', 'рублей'), cent: noun3('копейка', 'копейки', 'копеек', 'feminine') },
  },
};

export default russian;
