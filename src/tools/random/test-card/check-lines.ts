import { problem, type Problem } from '../../../kinds/contract';
import type { CardBrand } from '../../../data/test-cards';
import { brandOf, hasLength, luhnDigit, passesLuhn, readCardNumber, type Refused } from './card-number';

export interface Checked {
  readonly digits: string;
  /** The last digit is the Luhn digit. */
  readonly valid: boolean;
  /** The last digit that would make the number valid. */
  readonly rightDigit: number;
  readonly brand: CardBrand | undefined;
  /** The brand issues numbers of this length; true if the brand is unknown. */
  readonly usualLength: boolean;
}

/** Checks the number on each line. `bad` is the first line that isn't 8 to 19 digits; empty lines are skipped. */
export function checkLines(input: string): {
  readonly checked: readonly Checked[];
  readonly bad: Problem<'notDigit' | 'wrongLength'> | undefined;
} {
  const checked: Checked[] = [];
  let bad: Problem<'notDigit' | 'wrongLength'> | undefined;
  for (const [index, typed] of input.split(/\r\n|\n|\r/).entries()) {
    if (typed.trim() === '') continue;
    const read = readCardNumber(typed);
    if (typeof read === 'string') checked.push(checkNumber(read));
    else bad ??= refusal(read, index + 1);
  }
  return { checked, bad };
}

function checkNumber(digits: string): Checked {
  const brand = brandOf(digits);
  return {
    digits,
    valid: passesLuhn(digits),
    rightDigit: luhnDigit(digits.slice(0, -1)),
    brand,
    usualLength: brand === undefined || hasLength(brand, digits.length),
  };
}

const refusal = (read: Refused, line: number) =>
  'digits' in read
    ? problem('wrongLength', { line, digits: read.digits }, 'input')
    : problem('notDigit', { line, column: read.column, character: read.character }, 'input');
