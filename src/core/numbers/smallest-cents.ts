import { decimalOf, rounded, type Decimal } from './decimal';

/** Beyond this no amount is of use, and a search for it has failed. */
const LIMIT = decimalOf('1e18');
const CENT = decimalOf('0.01');

/**
 * The smallest amount in whole cents, at least `from`, for which `enough` is true; undefined if there is none. Once true,
 * `enough` must stay true for every larger amount.
 */
export function smallestCents(from: Decimal, enough: (amount: Decimal) => boolean): Decimal | undefined {
  const start = rounded(from);
  const first = start.lt(from) ? start.plus(CENT) : start;
  if (enough(first)) return first;
  let tooLittle = first;
  let step = CENT;
  let found = first.plus(step);
  while (!enough(found)) {
    if (found.gt(LIMIT)) return undefined;
    tooLittle = found;
    step = step.times(2);
    found = found.plus(step);
  }
  while (found.minus(tooLittle).gt(CENT)) {
    // Rounding to whole cents stays between the two, because they are at least two cents apart.
    const middle = rounded(found.plus(tooLittle).times('0.5'));
    if (enough(middle)) found = middle;
    else tooLittle = middle;
  }
  return found;
}
