import type { Options, Parser, Plugin, Printer } from 'prettier';
import { problem } from '../../../kinds/contract';
import { lineColumn } from '../../../core/text/line-column';
import { engineProblem, syntaxProblem } from './fault';
import { shieldPhp } from './html-php';
import type { FormatOptions, Language } from './options';
import { misreadAt } from './php-brackets';
import { maskNewer, MODIFIED } from './php-newer';
import { hookIn, lostWord } from './php-words';

export type PrettierLanguage = Exclude<Language, 'sql' | 'xml' | 'lua'>;

/** Each plugin is a separate chunk, loaded with the first text that needs it. */
const PLUGINS = {
  babel: () => import('prettier/plugins/babel'),
  estree: () => import('prettier/plugins/estree'),
  postcss: () => import('prettier/plugins/postcss'),
  html: () => import('prettier/plugins/html'),
  graphql: () => import('prettier/plugins/graphql'),
  yaml: () => import('prettier/plugins/yaml'),
  php: () => import('@prettier/plugin-php/standalone'),
} as const;

/** A style or script inside HTML needs the plugins of its language; without them it would stay unformatted. */
function pluginsFor(text: string, language: PrettierLanguage): (keyof typeof PLUGINS)[] {
  switch (language) {
    case 'html':
      return [
        'html',
        ...(/<style|\sstyle\s*=/i.test(text) ? (['postcss'] as const) : []),
        ...(/<script|\son[a-z]+\s*=/i.test(text) ? (['babel', 'estree'] as const) : []),
      ];
    case 'css':
      return ['postcss'];
    case 'js':
    case 'ts':
      return ['babel', 'estree'];
    default:
      return [language];
  }
}

/** Inside HTML, Babel also parses TypeScript: its plugin is a third of the size of TypeScript's own. */
const parserOf = (language: PrettierLanguage, syntax: FormatOptions['syntax']): string =>
  language === 'css' ? syntax : language === 'js' ? 'babel' : language === 'ts' ? 'babel-ts' : language;

/** Thrown for PHP whose operators the formatter would group differently; `at` is the offset. */
class Misread extends Error {
  constructor(readonly at: number) {
    super();
  }
}

/** The plugin's parser inserts this after a `?>` at the end of a line, before the next `<?`. */
const INSERTED = '___PSEUDO_INLINE_PLACEHOLDER___';

/** The PHP plugin, which also knows newer syntax, and whose tree is checked before printing. */
function watched(plugin: Plugin, version: string): Plugin {
  const [parser, printer] = [plugin.parsers?.php, plugin.printers?.php];
  if (!parser || !printer) return plugin;
  const parse: Parser['parse'] = async (text, options) => {
    const whole = text.replaceAll('?>\n<?', `?>\n${INSERTED}<?`);
    const masked = maskNewer(whole);
    const tree: unknown = await parser.parse(masked.text, options);
    masked.restore(tree);
    const at = misreadAt(tree, version);
    if (at !== undefined) throw new Misread(whole.slice(0, at).replaceAll(INSERTED, '').length);
    return tree;
  };
  const print: Printer['print'] = (path, options, printChild, args) => {
    const { node } = path;
    if (node.kind !== MODIFIED) return printer.print(path, options, printChild, args);
    return [node.modifiers, ...(node.type ? [node.nullable ? ' ?' : ' ', printChild('type')] : [])];
  };
  return {
    ...plugin,
    parsers: { ...plugin.parsers, php: { ...parser, parse } },
    printers: { ...plugin.printers, php: { ...printer, print } },
  };
}

/** Prettier declares this option, which maps of SCSS depend on, in a plugin that CSS doesn't need. */
const TRAILING_COMMAS: Plugin = {
  options: {
    trailingComma: {
      type: 'choice',
      category: 'Common',
      default: 'all',
      description: '',
      choices: [{ value: 'all', description: '' }],
    },
  },
};

interface PhpOptions extends Options {
  phpVersion?: string;
}

/**
 * Formats with Prettier's style and the visitor's options. Refuses syntax errors with line, column and the parser's
 * reason; PHP whose meaning would change or that would lose words; HTML with U+0000.
 */
