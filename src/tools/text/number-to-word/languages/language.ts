export const CURRENCIES = ['USD', 'EUR', 'GBP', 'BRL', 'MXN', 'INR', 'IDR', 'PLN', 'RUB'] as const;
export type Currency = (typeof CURRENCIES)[number];

export type Gender = 'masculine' | 'feminine' | 'neuter';

/** A counted noun. Languages with two forms use the first and the last. */
export interface Noun {
  readonly one: string;
  /** After 2, 3, 4 and numbers that end in them: Polish and Russian. */
  readonly few: string;
  readonly many: string;
  readonly gender: Gender;
}

export interface Money {
  readonly unit: Noun;
  /** A hundredth of the unit. */
  readonly cent: Noun;
}

/** How a language writes numbers in words. Numbers passed to it are integers and not negative. */
export interface Language {
  readonly minus: string;
  /** The word for the decimal point. */
  readonly point: string;
  /** The largest number of digits that has names. */
  readonly mostDigits: number;
  /** The largest ordinal number, if ordinals end before `mostDigits`. */
  readonly mostOrdinal?: bigint;
  /** 0 and negative numbers have ordinals too: zeroth. */
  readonly zeroth: boolean;
  readonly cardinal: (n: bigint) => string;
  readonly ordinal: (n: bigint) => string;
  /** A number with its noun: 'twenty-one dollars'. */
  readonly counted: (n: bigint, noun: Noun) => string;
  /** The word between units and cents, including its spaces. */
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
  /** Less than the base. */
  readonly value: number;
  /** The group's power of `base`. */
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

/**
 * Whether a noun takes the form for 2 to 4 in Polish and Russian, by the last digits; each language handles 1 itself.
 */
export const few = (n: bigint): boolean => {
  const [ten, hundred] = [n % 10n, n % 100n];
  return ten >= 2n && ten <= 4n && (hundred < 12n || hundred > 14n);
};

/** Whether a number is whole millions: Romance languages then put 'of' before the noun. */
export const isMillions = (n: bigint): boolean => n > 0n && n % 1_000_000n === 0n;

/** Up to 10^63 and the digits before it: the names of the short scale, and of the long one with its milliards. */
export const MOST_DIGITS = 66;
/** The limit of ordinals in languages without agreed names for higher ones. */
export const MILLION = 1_000_000n;
