/** The three Brazilian numbers: personal taxpayer number, company number, and the identity card of São Paulo. */
export const DOCUMENTS = ['cpf', 'cnpj', 'rg'] as const;
export type DocumentId = (typeof DOCUMENTS)[number];

/** How many characters come before the check digits, and how many check digits follow. */
export const BODY: Readonly<Record<DocumentId, number>> = { cpf: 9, cnpj: 12, rg: 8 };
export const CHECKS: Readonly<Record<DocumentId, number>> = { cpf: 2, cnpj: 2, rg: 1 };

/** How one check digit is calculated: the weighted sum of the characters before it. */
export interface CheckDigit {
  /** '3×10 + 9×9 + …' */
  readonly terms: string;
  readonly sum: number;
  /** The remainder that decides the digit: of ten times the sum for a CPF, of the sum for the others. */
  readonly remainder: number;
  /** '0' to '9', and 'X' in an RG. */
  readonly digit: string;
}

/** The value of a digit or an uppercase letter: its ASCII code minus 48 (Receita Federal, IN RFB 2.229/2024). */
const valueOf = (character: string): number => character.charCodeAt(0) - 48;

/** The weights of the last `count` places end in 2, grow to `most` toward the left, and start again at 2. */
const weights = (count: number, most: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => 2 + ((count - 1 - index) % (most - 1)));

/** The weights of the places before the first and the second check digit. */
const WEIGHTS: Readonly<Record<DocumentId, readonly (readonly number[])[]>> = {
  cpf: [weights(9, 10), weights(10, 11)],
  cnpj: [weights(12, 9), weights(13, 9)],
  rg: [weights(8, 9).toReversed()],
};
const weightsOf = (id: DocumentId, count: number): readonly number[] => WEIGHTS[id][count - BODY[id]] ?? [];

/** The rule for a digit, from the characters before it. Lists of 100,000 numbers are checked with it. */
function checkDigit(id: DocumentId, before: string): Omit<CheckDigit, 'terms'> {
  const weighed = weightsOf(id, before.length);
  let sum = 0;
  for (let place = 0; place < before.length; place++) sum += valueOf(before.charAt(place)) * (weighed[place] ?? 0);
  if (id === 'cpf') {
    const remainder = (sum * 10) % 11;
    return { sum, remainder, digit: remainder === 10 ? '0' : String(remainder) };
  }
  const remainder = sum % 11;
  if (id === 'cnpj') return { sum, remainder, digit: remainder < 2 ? '0' : String(11 - remainder) };
  const digit = (11 - remainder) % 11;
  return { sum, remainder, digit: digit === 10 ? 'X' : String(digit) };
}

const termsOf = (id: DocumentId, before: string): string =>
  Array.from(before, (character, place) => `${valueOf(character)}×${weightsOf(id, before.length)[place]}`).join(' + ');

/**
 * The check digits of a number without them, and how they are calculated. `body` has 9 digits (CPF), 12 digits or
 * uppercase letters (CNPJ), or 8 digits (RG). Methods: Receita Federal for CPF and CNPJ; for the RG, the rule of the SSP
 * of São Paulo.
 */
export function checkDigits(id: DocumentId, body: string): readonly CheckDigit[] {
  const digits: CheckDigit[] = [];
  let before = body;
  while (digits.length < CHECKS[id]) {
    const next = checkDigit(id, before);
    digits.push({ ...next, terms: termsOf(id, before) });
    before += next.digit;
  }
  return digits;
}

/** A number's check digits as text: '35', 'X'. */
export function checkText(id: DocumentId, body: string): string {
  let whole = body;
  while (whole.length < body.length + CHECKS[id]) whole += checkDigit(id, whole).digit;
  return whole.slice(body.length);
}

const MASKS: Readonly<Record<DocumentId, string>> = {
  cpf: '___.___.___-__',
  cnpj: '__.___.___/____-__',
  rg: '__.___.___-_',
};

/** A complete number with points, slash and hyphen. */
export function withMask(id: DocumentId, number: string): string {
  const characters = number.split('').values();
  return MASKS[id].replaceAll('_', () => characters.next().value ?? '');
}
