import { expect, test } from 'vitest';
import numbers from './numbers.json';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const product = (to: number) => range(1, to).reduce((total, value) => total * BigInt(value), 1n);
const divisors = (n: number) => range(1, n - 1).filter((d) => n % d === 0);
const isPrime = (n: number) => n > 1 && range(2, Math.floor(Math.sqrt(n))).every((d) => n % d !== 0);
const fibonacci = (count: number) => {
  const terms = [1n, 1n];
  while (terms.length < count) terms.push((terms.at(-1) ?? 0n) + (terms.at(-2) ?? 0n));
  return terms;
};
/** Whether the root, found by Newton’s method with integers, is exact. */
const isSquare = (n: bigint) => {
  let root = n;
  for (let next = (n + 1n) / 2n; next < root; next = (root + n / root) / 2n) root = next;
  return root * root === n;
};

/** Decimal places of pi: Machin’s formula with integers, and ten guard digits. */
function piDigits(places: number): string {
  const one = 10n ** BigInt(places + 10);
  const arctan = (x: bigint) => {
    let term = one / x;
    let total = term;
    for (let n = 3n; term !== 0n; n += 2n) {
      term = -term / (x * x);
      total += term / n;
    }
    return total;
  };
  return (4n * (4n * arctan(5n) - arctan(239n))).toString().slice(1, places + 1);
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const nameOf = (n: number): string => {
  if (n < 20) return ONES[n] ?? '';
  if (n < 100) return `${TENS[Math.floor(n / 10)] ?? ''}${n % 10 ? nameOf(n % 10) : ''}`;
  return `${ONES[Math.floor(n / 100)] ?? ''}hundred${n % 100 ? nameOf(n % 100) : ''}`;
};

const kaprekar = (n: number) => {
  const digits = [...String(n).padStart(4, '0')].toSorted((a, b) => Number(a) - Number(b));
  return Number(digits.toReversed().join('')) - Number(digits.join(''));
};

const LARGEST_INT32 = 2_147_483_647;

/** What each fact says, computed: the beginning of the sentence, and whether it is true. */
const PROOFS: Readonly<Record<string, () => boolean>> = {
  'In a group of 23 people': () => {
    const different = (people: number) => range(0, people - 1).reduce((p, taken) => (p * (365 - taken)) / 365, 1);
    return 1 - different(23) > 0.5 && 1 - different(22) < 0.5;
  },
  'Subtract the ascending digits': () =>
    range(1, 9998)
      .filter((n) => n % 1111 !== 0)
      .every((n) => range(1, 7).reduce(kaprekar, n) === 6174),
  'The twelfth Fibonacci number is 144': () =>
    fibonacci(12).at(-1) === 144n &&
    fibonacci(1_000)
      .filter((term) => isSquare(term))
      .join() === '1,1,144',
  'The sum of the first ten Fibonacci numbers': () => {
    const total = fibonacci(10).reduce((a, b) => a + b, 0n);
    return fibonacci(10).at(-1) === 55n && total === 143n && fibonacci(12).at(-1) === total + 1n;
  },
  'There are 25 prime numbers below 100': () => {
    const primes = range(1, 99).filter(isPrime);
    return primes.length === 25 && primes.filter((n) => n % 2 === 0).join() === '2';
  },
  'The sum of the first nine prime numbers': () => sum(range(1, 99).filter(isPrime).slice(0, 9)) === 100,
  'The first four perfect numbers': () =>
    range(2, 8_200)
      .filter((n) => sum(divisors(n)) === n)
      .join() === '6,28,496,8128',
  'The smaller divisors of 220': () => sum(divisors(220)) === 284 && sum(divisors(284)) === 220,
  '1729 is the smallest number': () => {
    const ways = new Map<number, number>();
    for (const a of range(1, 12)) {
      for (const b of range(a, 12)) ways.set(a ** 3 + b ** 3, (ways.get(a ** 3 + b ** 3) ?? 0) + 1);
    }
    return Math.min(...[...ways].filter(([, count]) => count > 1).map(([n]) => n)) === 1729 && 13 ** 3 > 1729;
  },
  '153 equals': () => sum([...'153'].map((digit) => Number(digit) ** 3)) === 153,
  'Ten factorial seconds': () => product(10) === BigInt(6 * 7 * 24 * 60 * 60),
  'A deck of 52 cards': () => product(52) > 10n ** 67n,
  '100 factorial ends': () => /[^0]0{24}$/.test(String(product(100))),
  'The numbers from 1 to 100': () => sum(range(1, 100)) === 5_050,
  'The numbers from 1 to 36': () => sum(range(1, 36)) === 666,
  'The sum of the first n odd numbers': () =>
    range(1, 500).every((n) => sum(range(1, n).map((k) => 2 * k - 1)) === n ** 2),
  'No square number ends in': () => range(0, 9).every((digit) => ![2, 3, 7, 8].includes(digit ** 2 % 10)),
  'The number of grains on a chessboard': () =>
    range(0, 63).reduce((total, square) => total + 2n ** BigInt(square), 0n) === 2n ** 64n - 1n,
  'Six nines in a row': () => piDigits(770).includes('999999'),
  'The fraction 355/113': () => (355 / 113).toFixed(12).slice(2, 8) === piDigits(6),
  'The number 2,147,483,647': () => (1n << 31n) - 1n === BigInt(LARGEST_INT32) && isPrime(LARGEST_INT32),
  '111,111,111 times': () => 111_111_111n ** 2n === 12_345_678_987_654_321n,
  'Multiply 142,857': () =>
    range(1, 6).every((factor) => '142857142857'.includes(String(142_857 * factor)) && 142_857 * factor < 1_000_000),
  'Four is the only number': () =>
    range(0, 999)
      .filter((n) => nameOf(n).length === n)
      .join() === '4',
  'Of the English names of whole numbers': () =>
    range(0, 999)
      .map(nameOf)
      .filter((name) => [...name].toSorted().join('') === name)
      .join() === 'forty',
  'Without “and,”': () => !range(0, 999).map(nameOf).join('').includes('a') && nameOf(999).includes('hundred'),
  'In the Gregorian calendar': () => {
    const days = [0, 0, 0, 0, 0, 0, 0];
    for (const year of range(2000, 2399)) {
      for (const month of range(0, 11)) {
        const day = new Date(Date.UTC(year, month, 13)).getUTCDay();
        days[day] = (days[day] ?? 0) + 1;
      }
    }
    return days.every((count, day) => day === 5 || count < (days[5] ?? 0));
  },
  'In the Monty Hall problem': () => {
    const games = range(0, 2).flatMap((car) => range(0, 2).map((choice) => car !== choice));
    return games.filter(Boolean).length * 3 === games.length * 2;
  },
  'There are exactly five regular convex solids': () => {
    const faces: number[] = [];
    // {p, q}: q faces with p sides meet at each corner, and their angles add up to less than a full turn.
    for (const p of range(3, 10)) {
      for (const q of range(3, 10)) if ((p - 2) * (q - 2) < 4) faces.push((4 * q) / (4 - (p - 2) * (q - 2)));
    }
    return faces.toSorted((a, b) => a - b).join() === '4,6,8,12,20';
  },
  'A magic square with the numbers': () => {
    const permutations = (rest: readonly number[]): number[][] =>
      rest.length === 0 ? [[]] : rest.flatMap((n) => permutations(rest.filter((m) => m !== n)).map((p) => [n, ...p]));
    const lines = [
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
      [0, 4, 8],
      [2, 4, 6],
    ];
    const rows = (square: readonly number[]) => lines.map((line) => sum(line.map((at) => square[at] ?? 0)));
    // The first row decides the sum of all lines.
    const magic = permutations(range(1, 9)).filter((square) => new Set(rows(square)).size === 1);
    return magic.length === 8 && magic.every((square) => square[4] === 5 && rows(square)[0] === 15);
  },
  'Seven is the most likely sum': () => {
    const sums = range(1, 6).flatMap((a) => range(1, 6).map((b) => a + b));
    const count = (n: number) => sums.filter((one) => one === n).length;
    return count(7) === 6 && range(2, 12).every((n) => n === 7 || count(n) < 6);
  },
  'The puzzle Tower of Hanoi': () => range(1, 10).reduce((moves) => 2 * moves + 1, 0) === 1_023,
  'A chessboard contains 204 squares': () => sum(range(1, 8).map((side) => (9 - side) ** 2)) === 204,
};

/** A definition and a theorem whose proof needs more than a test: only their sources support them. */
const CITED = ['A googol is', 'Four colors are enough'];

const facts = numbers.flatMap((source) => source.facts);

test.for(Object.entries(PROOFS))('is true: %s …', ([start, isTrue]) => {
  expect(facts.filter((fact) => fact.startsWith(start))).toHaveLength(1);
  expect(isTrue()).toBe(true);
});

test('every fact about numbers is computed here, except the cited ones', () => {
  const starts = [...Object.keys(PROOFS), ...CITED];
  expect(facts.filter((fact) => !starts.some((start) => fact.startsWith(start)))).toEqual([]);
});
