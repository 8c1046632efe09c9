import { note, problem } from '../../../kinds';
import { END, FAULT, Scanner, placeOfByte, tokenText } from '../../../lib/json';

/** Above this the tree, which holds every value as an object, would fill the browser's memory. */
export const TREE_LIMIT = 10_000_000;
const SHOWN = 40;

/** Why a text is not JSON, and why it cannot be shown as a tree. */
export function check(input: string) {
  const marked = input.startsWith('\uFEFF');
  const scanner = new Scanner(marked ? input.slice(1) : input);
  let token = scanner.next();
  while (token !== END && token !== FAULT) token = scanner.next();
  const { fault, bytes } = scanner;
  const [repeated] = scanner.repeatedKeys.first;
  return {
    problem: fault && problem(fault.code, fault.blanks, 'input'),
    notes: [
      marked && note('bom'),
      repeated &&
        note('repeatedKeys', {
          key: tokenText(bytes, repeated.start, repeated.end).slice(0, SHOWN),
          line: placeOfByte(bytes, repeated.start).line,
          earlier: placeOfByte(bytes, repeated.earlier ?? 0).line,
        }),
      input.length > TREE_LIMIT && note('textOnly', { limit: TREE_LIMIT / 1e6 }),
    ],
  };
}

/** Whether a tree can hold a document as it is: no key twice in one object, and not too long. */
export function fitsTree(input: string): boolean {
  const { notes } = check(input);
  return !notes.some((one) => one !== false && one !== undefined && one.code !== 'bom');
}
