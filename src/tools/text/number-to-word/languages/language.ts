export const CURRENCIES = ['USD', 'EUR', 'GBP', 'INR', 'IDR', 'PLN', 'RUB'] as const;
export type Currency = (typeof CURRENCIES)[number];

export type Gender = 'masculine' | 'feminine' | 'neuter';

/** What is counted. Languages with two forms use the first and the last. */
export interface Noun {
  readonly one: string;
  /** After 2, 3, 4 and what ends so: Polish and Russian. */
  readonly few: string;
  readonly many: string;
  readonly gender: Gender;
}

export interface Money {
  readonly unit: Noun;
  /** A hundredth of the unit. */
  readonly cent: Noun;
}

/** How one language says numbers. Numbers given to it are whole and not below 0. */
export interface Language {
  readonly minus: string;
  /** Said for the decimal sign. */
  readonly point: string;
  /** The most digits for which there are names. */
  readonly mostDigits: number;
  /** The largest ordinal number, where names end before `mostDigits`. */
  readonly mostOrdinal?: bigint;
  /** 0 and what is below it have ordinals too: zeroth. */
  readonly zeroth: boolean;
  readonly cardinal: (n: bigint) => string;
  readonly ordinal: (n: bigint) => string;
  /** A number with what it counts: 'twenty-one dollars'. */
  readonly counted: (n: bigint, noun: Noun) => string;
  /** Between units and cents, with its spaces. */
  readonly and: string;
  readonly currencies: Readonly<Record<Currency, Money>>;
}

export const noun = (one: string, many = one, gender: Gender = 'masculine'): Noun => ({ one, few: many, many, gender });

export const noun3 = (one: string, few: string, many: string, gender: Gender = 'masculine'): Noun => ({
  one,
  few,
  many,
  gender,
});

export interface Group {
  /** Below the base. */
  readonly value: number;
  /** It counts `base` to this power. */
  readonly power: number;
}

/** A number as groups of digits, the highest first; groups of zeros are left out. */
export function groupsOf(n: bigint, base: 1_000n | 1_000_000n): readonly Group[] {
  const groups: Group[] = [];
  for (let [rest, power] = [n, 0]; rest > 0n; rest /= base, power++) {
    const value = Number(rest % base);
    if (value > 0) groups.unshift({ value, power });
  }
  return groups;
}

/** Which form of a noun Polish and Russian take, by the last digits; the one of 1 is for each of them to know. */
export const few = (n: bigint): boolean => {
  const [ten, hundred] = [n % 10n, n % 100n];
  return ten >= 2n && ten <= 4n && (hundred < 12n || hundred > 14n);
};

/** A whole number of millions and nothing else: Romance languages put 'of' behind it. */
export const isMillions = (n: bigint): boolean => n > 0n && n % 1_000_000n === 0n;

/** Up to 10^63 and what stands before it: the names of the short scale, and of the long one with its milliards. */
export const MOST_DIGITS = 66;
/** Languages whose ordinals of higher numbers nobody agrees on end here. */
export const MILLION = 1_000_000n;
