import { PHONE_LENGTHS } from '../../../data/phone-lengths';
import { withoutTrunk } from './phone';

/** Why a link may not open a chat. `better` is the number that was probably meant. */
export type Doubt =
  | { readonly doubt: 'repeatedCode'; readonly code: string; readonly better: string }
  | { readonly doubt: 'keptTrunk'; readonly code: string; readonly prefix: string; readonly better: string }
  | { readonly doubt: 'oddLength'; readonly code: string; readonly lengths: string; readonly count: number }
  | { readonly doubt: 'unknownCode'; readonly start: string };

/**
 * Compares a number with those of its country: whether it contains the country's calling code twice, or a digit that is
 * only dialed within the country, or has a length that no mobile or landline number has there. Where lengths vary much, as in
 * Germany, most mistakes fit one of them and aren't found.
 *
 * @param digits with the calling code, digits only
 * @returns undefined if nothing is wrong; `lengths` as in phone-lengths.ts: '7,9-11'
 */
export function doubtOf(digits: string): Doubt | undefined {
  // No calling code is the beginning of another one.
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => Object.hasOwn(PHONE_LENGTHS, start));
  const [lengths, own] = (code !== undefined && PHONE_LENGTHS[code]) || [];
  if (code === undefined || lengths === undefined || own === undefined)
    return { doubt: 'unknownCode', start: digits.slice(0, 3) };
  const number = digits.slice(code.length);
  const fits = (text: string) => includes(lengths, text.length);

  if (number.startsWith(code) && !includes(own, number.length)) {
    const rest = withoutTrunk(number.slice(code.length), code);
    if (fits(rest)) return { doubt: 'repeatedCode', code, better: code + rest };
  }
  const rest = withoutTrunk(number, code);
  const isTrunk = rest !== number && fits(rest);
  // Where 0 is the trunk prefix, no number begins with it, even of the right length. Russian ones may begin with theirs, 8.
  if (fits(number) && !(isTrunk && number.startsWith('0'))) return undefined;
  if (isTrunk) {
    const prefix = number.slice(0, number.length - rest.length);
    return { doubt: 'keptTrunk', code, prefix, better: code + rest };
  }
  return { doubt: 'oddLength', code, lengths, count: number.length };
}

/** Whether ranges such as '7,9-11' include a number. */
const includes = (ranges: string, one: number): boolean =>
  ranges.split(',').some((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number);
    return first <= one && one <= last;
  });
