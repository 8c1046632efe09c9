import { decimalOf, power10, rounded, type Decimal } from './decimal';

/** Beyond this no amount is of use, and a search for it has failed. */
const LIMIT = decimalOf('1e18');

/**
 * The smallest amount, at least `from`, for which `enough` is true; undefined if there is none. Once true, `enough` must
 * stay true for every larger amount.
 *
 * @param places of the amounts that are tried: 2 for whole cents
 */
export function smallestAmount(from: Decimal, enough: (amount: Decimal) => boolean, places = 2): Decimal | undefined {
  const unit = power10(-places);
  const start = rounded(from, places);
  const first = start.lt(from) ? start.plus(unit) : start;
  if (enough(first)) return first;
  let tooLittle = first;
  let step = unit;
  let found = first.plus(step);
  while (!enough(found)) {
    if (found.gt(LIMIT)) return undefined;
    tooLittle = found;
    step = step.times(2);
    found = found.plus(step);
  }
  while (found.minus(tooLittle).gt(unit)) {
    // Rounding to whole units stays between the two, because they are at least two units apart.
    const middle = rounded(found.plus(tooLittle).times('0.5'), places);
    if (enough(middle)) found = middle;
    else tooLittle = middle;
  }
  return found;
}
