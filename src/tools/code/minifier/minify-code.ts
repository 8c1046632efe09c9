import { note, problem } from '../../../kinds/contract';
import { withoutBom } from '../../../core/bytes/bytes';
import { lineColumn } from '../../../core/text/line-column';
import { streamChunks } from '../../../core/bytes/stream-chunks';
import type { HtmlFinding } from './html';
import type { SqlDialect } from './sql';

export const LANGUAGES = ['css', 'html', 'xml', 'sql', 'lua'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface MinifyValues {
  readonly input: string;
  readonly language: Language;
  readonly keepComments: boolean;
  readonly keepLicence: boolean;
  readonly collapseEmpty: boolean;
  readonly minifyInner: boolean;
  readonly rename: boolean;
  readonly dialect: SqlDialect;
}

/** Above these sizes in MB, an engine's tree would not fit in a browser's memory. */
export const LIMIT_MB: Readonly<Record<Language, number>> = { css: 20, html: 5, xml: 20, sql: 20, lua: 20 };
/** A parser's message is cut to one line of this length. */
const LONGEST_REASON = 200;

/**
 * Minifies code without changing its meaning to a browser, parser or server. White space only gives ''. Reports the
 * position of what is never closed; refuses texts that are too long.
 */
export async function minifyCode(values: MinifyValues, progress: (part: number) => void = () => {}) {
  const { text: marked, bom } = withoutBom(values.input);
  const text = marked.toWellFormed();
  if (!/\S/.test(text)) return '';
  const limit = LIMIT_MB[values.language];
  if (text.length > limit * 1e6) {
    return problem('tooLong', { limit, size: Math.ceil(text.length / 1e5) / 10 }, 'input');
  }
  const minified = await minify(text, values, progress);
  if ('says' in minified) return minified;
  const before = new Blob([values.input]).size;
  const after = new Blob([minified.text]);
  return {
    result: minified.text,
    before,
    after: after.size,
    saved: Math.round(((before - after.size) / before) * 1000) / 10,
    gzip: await gzipped(after),
    ...(minified.problem && { problem: minified.problem }),
    notes: [bom && note('bom'), ...minified.notes],
  };
}

async function minify(text: string, values: MinifyValues, progress: (part: number) => void) {
  switch (values.language) {
    case 'css':
      return minifiedCss(text, values, progress);
    case 'html':
      return minifiedHtml(text, values);
    case 'xml': {
      const { minifyXml } = await import('./xml');
      const { text: xml, fault } = minifyXml(text, values, progress);
      return fault ? problem(fault.code, fault.blanks, 'input') : { text: xml, notes: [], problem: undefined };
    }
    case 'sql': {
      const { minifySql } = await import('./sql');
      const { text: sql, fault } = minifySql(text, values, progress);
      if (fault) return problem(fault.code, { ...lineColumn(text, fault.at), quote: fault.quote }, 'input');
      return { text: sql, notes: [], problem: undefined };
    }
    case 'lua':
      return minifiedLua(text, values, progress);
  }
}

async function minifiedCss(text: string, options: MinifyValues, progress: (part: number) => void) {
  const { minifyCss } = await import('./css');
  const { text: css, fault, junk, junkCount } = minifyCss(text, options, progress);
  const [first] = junk;
  return {
    text: css,
    problem: fault && problem(fault.code, { line: fault.line, column: fault.column, sign: fault.sign }, 'input'),
    notes: [first && note('cssJunk', { count: junkCount, line: first.line, column: first.column, text: first.text })],
  };
}

async function minifiedHtml(text: string, { keepComments, minifyInner }: MinifyValues) {
  const [{ minifyHtml }, { minifyInside }] = await Promise.all([import('./html'), import('./inside')]);
  let untouched = 0;
  const inner = async (content: string, element: 'style' | 'script', module: boolean) => {
    const shorter = await minifyInside(content, element, module, keepComments);
    if (shorter === undefined) untouched++;
    return shorter;
  };
  try {
    const { text: html, findings } = await minifyHtml(text, { keepComments, ...(minifyInner && { inner }) });
    return {
      text: html,
      problem: undefined,
      notes: [mended(text, findings), untouched > 0 && note('innerKept', { count: untouched })],
    };
  } catch (error) {
    if (error instanceof RangeError || /recursion/.test(String(error))) return problem('tooDeep', {}, 'input');
    throw error;
  }
}

function mended(text: string, findings: readonly HtmlFinding[]) {
  const [first] = findings;
  if (!first) return undefined;
  let start = 0;
  for (let line = 1; line < first.line; line++) start = text.indexOf('\n', start) + 1;
  const { line, column } = lineColumn(text, start + first.column - 1);
  return note('htmlMended', { count: findings.length, line, column, reason: reasonOf(first.reason) });
}

async function minifiedLua(text: string, { keepComments, rename }: MinifyValues, progress: (part: number) => void) {
  const { minifyLua } = await import('./lua');
  let names: ReadonlyMap<number, string> | undefined;
  if (rename) {
    const { renameLocals } = await import('./lua-rename');
    try {
      const renamed = renameLocals(text);
      if ('fault' in renamed) {
        // A string that is never closed is wrong in every version.
        const { fault } = minifyLua(text, keepComments);
        if (fault) return problem(fault.code, { ...lineColumn(text, fault.at), sign: fault.sign }, 'input');
        const { at, reason } = renamed.fault;
        return problem('luaRename', { ...lineColumn(text, at), reason: reasonOf(reason) }, 'rename');
      }
      names = renamed.names;
    } catch (error) {
      if (error instanceof RangeError || /recursion/.test(String(error))) return problem('tooDeep', {}, 'input');
      throw error;
    }
  }
  const { text: lua, fault } = minifyLua(text, keepComments, names, progress);
  if (fault) return problem(fault.code, { ...lineColumn(text, fault.at), sign: fault.sign }, 'input');
  return { text: lua, notes: [], problem: undefined };
}

const reasonOf = (reason: string): string =>
  reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)}…` : reason.replace(/\.$/, '');

async function gzipped(bytes: Blob): Promise<number> {
  let size = 0;
  const packed = bytes.stream().pipeThrough(new CompressionStream('gzip'));
  for await (const part of streamChunks(packed)) size += part.length;
  return size;
}
