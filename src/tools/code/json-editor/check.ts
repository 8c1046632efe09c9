import { note, problem } from '../../../kinds/contract';
import { CLOSE_OBJECT, END, FAULT, KEY, OPEN_OBJECT, Scanner, placeOfByte, tokenText } from '../../../formats/json';
import { TREE_LIMIT } from './limit';

/** The tree renders each level inside the one above it: at 130 levels Chromium's stack overflows. */
const DEEPEST = 60;
const SHOWN = 40;

/** Names that every object inherits: a tree mistakes such a member for the inherited one. */
const TAKEN: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));
const LONGEST_TAKEN = Math.max(...Array.from(TAKEN, (name) => name.length));
/**
 * Keys that objects list first, in ascending order, regardless of where they were written (ECMAScript 2026, 10.1.11.1).
 */
const INDEX = /^(?:0|[1-9]\d{0,9})$/;
const MOST_INDEX = 4_294_967_294;

interface FoundKey {
  readonly key: string;
  readonly start: number;
}

/** Why a text isn't JSON, why it cannot be shown as a tree, and what a tree would change in it. */
export function check(input: string) {
  const marked = input.startsWith('\uFEFF');
  const scanner = new Scanner(marked ? input.slice(1) : input);
  const { bytes } = scanner;
  let deep = -1;
  let taken: FoundKey | undefined;
  let moved: FoundKey | undefined;
  /** For each open object: the greatest integer key so far; −1 for none, `MOST_INDEX + 1` after any other key. */
  const lastIndex: number[] = [];
  let token = scanner.next();
  for (; token !== END && token !== FAULT; token = scanner.next()) {
    if (scanner.depth > DEEPEST && deep < 0) deep = scanner.start;
    if (token === OPEN_OBJECT) lastIndex.push(-1);
    else if (token === CLOSE_OBJECT) lastIndex.pop();
    else if (token === KEY) {
      const { start, end } = scanner;
      const before = lastIndex.at(-1) ?? -1;
      // With escapes, a key may be longer than its value.
      const short = end - start <= LONGEST_TAKEN * 6 + 2;
      const key = short ? tokenText(bytes, start, end) : '';
      const index = short && INDEX.test(key) && Number(key) <= MOST_INDEX ? Number(key) : undefined;
      if (short && TAKEN.has(key)) taken ??= { key, start };
      if (index !== undefined && index < before) moved ??= { key, start };
      lastIndex[lastIndex.length - 1] = index === undefined ? MOST_INDEX + 1 : Math.max(index, before);
    }
  }
  const { fault } = scanner;
  const [repeated] = scanner.repeatedKeys.first;
  const lineOf = (offset: number) => placeOfByte(bytes, offset).line;
  const reasons = [
    repeated &&
      note('repeatedKeys', {
        key: tokenText(bytes, repeated.start, repeated.end).slice(0, SHOWN),
        line: lineOf(repeated.start),
        earlier: lineOf(repeated.earlier ?? 0),
      }),
    taken && note('takenKey', { key: taken.key, line: lineOf(taken.start) }),
    deep >= 0 && note('tooDeep', { limit: DEEPEST, line: lineOf(deep) }),
    input.length > TREE_LIMIT && note('textOnly', { limit: TREE_LIMIT / 1e6 }),
  ];
  const fits = reasons.every((reason) => !reason);
  return {
    problem: fault && problem(fault.code, fault.blanks, 'input'),
    notes: [
      marked && note('bom'),
      ...reasons,
      fits && moved && note('movedKey', { key: moved.key, line: lineOf(moved.start) }),
    ],
    fitsTree: fits,
  };
}

let last: { readonly input: string; readonly fits: boolean } | undefined;

/** Whether a tree can represent a document without changing it. */
export function fitsTree(input: string): boolean {
  if (input.length > TREE_LIMIT) return false;
  if (last?.input !== input) last = { input, fits: check(input).fitsTree };
  return last.fits;
}
