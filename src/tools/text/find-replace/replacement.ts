/** A typed replacement, compiled to a function of a match and the whole text. */
export type Expand = (match: RegExpExecArray, whole: string) => string;

/** The groups of a pattern: their number, and whether any has a name. */
export interface Groups {
  readonly count: number;
  readonly named: boolean;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' };
const TOKEN = /\$(?:[$&`']|\d{1,2})|\\[nt\\]/g;
const TOKEN_OR_NAME = /\$(?:[$&`']|\d{1,2}|<[^>]*>)|\\[nt\\]/g;

/** Decodes `\n`, `\t` and `\\`; any other backslash stays. */
export const unescape = (typed: string): string =>
  typed.replace(/\\([nt\\])/g, (_, letter: string) => ESCAPES[letter] ?? letter);

/**
 * Compiles the replacement of a regular expression: `$1` to `$99`, `$<name>`, `$&`, `` $` ``, `$'` and `$$` as in
 * ECMAScript (GetSubstitution), and `\n`, `\t`, `\\`, since a single-line field cannot contain a line break. Without
 * named groups in the pattern, `$<` is text.
 */
export function template(typed: string, groups: Groups): Expand {
  const parts: (string | Expand)[] = [];
  let end = 0;
  for (const { 0: token, index } of typed.matchAll(groups.named ? TOKEN_OR_NAME : TOKEN)) {
    parts.push(typed.slice(end, index), part(token, groups.count));
    end = index + token.length;
  }
  parts.push(typed.slice(end));
  const fixed = parts.every((one) => typeof one === 'string') ? parts.join('') : undefined;
  if (fixed !== undefined) return () => fixed;
  return (match, whole) => {
    let text = '';
    for (const one of parts) text += typeof one === 'string' ? one : one(match, whole);
    return text;
  };
}

function part(token: string, groups: number): string | Expand {
  const sign = token.charAt(1);
  if (token.startsWith('\\')) return ESCAPES[sign] ?? token;
  switch (sign) {
    case '$':
      return '$';
    case '&':
      return (match) => match[0];
    case '`':
      return (match, whole) => whole.slice(0, match.index);
    case "'":
      return (match, whole) => whole.slice(match.index + match[0].length);
    case '<': {
      const name = token.slice(2, -1);
      return (match) => match.groups?.[name] ?? '';
    }
    default:
      return numbered(token, groups);
  }
}

/** `$10` is the tenth group, otherwise the first one followed by a 0; without such a group it is text. */
function numbered(token: string, groups: number): string | Expand {
  const both = Number(token.slice(1));
  if (both >= 1 && both <= groups) return (match) => match[both] ?? '';
  const one = Number(token.charAt(1));
  if (token.length === 3 && one >= 1 && one <= groups) return (match) => (match[one] ?? '') + token.charAt(2);
  return token;
}

const CASED = /\p{Lu}|\p{Lt}|\p{Ll}/u;

/**
 * Adapts a replacement to the case of the match: dog for cat, Dog for Cat, DOG for CAT; mixed case leaves it as typed.
 */
export function inCaseOf(found: string, replacement: string): string {
  const first = CASED.exec(found)?.[0];
  if (first === undefined) return replacement;
  const small = found.toLowerCase();
  if (found === small) return replacement.toLowerCase();
  const several = (found.match(/\p{Lu}/gu)?.length ?? 0) > 1;
  if (several && found === found.toUpperCase()) return replacement.toUpperCase();
  return /\p{Ll}/u.test(first) ? replacement : replacement.replace(CASED, (letter) => letter.toUpperCase());
}
