import { TRUNK_PREFIXES } from '../../../data/trunk-prefixes';

/** Lengths of a number with its country (ITU-T E.164). */
export const [SHORTEST, LONGEST] = [7, 15] as const;

export type PhoneFault =
  | { readonly fault: 'letter'; readonly text: string; readonly field?: 'country' }
  | { readonly fault: 'length'; readonly count: number };

/** Spaces, brackets, dots, hyphens, slashes, and the invisible marks that come with a copied contact. */
const PUNCTUATION = /[\p{Z}\p{Cf}\p{Pd}()[\]./\u00B7\u2212\t]/gu;

/**
 * A phone number as WhatsApp wants it: the country's calling code and the number, digits only.
 *
 * @param typed a national number, or a complete one that begins with + or 00, and if the code is 1 also with 011
 * @param country the calling code that a national number gets, with or without + or 00; '' if the number is complete
 * @returns '' if nothing was typed
 */
export function whatsAppDigits(typed: string, country: string): string | PhoneFault {
  // '(+55) 11 …' begins with its country too.
  const text = asciiDigits(typed.normalize('NFKC')).replace(/^[\p{Z}\p{Cf}]*(?:[([][\p{Z}\p{Cf}]*(?=\+))?/u, '');
  const code = asciiDigits(country.normalize('NFKC'))
    .replace(PUNCTUATION, '')
    .replace(/^(?:\+|00)/, '');
  // In North America, 011 is dialed where most countries dial 00.
  const international = code === '1' ? /^(?:\+|00|011)/ : /^(?:\+|00)/;
  const isComplete = international.test(text);
  // +44 (0)20 …: the zero in brackets is only dialed within the country.
  const kept = isComplete ? text.replace(/\(\s*0\s*\)/, '') : text;
  const bare = kept.replace(PUNCTUATION, '').replace(international, '');
  const wrong = /[^\d]/u.exec(bare)?.[0];
  if (wrong !== undefined) return { fault: 'letter', text: wrong };
  if (bare === '') return '';
  const strange = isComplete ? undefined : /[^\d]/u.exec(code)?.[0];
  if (strange !== undefined) return { fault: 'letter', text: strange, field: 'country' };
  const digits = isComplete || code === '' ? bare : code + withoutTrunk(bare, code);
  return digits.length < SHORTEST || digits.length > LONGEST ? { fault: 'length', count: digits.length } : digits;
}

/** A national number without what is only dialed within the country. */
export function withoutTrunk(number: string, code: string): string {
  const prefixes = (TRUNK_PREFIXES[code] ?? '0').split(' ');
  const prefix = prefixes.find((one) => one !== '' && number.startsWith(one)) ?? '';
  return number.slice(prefix.length);
}

/** Digits of other scripts as 0 to 9: ٣ and ३ are 3. */
function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    // Unicode encodes the decimal digits of a script in a row, from 0.
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
    return String(value % 10);
  });
}
