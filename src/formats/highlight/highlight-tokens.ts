/** highlight.js with the listed languages: 28 kB, so only workers and tests import this module. */
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import css from 'highlight.js/lib/languages/css';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import phpTemplate from 'highlight.js/lib/languages/php-template';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { EDITOR_GRAMMARS, LANGUAGES, type Language } from './highlight-languages';
import { linesOf } from './highlight-lines';
import { roleOf, type Role, type Token } from './token-roles';

const grammars = {
  bash,
  c,
  cpp,
  css,
  go,
  java,
  javascript,
  json,
  markdown,
  php,
  'php-template': phpTemplate,
  python,
  rust,
  sql,
  typescript,
  xml,
  yaml,
};

const { plain: _, ...editorGrammars } = EDITOR_GRAMMARS;
/** highlight.js uses the same grammar names as the editor, with two exceptions. */
const NAMES: Readonly<Record<Exclude<Language, 'plain'>, keyof typeof grammars>> = {
  ...editorGrammars,
  html: 'xml',
  bash: 'bash',
};

/** Receives highlight.js's results, in place of its HTML output: pieces of text with the role of their scope. */
class Collector {
  readonly tokens: Token[] = [];
  private readonly roles: (Role | undefined)[] = [];

  addText(text: string): void {
    if (text !== '') this.tokens.push([this.roles.findLast((role) => role !== undefined) ?? '', text]);
  }
  openNode(scope: string): void {
    this.roles.push(roleOf(scope));
  }
  closeNode(): void {
    this.roles.pop();
  }
  startScope(scope: string): void {
    this.openNode(scope);
  }
  endScope(): void {
    this.closeNode();
  }
  /** A language inside another: a script of a page. */
  __addSublanguage(inner: Collector): void {
    for (const token of inner.tokens) this.tokens.push(token);
  }
  finalize(): void {}
  toHTML(): string {
    return '';
  }
}

const engine = hljs.newInstance();
for (const [name, grammar] of Object.entries(grammars)) engine.registerLanguage(name, grammar);
const options = { __emitter: Collector };
engine.configure(options);

/** The best guess of highlight.js, and how sure it is: its relevance, and that of the runner-up. */
export function guess(text: string): { readonly language: Language; readonly sure: number; readonly next: number } {
  const { language, relevance, secondBest } = engine.highlightAuto(text, [...new Set(Object.values(NAMES))]);
  const found = LANGUAGES.find((one) => one !== 'plain' && NAMES[one] === language) ?? 'plain';
  return { language: found, sure: relevance, next: secondBest?.relevance ?? 0 };
}

/**
 * The rest of a longer line is not highlighted: with many grammars the time grows with the square of a line's length (a
 * name of 60,000 letters takes a minute), and browsers could not lay out that many pieces.
 */
const LONGEST = 8_000;

/** The lines of code as tokens. If the grammar fails, or there is none, the lines have no colors. */
export function tokenLines(text: string, language: Language): readonly (readonly Token[])[] {
  const lines = linesOf(text);
  if (language === 'plain' || text === '') return lines.map(plainLine);
  const heads = lines.map((line) => (line.length > LONGEST ? head(line) : line));
  const joined = heads.join('\n');
  const collected = collect(joined, grammarFor(joined, language));
  if (!collected) return lines.map(plainLine);
  return cut(collected).map((tokens, at) => {
    const rest = (lines[at] ?? '').slice(heads[at]?.length);
    return rest === '' ? tokens : [...tokens, ['', rest]];
  });
}

const plainLine = (line: string): readonly Token[] => [['', line]];

/** A lone surrogate is not a character. */
const head = (line: string): string =>
  line.slice(0, /[\uD800-\uDBFF]/.test(line.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST);

/** PHP inside a page, or PHP only. */
function grammarFor(text: string, language: Exclude<Language, 'plain'>): string {
  if (language === 'php' && /<\?(?:php|=)/.test(text)) return 'php-template';
  return NAMES[language];
}

function collect(text: string, grammar: string): readonly Token[] | undefined {
  const { _emitter: emitter, errorRaised } = engine.highlight(text, { language: grammar, ignoreIllegals: true });
  const collected: unknown = emitter;
  if (!(collected instanceof Collector) || errorRaised) return undefined;
  return collected.tokens;
}

/** Splits the tokens of a whole text at its line ends and merges neighbors of the same role. */
function cut(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const lines: Token[][] = [];
  let line: Token[] = [];
  const add = (role: Role, text: string) => {
    if (text === '') return;
    const last = line.at(-1);
    if (last?.[0] === role) line[line.length - 1] = [role, last[1] + text];
    else line.push([role, text]);
  };
  for (const [role, text] of tokens) {
    let from = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
      add(role, text.slice(from, at));
      lines.push(line);
      line = [];
      from = at + 1;
    }
    add(role, text.slice(from));
  }
  lines.push(line);
  return lines;
}
