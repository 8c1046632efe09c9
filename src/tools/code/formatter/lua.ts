import { engineProblem, syntaxAt } from './fault';
import type { FormatOptions } from './options';
import type { Stylua } from './stylua';

const SYNTAX = { all: 'All', '5.1': 'Lua51', '5.4': 'Lua54', luau: 'Luau' } as const;

/**
 * Lua in the style of StyLua, which reads its own result again and compares it with what it was given. That comparison
 * traps at numbers that it cannot work out (`0x1p4`, LuaJIT's `2i`): those texts are formatted without it.
 */
export function formatLua(text: string, options: FormatOptions, stylua: Stylua) {
  const { Full, None } = stylua.glue.OutputVerification;
  try {
    return formatted(text, options, stylua, Full);
  } catch (error) {
    if (typeof error === 'string') return refusal(error);
  }
  try {
    return formatted(text, options, stylua, None);
  } catch (error) {
    return typeof error === 'string' ? refusal(error) : engineProblem(error);
  }
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
    // What it refuses comes as text; anything else is a trap, which leaves its memory in any state.
    if (typeof error !== 'string') restart();
    throw error;
  }
}

function refusal(error: string) {
  const place = / \((\d+):(\d+)[^)]*\)/;
  const reason = error.split('\n').find((line) => place.test(line));
  const at = reason === undefined ? null : place.exec(reason);
  if (!reason || !at) return engineProblem(error);
  const said = reason.replace(place, '').replace(/^(?:[\s-]+|error parsing: )+/, '');
  return syntaxAt({ line: Number(at[1]), column: Number(at[2]) }, said);
}
