import { STYLES, TABLES, type FontTable, type Style, type StyleId } from '../../../data/fonts';
import { graphemes } from '../../../core/text/graphemes';
import { upsideDownGrapheme } from '../../../core/text/upside-down';

/** A grapheme, analyzed once for all styles. */
export interface Token {
  readonly text: string;
  /** The first code point after NFD, and the rest: accents. */
  readonly base: string;
  readonly marks: string;
  readonly is: 'line' | 'control' | 'space' | 'emoji' | 'letter' | 'other';
}

const byId: ReadonlyMap<string, Style> = new Map(STYLES.map((style) => [style.id, style]));

const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;
const CONTROL = /^\p{Cc}/u;
const SPACE = /^\p{White_Space}+$/u;
const LETTER = /^[\p{L}\p{N}]/u;
const REGIONAL = /^\p{Regional_Indicator}/u;
const FLAG = /^\p{Regional_Indicator}{2}/u;

/** Most texts consist of a few thousand different graphemes, so each is analyzed once. */
const seen = new Map<string, Token>();
const MOST_SEEN = 5_000;

function tokenOf(text: string): Token {
  const known = seen.get(text);
  if (known) return known;
  const [base = '', ...marks] = text.normalize('NFD');
  const token: Token = { text, base, marks: marks.join(''), is: natureOf(text) };
  if (seen.size < MOST_SEEN) seen.set(text, token);
  return token;
}

function natureOf(text: string): Token['is'] {
  if (text === '\n') return 'line';
  if (EMOJI.test(text)) return 'emoji';
  if (CONTROL.test(text)) return 'control';
  if (SPACE.test(text)) return 'space';
  return LETTER.test(text) ? 'letter' : 'other';
}

/** Splits a text into graphemes (UAX #29); CRLF, CR and LF each become one LF. */
export const tokensOf = (text: string): Token[] => graphemes(text.replace(/\r\n?/g, '\n')).map(tokenOf);

const letterOf = (token: Token, style: Style, table: FontTable): string | undefined => {
  if (token.is === 'emoji') return undefined;
  if (style.flips) return upsideDownGrapheme(token.text);
  const letter = table.get(token.base);
  return letter === undefined ? undefined : letter + token.marks;
};

/** One grapheme in a style. */
function pieceOf(token: Token, style: Style): string {
  if (token.is === 'line') return token.text;
  const letter = style.table && letterOf(token, style, TABLES[style.table]);
  let piece = letter ?? token.text;
  if (style.mark && token.is !== 'emoji' && token.is !== 'control') piece += style.mark;
  if (style.each && token.is !== 'space' && token.is !== 'control') piece = style.each[0] + piece + style.each[1];
  return piece;
}

/** The pieces of each style, cached per grapheme: 113 styles are recomputed on each keystroke. */
const made = new Map<StyleId, WeakMap<Token, string>>(STYLES.map(({ id }) => [id, new WeakMap()]));

/**
 * Writes a text in one style. The base of each grapheme is replaced using the style's table and keeps its accents;
 * characters missing from the table, line breaks and emoji stay unchanged. Then marks, separators between letters, and
 * a frame are added. Refuses nothing.
 */
export function restyle(tokens: readonly Token[], id: StyleId): string {
  const style = byId.get(id);
  const pieces = made.get(id);
  if (!style || !pieces) return '';
  const { table, join = '', frame = ['', ''], flips } = style;
  const parts: string[] = [];
  for (const token of flips ? tokens.toReversed() : tokens) {
    let piece = pieces.get(token);
    if (piece === undefined) pieces.set(token, (piece = pieceOf(token, style)));
    parts.push(piece);
  }
  const text = table === 'regional' ? separateRegional(parts) : join ? joined(parts, join) : parts.join('');
  return frame[0] + text + frame[1];
}

const joined = (parts: readonly string[], separator: string): string => {
  let text = '';
  let startsLine = true;
  for (const part of parts) {
    const isBreak = part === '\n';
    text += startsLine || isBreak ? part : separator + part;
    startsLine = isBreak;
  }
  return text;
};

/**
 * Two adjacent regional indicators are drawn as a flag, so a zero-width space separates them; actual flags need none.
 */
function separateRegional(parts: readonly string[]): string {
  return parts
    .map((part, index) => {
      const before = parts[index - 1] ?? '';
      const meet = REGIONAL.test(before) && REGIONAL.test(part) && !(FLAG.test(before) && FLAG.test(part));
      return meet ? '\u200B' + part : part;
    })
    .join('');
}

/**
 * Whether a style changes the letters and digits of a text: an alphabet may contain none of them, while marks,
 * separators and frames fit every script.
 */
export function suits(tokens: readonly Token[], id: StyleId): boolean {
  const style = byId.get(id);
  if (!style?.table || style.mark || style.join || style.frame || style.each) return true;
  const table = TABLES[style.table];
  return tokens.some((token) => token.is === 'letter' && letterOf(token, style, table) !== undefined);
}

/** Whether a style fits every script: it replaces no letters. */
export const isForEveryScript = (id: StyleId): boolean => byId.get(id)?.table === undefined;
