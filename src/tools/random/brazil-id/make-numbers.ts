import { int, type RandomSource } from '../../../core/numbers/random';
import { drawEach } from '../../../kinds/contract/drawn-list';
import { BODY, checkText, type DocumentId } from './check-digits';
import { REGIONS } from './regions';

/** Digits and letters for new company numbers, without those that the Receita Federal advises against: I, O, U, Q, F. */
const LETTERS = 'ABCDEGHJKLMNPRSTVWXYZ';
const CHARACTERS = `0123456789${LETTERS}`;
const ROOT = 8;
const BRANCH = 4;

export interface Wish {
  readonly doc: DocumentId;
  /** CPF: a state's abbreviation, or 'any'. */
  readonly state: string;
  /** CNPJ: whether new numbers contain letters. */
  readonly alphanumeric: boolean;
  /** CNPJ: the four characters of the branch, or 'random'. */
  readonly branch: string;
  readonly count: number;
  readonly unique: boolean;
}

/** Complete numbers without masks. Numbers that can't exist (equal digits, a root of zeros) are drawn again. */
export function makeNumbers(random: RandomSource, wish: Wish): readonly string[] {
  return drawEach(wish.count, wish.unique, () => {
    const body = wish.doc === 'cnpj' ? cnpjBody(random, wish) : plainBody(random, wish);
    return body + checkText(wish.doc, body);
  });
}

function plainBody(random: RandomSource, { doc, state }: Wish): string {
  const region = doc === 'cpf' ? REGIONS.findIndex((states) => states.some((one) => one === state)) : -1;
  const drawn = BODY[doc] - (region < 0 ? 0 : 1);
  for (;;) {
    const body = digits(random, drawn) + (region < 0 ? '' : String(region));
    if (!/^(.)\1*$/.test(body)) return body;
  }
}

function cnpjBody(random: RandomSource, { alphanumeric, branch }: Wish): string {
  const place = () => (alphanumeric ? (CHARACTERS[int(random, 0, CHARACTERS.length - 1)] ?? '') : digits(random, 1));
  const places = (count: number) => Array.from({ length: count }, place).join('');
  for (;;) {
    const body = places(ROOT) + (branch === 'random' ? places(BRANCH) : branch);
    const usable = !/^0{8}/.test(body) && (!alphanumeric || /[A-Z]/.test(body));
    if (usable) return body;
  }
}

const digits = (random: RandomSource, count: number): string =>
  Array.from({ length: count }, () => int(random, 0, 9)).join('');
