import { LuaScanner, luaFuses, type LuaFault, type LuaToken } from './lua-scan';

/** Luau evaluates these comments: they control its type checker and compiler. */
const DIRECTIVE = /^--!(?:strict|nonstrict|nocheck|native|optimize|nolint)\b/;

/**
 * Minifies Lua: removes comments and insignificant white space; strings and long brackets are copied. `names` has
 * replacements for names, by offset. Refuses a string or comment that is never closed.
 */
export function minifyLua(
  text: string,
  keepComments: boolean,
  names: ReadonlyMap<number, string> = new Map(),
  progress: (part: number) => void = () => {},
): { text: string; fault?: undefined } | { text?: undefined; fault: LuaFault } {
  const scanner = new LuaScanner(text);
  const out: string[] = [];
  let before: LuaToken | undefined;
  let beforeText = '';
  let report = 0;
  for (let token = scanner.next(); token !== undefined; token = scanner.next()) {
    const { start, end } = scanner;
    if (start > report) {
      progress(start / text.length);
      report = start + text.length / 100;
    }
    if (token === 'space') continue;
    let piece = text.slice(start, end);
    if (token === 'name') piece = names.get(start) ?? piece;
    if (token === 'comment' && !keepComments && !DIRECTIVE.test(piece)) continue;
    const line = token === 'shebang' || (token === 'comment' && !/^--\[=*\[/.test(piece));
    // A minus before a comment would begin another comment.
    if (before !== undefined && luaFuses(before, beforeText, piece)) out.push(' ');
    out.push(line ? `${piece.trimEnd()}\n` : piece);
    before = line ? undefined : token;
    beforeText = piece;
  }
  return scanner.fault ? { fault: scanner.fault } : { text: out.join('').trimEnd() };
}
