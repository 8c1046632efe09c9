import { BAD_STRING, BAD_URL, COMMENT, FUNCTION, STRING, URL_TOKEN, closerOf, type CssTokens } from './css-tokens';

export type CssFaultCode = 'cssOpenBlock' | 'cssOpenString' | 'cssOpenComment';

/** What is never closed: its UTF-16 offset, and the character that opened it. */
export interface CssFault {
  readonly code: CssFaultCode;
  readonly at: number;
  readonly sign: string;
}

/**
 * Finds what a style sheet opens and never closes: a string on its line, a comment, a bracket. Browsers recover from
 * all of these (CSS Syntax 3 calls them parse errors), so parsers that do the same don't report them.
 */
export function unclosedCss(tokens: CssTokens): CssFault | undefined {
  const { source } = tokens;
  const fault = (index: number, code: CssFaultCode, sign = ''): CssFault => ({ code, at: tokens.start(index), sign });
  for (let index = 0; index < tokens.length; index++) {
    const type = tokens.type(index);
    if (type === BAD_STRING) return fault(index, 'cssOpenString', source.charAt(tokens.start(index)));
    if (type === BAD_URL) return fault(index, 'cssOpenString', 'url(');
  }
  const last = tokens.length - 1;
  const type = tokens.type(last);
  const text = tokens.text(last);
  if (type === COMMENT && (text.length < 4 || !text.endsWith('*/'))) return fault(last, 'cssOpenComment');
  if (type === STRING && !isClosed(text)) return fault(last, 'cssOpenString', text.charAt(0));
  if (type === URL_TOKEN && !/(?:^|[^\\])(?:\\\\)*\)$/.test(text)) return fault(last, 'cssOpenString', 'url(');
  const open = openBracket(tokens);
  return open < 0 ? undefined : fault(open, 'cssOpenBlock', tokens.type(open) === FUNCTION ? '(' : tokens.text(open));
}

/** The innermost bracket that is open at the end; −1 if there is none. */
function openBracket(tokens: CssTokens): number {
  const open: number[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const type = tokens.type(at);
    const top = open.at(-1);
    if (closerOf(type) !== 0) open.push(at);
    else if (top !== undefined && type === closerOf(tokens.type(top))) open.pop();
  }
  return open.at(-1) ?? -1;
}

/** A string ends with its own quote, unless an odd number of backslashes escapes it. */
function isClosed(text: string): boolean {
  const body = text.slice(1);
  if (!body.endsWith(text.charAt(0))) return false;
  const backslashes = /\\*$/.exec(body.slice(0, -1))?.[0].length ?? 0;
  return backslashes % 2 === 0;
}
