import { engineProblem, syntaxAt } from './fault';
import { withoutDoubledParentheses } from './lua-parentheses';
import type { FormatOptions } from './options';
import type { Stylua } from './stylua';

type LuaProblem = ReturnType<typeof engineProblem> | ReturnType<typeof syntaxAt>;

const SYNTAX = { all: 'All', '5.1': 'Lua51', '5.4': 'Lua54', luau: 'Luau' } as const;

/** What StyLua's verification says about `((a))`: the second parentheses are gone from its output. */
const CHANGED = /Output AST may be different/;

/**
 * Formats Lua with StyLua, which parses its own output and compares it with the input. That verification traps on
 * numbers that it cannot evaluate (`0x1p4`, LuaJIT's `2i`): those texts are formatted without it. Refuses syntax errors
 * with their position.
 */
export function formatLua(text: string, options: FormatOptions, stylua: Stylua): string | LuaProblem {
  const { Full, None } = stylua.glue.OutputVerification;
  try {
    return formatted(text, options, stylua, Full);
  } catch (error) {
    if (typeof error === 'string') return readAgain(error, text, options, stylua);
  }
  try {
    return formatted(text, options, stylua, None);
  } catch (error) {
    return typeof error === 'string' ? refusal(error) : engineProblem(error);
  }
}

/** The result for a text that StyLua refuses only because of how it is written; otherwise the refusal. */
function readAgain(error: string, text: string, options: FormatOptions, stylua: Stylua): ReturnType<typeof formatLua> {
  const single = CHANGED.test(error) ? withoutDoubledParentheses(text) : text;
  if (single !== text) return formatLua(single, options, stylua);
  // With all versions together, a label after an expression is read as Luau's type cast.
  if (options.luaSyntax === 'all' && text.includes('::')) {
    const result = formatLua(text, { ...options, luaSyntax: '5.4' }, stylua);
    if (typeof result === 'string') return result;
  }
  return refusal(error);
}

function formatted(text: string, options: FormatOptions, { glue, restart }: Stylua, verification: number): string {
  const config = glue.Config.new();
  config.indent_type = options.tabs ? glue.IndentType.Tabs : glue.IndentType.Spaces;
  config.indent_width = options.indent;
  config.column_width = options.width;
  config.line_endings = glue.LineEndings.Unix;
  config.quote_style = glue.QuoteStyle.AutoPreferDouble;
  config.syntax = glue.LuaVersion[SYNTAX[options.luaSyntax]];
  try {
    return glue.formatCode(text, config, undefined, verification);
  } catch (error) {
    // StyLua's refusals are strings; anything else is a trap, which leaves its memory in an undefined state.
    if (typeof error !== 'string') restart();
    throw error;
  }
}

function refusal(error: string) {
  const position = / \((\d+):(\d+)[^)]*\)/;
  const reason = error.split('\n').find((line) => position.test(line));
  const at = reason === undefined ? null : position.exec(reason);
  if (!reason || !at) return engineProblem(error);
  const message = reason.replace(position, '').replace(/^(?:[\s-]+|error parsing: )+/, '');
  return syntaxAt({ line: Number(at[1]), column: Number(at[2]) }, message);
}
