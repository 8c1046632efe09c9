/** Comments, strings, names, numbers, and single characters: what is in a comment or a string is no parenthesis. */
const TOKEN =
  /--\[(=*)\[[\s\S]*?\]\1\]|--[^\n]*|\[(=*)\[[\s\S]*?\]\2\]|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|`(?:\\[\s\S]|[^`\\])*`|[\p{L}\p{N}_]+|\S/gu;
/** What a call or an index can follow; after anything else, a parenthesis only groups. */
const CALLED = /^(?:[\p{L}_]|["'`\])}]|\[=*\[)/u;
const KEYWORD =
  /^(?:and|break|do|else|elseif|end|false|for|function|goto|if|in|local|nil|not|or|repeat|return|then|true|until|while)$/;

interface Open {
  /** Its place among the tokens and in the text. */
  readonly token: number;
  readonly at: number;
  readonly groups: boolean;
}

/**
 * Lua without second parentheses, which change nothing: `((a))` becomes `(a)`. Those of a call are no second ones:
 * `f((a))` stays, and `f(((a)))` becomes `f((a))`.
 */
export function withoutDoubledParentheses(text: string): string {
  const open: Open[] = [];
  const dropped = new Set<number>();
  let token = 0;
  /** The pair that was closed by the token before. */
  let closed: (Open & { readonly end: number }) | undefined;
  let before = '';
  for (const { 0: found, index: at } of text.matchAll(TOKEN)) {
    const inner = closed;
    closed = undefined;
    token++;
    if (found.startsWith('--')) continue;
    if (found === '(') open.push({ token, at, groups: KEYWORD.test(before) || !CALLED.test(before) });
    const pair = found === ')' ? open.pop() : undefined;
    if (pair) {
      closed = { ...pair, end: at };
      if (inner && inner.groups && pair.groups && inner.token === pair.token + 1) dropped.add(inner.at).add(inner.end);
    }
    before = found;
  }
  if (dropped.size === 0) return text;
  let result = '';
  let from = 0;
  for (const at of Array.from(dropped).toSorted((one, other) => one - other)) {
    result += text.slice(from, at);
    from = at + 1;
  }
  return result + text.slice(from);
}
