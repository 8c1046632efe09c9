import { toCardinal, toOrdinal } from 'n2words/pl-PL';
import { few, groupsOf, MILLION, MOST_DIGITS, noun3, type Language, type Noun } from './language';

const THOUSAND = noun3('tysiąc', 'tysiące', 'tysięcy');
/** Milion and miliard, bilion and biliard …: each stem twice. */
const STEMS = 'mil bil tryl kwadryl kwintyl sekstyl septyl oktyl nonil decyl'.split(' ');

function scale(power: number): Noun {
  if (power === 1) return THOUSAND;
  const name = `${STEMS[Math.floor(power / 2) - 1] ?? ''}${power % 2 === 0 ? 'ion' : 'iard'}`;
  return noun3(name, `${name}y`, `${name}ów`);
}

const form = (n: bigint, { one, few: some, many }: Noun): string => (n === 1n ? one : few(n) ? some : many);

function cardinal(n: bigint): string {
  if (n === 0n) return 'zero';
  const words = groupsOf(n, 1_000n).map(({ value, power }) => {
    const count = BigInt(value);
    if (power === 0) return toCardinal(count);
    const name = form(count, scale(power));
    return value === 1 ? name : `${toCardinal(count)} ${name}`;
  });
  return words.join(' ');
}

/* Joined before -tysięczny: dwudziestojednotysięczny. */
const UNITS = ' jedno dwu trzy cztero pięcio sześcio siedmio ośmio dziewięcio'.split(' ');
const TEENS =
  'dziesięcio jedenasto dwunasto trzynasto czternasto piętnasto szesnasto siedemnasto osiemnasto dziewiętnasto'.split(
    ' ',
  );
const TENS = (
  '  dwudziesto trzydziesto czterdziesto pięćdziesięcio sześćdziesięcio siedemdziesięcio osiemdziesięcio ' +
  'dziewięćdziesięcio'
).split(' ');
const HUNDREDS = ' stu dwustu trzystu czterystu pięćset sześćset siedemset osiemset dziewięćset'.split(' ');

function joined(value: number): string {
  const [hundreds, tens, units] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10];
  const rest = tens === 1 ? TEENS[units] : `${TENS[tens] ?? ''}${UNITS[units] ?? ''}`;
  return `${HUNDREDS[hundreds] ?? ''}${rest ?? ''}`;
}

function ordinal(n: bigint): string {
  if (n === MILLION) return 'milionowy';
  const [thousands, units] = [n / 1_000n, n % 1_000n];
  if (units === 0n) return `${thousands === 1n ? '' : joined(Number(thousands))}tysięczny`;
  return thousands === 0n ? toOrdinal(units) : `${cardinal(n - units)} ${toOrdinal(units)}`;
}

const ONE = { masculine: 'jeden', feminine: 'jedna', neuter: 'jedno' } as const;

const polish: Language = {
  minus: 'minus',
  point: 'przecinek',
  mostDigits: MOST_DIGITS,
  mostOrdinal: MILLION,
  zeroth: false,
  cardinal,
  ordinal,
  counted: (n, what) => {
    const words = n === 1n ? ONE[what.gender] : cardinal(n);
    return `${what.gender === 'feminine' ? words.replace(/dwa$/, 'dwie') : words} ${form(n, what)}`;
  },
  and: ' ',
  currencies: {
    USD: { unit: noun3('dolar', 'dolary', 'dolarów'), cent: noun3('cent', 'centy', 'centów') },
    EUR: { unit: noun3('euro', 'euro', 'euro', 'neuter'), cent: noun3('cent', 'centy', 'centów') },
    GBP: { unit: noun3('funt', 'funty', 'funtów'), cent: noun3('pens', 'pensy', 'pensów') },
    BRL: { unit: noun3('real', 'reale', 'reali'), cent: noun3('centavo', 'centavo', 'centavo', 'neuter') },
    MXN: { unit: noun3('peso', 'peso', 'peso', 'neuter'), cent: noun3('centavo', 'centavo', 'centavo', 'neuter') },
    INR: { unit: noun3('rupia', 'rupie', 'rupii', 'feminine'), cent: noun3('pajs', 'pajsy', 'pajsów') },
    IDR: { unit: noun3('rupia', 'rupie', 'rupii', 'feminine'), cent: noun3('sen', 'seny', 'senów') },
    PLN: { unit: noun3('złoty', 'złote', 'złotych'), cent: noun3('grosz', 'grosze', 'groszy') },
    RUB: { unit: noun3('rubel', 'ruble', 'rubli'), cent: noun3('kopiejka', 'kopiejki', 'kopiejek', 'feminine') },
  },
};

export default polish;
