import { expose } from 'comlink';
import { detect } from './detect-language';
import { isLanguage, type Language } from './highlight-languages';
import { linesOf } from './highlight-lines';
import type { Token } from './token-roles';
import { guess, tokenLines } from './highlight-tokens';

type Lines = readonly (readonly Token[])[];

/** A text up to this length is highlighted as a whole before its first line is shown: some milliseconds. */
const AT_ONCE = 60_000;
/** Longer texts are only highlighted where they are read. */
const MOST = 2_000_000;
/** Lines before a separately highlighted piece that are included: strings and comments may have begun there. */
const BEFORE = 300;

let lines: readonly string[] = [];
let source = '';
let language: Language = 'plain';
let whole: Lines | undefined;

const api = {
  /** Opens a text and returns its language. */
  open: (text: string, wanted: string): Language => {
    source = text;
    lines = linesOf(text);
    whole = undefined;
    language = isLanguage(wanted) ? wanted : detect(text, guess);
    if (text.length <= AT_ONCE) whole = tokenLines(text, language);
    return language;
  },
  /**
   * Lines `first` to `end` (from 0, `end` excluded). Until the whole text has been read, strings that began far above
   * are missed.
   */
  rows: (first: number, end: number): Lines => {
    if (whole) return whole.slice(first, end);
    const from = Math.max(first - BEFORE, 0);
    return tokenLines(lines.slice(from, end).join('\n'), language).slice(first - from);
  },
  /** Reads the whole text; true if lines that were returned before may look different now. */
  readAll: (): boolean => {
    if (whole || source.length > MOST) return false;
    whole = tokenLines(source, language);
    return true;
  },
};
export type HighlightApi = typeof api;

expose(api);