export async function formatWithPrettier(text: string, language: PrettierLanguage, options: FormatOptions) {
  const [{ format }, ...loaded] = await Promise.all([
    import('prettier/standalone'),
    ...pluginsFor(text, language).map((name): Promise<Plugin & { default?: Plugin }> => PLUGINS[name]()),
  ]);
  // Prettier's HTML parser takes this character for the end of the text.
  const nul = language === 'html' ? text.indexOf('\0') : -1;
  if (nul >= 0) return problem('nul', lineColumn(text, nul), 'input');
  const settings: PhpOptions = {
    parser: parserOf(language, options.syntax),
    plugins: [
      ...loaded.map((plugin) => watched(plugin.default ?? plugin, options.phpVersion)),
      ...(language === 'css' ? [TRAILING_COMMAS] : []),
    ],
    tabWidth: options.indent,
    useTabs: options.tabs && language !== 'yaml',
    printWidth: options.width,
    singleQuote: options.quotes === 'single' && (language === 'js' || language === 'ts'),
    semi: options.semicolons || (language !== 'js' && language !== 'ts'),
    htmlWhitespaceSensitivity: options.whitespace,
    proseWrap: 'preserve',
    ...(language === 'php' && { phpVersion: options.phpVersion }),
  };
  try {
    const shield = language === 'html' ? shieldPhp(text) : undefined;
    const formatted = await format(shield?.text ?? text, settings);
    const result = shield?.restore(formatted) ?? formatted;
    const lost = language === 'php' ? lostWord(text, result) : undefined;
    return lost ? problem('phpLost', { ...lineColumn(text, lost.offset), word: lost.word }, 'input') : result;
  } catch (error) {
    if (error instanceof Misread) return problem('phpBrackets', lineColumn(text, error.at), 'input');
    const bare = language === 'css' ? await withoutSelector(text, error) : undefined;
    if (bare !== undefined)
      return problem('syntax', { ...lineColumn(text, bare), reason: 'a block has no selector' }, 'input');
    const hook = language === 'php' ? hookIn(text) : undefined;
    if (hook !== undefined) return problem('phpHooks', lineColumn(text, hook), 'input');
    // The PHP parser counts columns from 0.
    const terminal = /^Bad terminal sequence .* \(offset (\d+)\)$/s.exec(messageOf(error))?.[1];
    if (terminal !== undefined)
      return problem(
        'syntax',
        { ...lineColumn(text, Math.max(0, Number(terminal) - 1)), reason: 'unexpected character' },
        'input',
      );
    const at = positionOf(error, language === 'php' ? 1 : 0);
    return at ? syntaxProblem(text, at, messageOf(error)) : engineProblem(error);
  }
}

/**
 * The offset of the first `{` without a selector: Prettier's parser accepts such a rule, but its printer fails without
 * naming a position.
 */
async function withoutSelector(text: string, error: unknown): Promise<number | undefined> {
  if (!/PostCSS node type/.test(messageOf(error))) return undefined;
  const { CLOSE_BRACE, CssTokens, OPEN_BRACE, SEMICOLON } = await import('../../../formats/css');
  const tokens = new CssTokens(text);
  let before = SEMICOLON;
  for (let at = tokens.solid(0); at < tokens.length; at = tokens.solid(at + 1)) {
    const type = tokens.type(at);
    if (type === OPEN_BRACE && [SEMICOLON, OPEN_BRACE, CLOSE_BRACE].includes(before)) return tokens.start(at);
    before = type;
  }
  return undefined;
}

function positionOf(error: unknown, shift: number): { line: number; column: number } | undefined {
  if (!(error instanceof Error) || !('loc' in error)) return undefined;
  const { loc } = error;
  if (typeof loc !== 'object' || loc === null) return undefined;
  const start: unknown = 'start' in loc ? loc.start : loc;
  if (typeof start !== 'object' || start === null || !('line' in start) || !('column' in start)) return undefined;
  const { line, column } = start;
  return typeof line === 'number' && typeof column === 'number' ? { line, column: column + shift } : undefined;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
