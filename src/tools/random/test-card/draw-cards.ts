import { int, type RandomSource } from '../../../core/numbers/random';
import { TEST_CARDS, type CardBrand, type TestMode } from '../../../data/test-cards';
import { drawEach, drawIndices } from '../../../kinds/contract/drawn-list';
import { luhnDigit } from './card-number';

export interface Card {
  readonly brand: CardBrand;
  readonly digits: string;
  /** The services whose test mode accepts the number; empty for a number made up here. */
  readonly modes: readonly TestMode[];
  /** `MM/YY` */
  readonly expiry: string;
  readonly cvc: string;
}

type Numbered = Omit<Card, 'expiry' | 'cvc'>;

/** The documented numbers of a brand, or of all brands. */
export const documentedOf = (brand: CardBrand | 'any'): readonly Numbered[] =>
  TEST_CARDS.filter((card) => brand === 'any' || card.brand === brand);

/**
 * Draws cards: first all numbers, then for each card its month, the years until it expires (1 to 4) and the digits of
 * its CVC. Links depend on this order. With `unique`, `documented` must have at least `count` numbers.
 */
export function drawCards(
  random: RandomSource,
  wanted: { brand: CardBrand | 'any'; kind: 'documented' | 'range'; count: number; unique: boolean },
  year: number,
): Card[] {
  const { kind, count, unique } = wanted;
  const documented = documentedOf(wanted.brand);
  const numbers =
    kind === 'documented'
      ? drawIndices(random, documented.length, count, unique).flatMap((index) => documented[index] ?? [])
      : drawInRanges(random, documented, count, unique);
  return numbers.map((card) => ({ ...card, ...drawDetails(random, card.brand, year) }));
}

const IIN_DIGITS = 6;

/**
 * Makes numbers from the first six digits of a documented number, random digits and the Luhn digit; each is as long as
 * that number. With `unique`, a repeated number is drawn again: the ranges have at least 10 million numbers, far more
 * than the longest list.
 */
function drawInRanges(random: RandomSource, documented: readonly Numbered[], count: number, unique: boolean) {
  return drawEach(
    count,
    unique,
    () => drawInRange(random, documented),
    ({ digits }) => digits,
  );
}

function drawInRange(random: RandomSource, documented: readonly Numbered[]): Numbered {
  const model = documented[int(random, 0, documented.length - 1)];
  if (!model) throw new Error('no documented number');
  let payload = model.digits.slice(0, IIN_DIGITS);
  while (payload.length < model.digits.length - 1) payload += int(random, 0, 9);
  return { brand: model.brand, digits: `${payload}${luhnDigit(payload)}`, modes: [] };
}

const LONGEST_YEARS = 4;

function drawDetails(random: RandomSource, brand: CardBrand, year: number): Pick<Card, 'expiry' | 'cvc'> {
  const month = int(random, 1, 12);
  const expires = year + int(random, 1, LONGEST_YEARS);
  const cvc = Array.from({ length: brand === 'amex' ? 4 : 3 }, () => int(random, 0, 9)).join('');
  return { expiry: `${String(month).padStart(2, '0')}/${String(expires % 100).padStart(2, '0')}`, cvc };
}
