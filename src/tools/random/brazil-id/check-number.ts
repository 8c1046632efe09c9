import { problem, term, type Problem, type Term } from '../../../kinds/contract';
import { BODY, checkText, CHECKS, withMask, type DocumentId } from './check-digits';
import { REGIONS } from './regions';

/** Everything that people put between the characters of these numbers, and white space. */
const SEPARATORS = /[\s./–—-]/g;

type ReasonCode =
  | 'badCharacter'
  | 'letterAtEnd'
  | 'badLength'
  | 'missingZeros'
  | 'equalDigits'
  | 'zeroRoot'
  | 'wrongDigits';

export interface Checked {
  /** In its mask, or as typed if it can't be such a number. */
  readonly text: string;
  readonly valid: boolean;
  /** The check digits that it should have; '' if that can't be said. */
  readonly digits: string;
  readonly reason: Term<ReasonCode> | undefined;
  /** CPF: the states of its fiscal region. */
  readonly region: string;
}

/** The characters of a typed number, in uppercase and without separators. Full-width digits become ordinary ones. */
export const bareNumber = (typed: string): string => typed.normalize('NFKC').replace(SEPARATORS, '').toUpperCase();

const NOT_ALLOWED: Readonly<Record<DocumentId, RegExp>> = { cpf: /[^\d]/u, cnpj: /[^\dA-Z]/u, rg: /[^\dX]/u };
const FORMS: Readonly<Record<DocumentId, RegExp>> = {
  cpf: /^\d{11}$/,
  cnpj: /^[\dA-Z]{12}\d\d$/,
  rg: /^\d{8}[\dX]$/,
};
/** How many leading zeros a spreadsheet may have removed. */
const MOST_LOST: Readonly<Record<DocumentId, number>> = { cpf: 3, cnpj: 2, rg: 0 };
/** From here, an RG is filled up with zeros; a single character is not a number. */
const SHORTEST_RG = 2;

/** Checks one number. */
export function checkNumber(id: DocumentId, typed: string): Checked {
  const bare = bareNumber(typed);
  const full = BODY[id] + CHECKS[id];
  const wrong = (reason: Term<ReasonCode>, digits = ''): Checked => ({
    text: typed.trim(),
    valid: false,
    digits,
    reason,
    region: '',
  });
  const strange = NOT_ALLOWED[id].exec(bare)?.[0];
  if (strange !== undefined) return wrong(term('badCharacter', { character: strange }));
  const number = id === 'rg' && bare.length >= SHORTEST_RG ? bare.padStart(full, '0') : bare;
  if (number.length !== full) {
    const filled = number.padStart(full, '0');
    const lost = full - number.length;
    const fits = lost > 0 && lost <= MOST_LOST[id] && isValid(id, filled);
    return wrong(
      fits
        ? term('missingZeros', { number: withMask(id, filled) })
        : term('badLength', { needed: full, found: number.length }),
    );
  }
  const body = number.slice(0, BODY[id]);
  const digits = checkText(id, body);
  // An RG has a letter only at its end, so the body may be wrong too.
  if (!FORMS[id].test(number)) return wrong(term('letterAtEnd'), id === 'cnpj' ? digits : '');
  const reason = impossible(id, number) ?? (number.endsWith(digits) ? undefined : term('wrongDigits', { digits }));
  const region = id === 'cpf' ? (REGIONS[Number(body[8])] ?? []).join(', ') : '';
  return { text: withMask(id, number), valid: reason === undefined, digits, reason, region };
}

/** Numbers that pass the sum, but are never issued. */
export function impossible(id: DocumentId, number: string): Term<'equalDigits' | 'zeroRoot'> | undefined {
  if (id === 'cpf' && /^(.)\1*$/.test(number)) return term('equalDigits');
  return id === 'cnpj' && /^0{12}/.test(number) ? term('zeroRoot') : undefined;
}

const isValid = (id: DocumentId, number: string): boolean =>
  FORMS[id].test(number) &&
  impossible(id, number) === undefined &&
  number.endsWith(checkText(id, number.slice(0, BODY[id])));

/** Appends the check digits to a number without them; `line` is where it was typed, from 1. */
export function completeNumber(id: DocumentId, typed: string, line: number): string | Problem<'badBody' | 'shortBody'> {
  const bare = bareNumber(typed);
  const strange = Array.from(bare).find((character) => !(id === 'cnpj' ? /[\dA-Z]/ : /\d/).test(character));
  if (strange !== undefined) return problem('badBody', { line, character: strange }, 'input');
  const body = id === 'rg' ? bare.padStart(BODY.rg, '0') : bare;
  if (body.length !== BODY[id]) return problem('shortBody', { line, needed: BODY[id], found: bare.length }, 'input');
  return body + checkText(id, body);
}
