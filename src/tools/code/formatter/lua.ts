import { engineProblem, syntaxAt } from './fault';
import type { FormatOptions } from './options';
import type { Stylua } from './stylua';

const SYNTAX = { all: 'All', '5.1': 'Lua51', '5.4': 'Lua54', luau: 'Luau' } as const;

/** Lua in the style of StyLua, which reads its own result again and compares it with what it was given. */
export function formatLua(text: string, options: FormatOptions, { glue, restart }: Stylua) {
  const config = glue.Config.new();
  config.indent_type = options.tabs ? glue.IndentType.Tabs : glue.IndentType.Spaces;
  config.indent_width = options.indent;
  config.column_width = options.width;
  config.line_endings = glue.LineEndings.Unix;
  config.quote_style = glue.QuoteStyle.AutoPreferDouble;
  config.syntax = glue.LuaVersion[SYNTAX[options.luaSyntax]];
  try {
    return glue.formatCode(text, config, undefined, glue.OutputVerification.Full);
  } catch (error) {
    // What it refuses comes as text; anything else is a trap, which leaves its memory in any state.
    if (typeof error !== 'string') {
      restart();
      return engineProblem(error);
    }
    const place = / \((\d+):(\d+)[^)]*\)/;
    const reason = error.split('\n').find((line) => place.test(line));
    const at = reason === undefined ? null : place.exec(reason);
    if (!reason || !at) return engineProblem(error);
    return syntaxAt({ line: Number(at[1]), column: Number(at[2]) }, reason.replace(place, '').replace(/^[\s-]+/, ''));
  }
}
