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

/** The value of a digit or a capital letter: its ASCII code minus 48 (Receita Federal, IN RFB 2.229/2024). */
const valueOf = (character: string): number => character.charCodeAt(0) - 48;

/** The weights of the last `count` places end in 2, grow to `most` toward the left, and start again at 2. */
const weights = (count: number, most: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => 2 + ((count - 1 - index) % (most - 1)));

/** The rule for a digit, from the characters before it. */
function checkDigit(id: DocumentId, before: string): CheckDigit {
  const count = before.length;
  const weighed = id === 'rg' ? weights(count, count + 1).toReversed() : weights(count, id === 'cpf' ? count + 1 : 9);
  const values = Array.from(before, valueOf);
  const sum = values.reduce((total, value, index) => total + value * (weighed[index] ?? 0), 0);
  const terms = values.map((value, index) => `${value}×${weighed[index]}`).join(' + ');
  if (id === 'cpf') {
    const remainder = (sum * 10) % 11;
    return { terms, sum, remainder, digit: remainder === 10 ? '0' : String(remainder) };
  }
  const remainder = sum % 11;
  if (id === 'cnpj') return { terms, sum, remainder, digit: remainder < 2 ? '0' : String(11 - remainder) };
  const digit = (11 - remainder) % 11;
  return { terms, sum, remainder, digit: digit === 10 ? 'X' : String(digit) };
}

/**
 * The check digits of a number without them. `body` has 9 digits (CPF), 12 digits or capital letters (CNPJ), or 8 digits
 * (RG). Methods: Receita Federal for CPF and CNPJ; for the RG, the rule of the SSP of São Paulo.
 */
export function checkDigits(id: DocumentId, body: string): readonly CheckDigit[] {
  const digits: CheckDigit[] = [];
  let before = body;
  while (digits.length < CHECKS[id]) {
    const next = checkDigit(id, before);
    digits.push(next);
    before += next.digit;
  }
  return digits;
}

/** A number's check digits as text: '35', 'X'. */
export const checkText = (id: DocumentId, body: string): string =>
  checkDigits(id, body)
    .map(({ digit }) => digit)
    .join('');

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
