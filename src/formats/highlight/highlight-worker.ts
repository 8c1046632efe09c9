import { expose } from 'comlink';
import { detect } from './detect-language';
import { isLanguage, type Language } from './highlight-languages';
import { linesOf } from './highlight-lines';
import type { Token } from './token-roles';
import { guess, tokenLines } from './highlight-tokens';

type Lines = readonly (readonly Token[])[];

/** A text up to here is highlighted as a whole before its first line is shown: some milliseconds. */
const AT_ONCE = 60_000;
/** Longer texts are only highlighted where they are read. */
const MOST = 2_000_000;
/** Lines before a piece that is highlighted on its own: strings and comments that began above. */
const BEFORE = 300;

let lines: readonly string[] = [];
let source = '';
let language: Language = 'plain';
let whole: Lines | undefined;

const api = {
  /** Takes a text; says its language. */
  open: (text: string, wanted: string): Language => {
    source = text;
    lines = linesOf(text);
    whole = undefined;
    language = isLanguage(wanted) ? wanted : detect(text, guess);
    if (text.length <= AT_ONCE) whole = tokenLines(text, language);
    return language;
  },
  /** Lines from and to (from 0, the end not in it). Until the whole is known, strings that began far above are missed. */
  rows: (first: number, end: number): Lines => {
    if (whole) return whole.slice(first, end);
    const from = Math.max(first - BEFORE, 0);
    return tokenLines(lines.slice(from, end).join('\n'), language).slice(first - from);
  },
  /** Reads the whole text; true: lines that were given before may look different now. */
  readAll: (): boolean => {
    if (whole || source.length > MOST) return false;
    whole = tokenLines(source, language);
    return true;
  },
};
export type HighlightApi = typeof api;

expose(api);
