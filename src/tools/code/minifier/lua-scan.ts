export type LuaToken = 'space' | 'comment' | 'string' | 'number' | 'name' | 'sign' | 'shebang';

export type LuaFaultCode = 'luaOpenString' | 'luaOpenLong' | 'luaOpenComment' | 'luaCharacter';

export interface LuaFault {
  readonly code: LuaFaultCode;
  readonly at: number;
  readonly sign: string;
}

const SPACE = /[\s\uFEFF]+/y;
const NAME = /[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*/y;
// Like Lua's own scanner: digits, letters, points, and a plus or minus after an exponent's letter.
const NUMBER = /(?:0[xX](?:[pP][+-]|[\w.])*|(?:\d|\.\d)(?:[eE][+-]|[\w.])*)/y;
const LONG = /\[=*\[/y;
/** Longest first. The compound ones, `->` and `?` are from Luau; `!` and `@` are from dialects and attributes. */
const SIGNS = [
  '...',
  '..=',
  '//=',
  '==',
  '~=',
  '<=',
  '>=',
  '<<',
  '>>',
  '//',
  '::',
  '..',
  '->',
  '+=',
  '-=',
  '*=',
  '/=',
  '%=',
  '^=',
  ...'+-*/%^#&~|<>=(){}[];:,.?@!$',
];

/** Splits Lua (5.1 to 5.4, LuaJIT, Luau) into tokens; joined, they are the text. */
export class LuaScanner {
  start = 0;
  end = 0;
  fault: LuaFault | undefined;

  constructor(readonly text: string) {}

  /** The next token; undefined at the end, or if `fault` has an error. */
  next(): LuaToken | undefined {
    const { text } = this;
    const at = (this.start = this.end);
    if (at >= text.length) return undefined;
    if (at === 0 && text.startsWith('#')) return this.give('shebang', lineEnd(text, at));
    const space = matchEnd(SPACE, text, at);
    if (space > at) return this.give('space', space);
    const name = matchEnd(NAME, text, at);
    if (name > at) return this.give('name', name);
    const character = text.charAt(at);
    if (character === '"' || character === "'") return this.quoted(character);
    if (character === '`') return this.interpolated();
    if (character === '-' && text.charAt(at + 1) === '-') return this.comment();
    if (character === '[') {
      const open = matchEnd(LONG, text, at);
      if (open > at) return this.long(open, 'string', 'luaOpenLong');
    }
    const number = matchEnd(NUMBER, text, at);
    if (number > at) return this.give('number', this.beforeConcat(at, number));
    const found = SIGNS.find((one) => text.startsWith(one, at));
    if (found !== undefined) return this.give('sign', at + found.length);
    return this.fail('luaCharacter', String.fromCodePoint(text.codePointAt(at) ?? 0));
  }

  private give(token: LuaToken, end: number): LuaToken {
    this.end = end;
    return token;
  }

  private fail(code: LuaFaultCode, sign: string): undefined {
    this.fault = { code, at: this.start, sign };
    return undefined;
  }

  /** `1..2` isn't a number in any Lua version: LuaJIT and Luau refuse it, so the number ends before the dots. */
  private beforeConcat(at: number, end: number): number {
    const points = this.text.slice(at, end).indexOf('..');
    return points > 0 ? at + points : end;
  }

  private quoted(quote: string): LuaToken | undefined {
    const { text } = this;
    for (let at = this.start + 1; at < text.length; at++) {
      const character = text.charAt(at);
      if (character === quote) return this.give('string', at + 1);
      if (character === '\n' || character === '\r') break;
      if (character !== '\\') continue;
      at++;
      // After \z all white space is skipped; one backslash escapes a line break of two characters.
      if (text.charAt(at) === 'z') at = matchEnd(SPACE, text, at + 1) - 1;
      else if (/^(?:\r\n|\n\r)/.test(text.slice(at, at + 2))) at++;
    }
    return this.fail('luaOpenString', quote);
  }

  /** Luau's `a {b} c`: code inside braces, which may contain strings. */
  private interpolated(): LuaToken | undefined {
    const { text } = this;
    const open: string[] = ['`'];
    for (let at = this.start + 1; at < text.length; at++) {
      const character = text.charAt(at);
      const inside = open.at(-1);
      if (character === '\\') at++;
      else if (character === inside && inside !== '{') {
        open.pop();
        if (open.length === 0) return this.give('string', at + 1);
      } else if (inside === '`') {
        if (character === '{') open.push('{');
      } else if (inside === '{') {
        if (character === '}') open.pop();
        else if (character === '`' || character === '"' || character === "'" || character === '{') open.push(character);
      }
    }
    return this.fail('luaOpenString', '`');
  }

  private comment(): LuaToken | undefined {
    const { text, start } = this;
    const open = matchEnd(LONG, text, start + 2);
    if (open > start + 2) return this.long(open, 'comment', 'luaOpenComment');
    return this.give('comment', lineEnd(text, start));
  }

  private long(open: number, token: LuaToken, code: LuaFaultCode): LuaToken | undefined {
    const { text } = this;
    const bracket = text.slice(text.lastIndexOf('[', open - 2), open);
    const closing = bracket.replaceAll('[', ']');
    const close = text.indexOf(closing, open);
    return close < 0 ? this.fail(code, bracket) : this.give(token, close + closing.length);
  }
}

const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};

function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Whether two adjacent tokens would be read as different ones. */
export function luaFuses(before: LuaToken, beforeText: string, text: string): boolean {
  const first = text.charAt(0);
  const word = /[\w\u0080-\uFFFF]/;
  if ((before === 'name' || before === 'number') && word.test(first)) return true;
  if (before === 'number') return first === '.';
  if (before !== 'sign') return false;
  if (beforeText === '-' && first === '-') return true;
  if (beforeText === '[') return first === '[' || first === '=';
  if (beforeText.endsWith('.') && /[.\d]/.test(first)) return beforeText !== '..' || first === '.';
  const joined = beforeText + first;
  return SIGNS.some((sign) => sign.length > beforeText.length && sign.startsWith(joined));
}
