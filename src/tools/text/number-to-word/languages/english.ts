import type { Currency, Language, Money } from './language';
import { noun } from './language';

const IRREGULAR: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** Makes the last word of a cardinal ordinal: twenty-one, twenty-first. */
const toOrdinal = (cardinal: string): string =>
  cardinal.replace(
    /[a-z]+$/,
    (last) => IRREGULAR[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ie` : last) + 'th',
  );

const currencies = (ruble: string): Readonly<Record<Currency, Money>> => ({
  USD: { unit: noun('dollar', 'dollars'), cent: noun('cent', 'cents') },
  EUR: { unit: noun('euro', 'euros'), cent: noun('cent', 'cents') },
  GBP: { unit: noun('pound', 'pounds'), cent: noun('penny', 'pence') },
  BRL: { unit: noun('real', 'reais'), cent: noun('centavo', 'centavos') },
  MXN: { unit: noun('peso', 'pesos'), cent: noun('centavo', 'centavos') },
  INR: { unit: noun('rupee', 'rupees'), cent: noun('paisa', 'paise') },
  IDR: { unit: noun('rupiah'), cent: noun('sen') },
  PLN: { unit: noun('zloty', 'zlotys'), cent: noun('grosz', 'groszy') },
  RUB: { unit: noun(ruble, `${ruble}s`), cent: noun('kopeck', 'kopecks') },
});

/** English with a given table of cardinals: with or without 'and', millions or lakhs. */
export const english = (cardinal: (n: bigint) => string, mostDigits: number, ruble: 'ruble' | 'rouble'): Language => ({
  minus: 'minus',
  point: 'point',
  mostDigits,
  zeroth: true,
  cardinal,
  ordinal: (n) => toOrdinal(cardinal(n)),
  counted: (n, { one, many }) => `${cardinal(n)} ${n === 1n ? one : many}`,
  and: ' and ',
  currencies: currencies(ruble),
});
