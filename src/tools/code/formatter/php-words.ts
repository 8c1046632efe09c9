/**
 * Finds what a PHP formatter may have lost: Prettier's plugin parses some newer syntax but does not print it, so its
 * output is compared with the input.
 */

/** Words that the formatter itself rewrites: `array()` to `[]`, `else if` to `elseif`, `(integer)` to `(int)`. */
const REWRITTEN = new Set([
  ...['array', 'list', 'else', 'if', 'elseif', 'var', 'boolean', 'integer', 'double', 'real', 'binary', 'php'],
  ...['endif', 'endforeach', 'endfor', 'endwhile', 'endswitch', 'enddeclare'],
]);

export interface Lost {
  readonly word: string;
  /** Its position in the input. */
  readonly offset: number;
}

/** The first word in code, outside strings and comments, that occurs less often in the result than in the text. */
export function lostWord(text: string, result: string): Lost | undefined {
  const left = new Map<string, number>();
  for (const { word } of wordsOf(result)) left.set(word, (left.get(word) ?? 0) + 1);
  for (const { word, offset } of wordsOf(text)) {
    const count = left.get(word) ?? 0;
    if (count === 0 && !REWRITTEN.has(word)) return { word, offset };
    left.set(word, count - 1);
  }
  return undefined;
}

function* wordsOf(text: string): Generator<Lost> {
  for (const { 0: word, index } of codeOnly(text).matchAll(/\$?[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*/g))
    yield { word: word.toLowerCase(), offset: index };
}

const HOOK =
  /\$\w{1,100}\s{0,100}(?:=[^;{}]{0,200})?\{\s*(?:#\[[^\]]{0,200}\]\s*)?(?:final\s+)?&?\s*(?:get|set)\s*(?:[;{(]|=>)/i;
/** The offset of the first property hook (PHP 8.4), which the formatter's parser refuses; undefined if there is none. */
export function hookIn(text: string): number | undefined {
  const at = codeOnly(text).search(HOOK);
  return at < 0 ? undefined : at;
}

/** Comments and strings inside code, each up to its end or the end of the text. */
const SKIPPED = [
  /(?:\/\/|#(?!\[))[^\n\r]*?(?=\?>|[\n\r]|$)/y,
  /\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/y,
  /'(?:[^'\\]|\\[\s\S])*'?/y,
  /"(?:[^"\\]|\\[\s\S])*"?/y,
  /`(?:[^`\\]|\\[\s\S])*`?/y,
];
const HEREDOC = /<<<[ \t]*(['"]?)([A-Za-z_]\w*)\1\r?\n/y;
const OPEN = /<\?(?:php\b|=)/gi;

/** Replaces everything except code (surrounding HTML, comments, strings) with spaces; offsets stay the same. */
export function codeOnly(text: string): string {
  const parts: string[] = [];
  let at = 0;
  const blank = (to: number) => {
    parts.push(text.slice(at, to).replaceAll(/[^\n\r]/g, ' '));
    at = to;
  };
  while (at < text.length) {
    OPEN.lastIndex = at;
    const open = OPEN.exec(text);
    if (!open) break;
    blank(open.index + open[0].length);
    at = copyCode(text, at, parts);
  }
  blank(text.length);
  return parts.join('');
}

/** Copies code up to `?>`, replacing comments and strings with spaces; returns where it stopped. */
function copyCode(text: string, start: number, parts: string[]): number {
  /** The next character that may begin a comment, a string or the end of the code. */
  const special = /[/#'"`?<]/g;
  let from = start;
  let at = start;
  for (;;) {
    special.lastIndex = at;
    const found = special.exec(text);
    if (!found) break;
    at = found.index;
    if (text.startsWith('?>', at)) {
      parts.push(text.slice(from, at));
      return at;
    }
    const end = endOfSkipped(text, at);
    if (end === undefined) at++;
    else {
      parts.push(text.slice(from, at), text.slice(at, end).replaceAll(/[^\n\r]/g, ' '));
      from = at = end;
    }
  }
  parts.push(text.slice(from));
  return text.length;
}

function endOfSkipped(text: string, at: number): number | undefined {
  for (const pattern of SKIPPED) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return pattern.lastIndex;
  }
  HEREDOC.lastIndex = at;
  const label = HEREDOC.exec(text)?.[2];
  if (label === undefined) return undefined;
  const close = new RegExp(`^[ \\t]*${label}\\b`, 'gm');
  close.lastIndex = HEREDOC.lastIndex;
  return close.exec(text) ? close.lastIndex : text.length;
}
