import autoprefixer from 'autoprefixer';
import browserslist from 'browserslist';
import postcss, { CssSyntaxError, type Declaration, type Root, type Warning } from 'postcss';
import { isProblem, note, problem, term, type Note, type Table } from '../../../kinds/contract';
import { lineColumn } from '../../../core/text/line-column';
import { agentOf, dataDate } from './agents';
import { addedPrefixes, nodesOf } from './added';

export interface PrefixOptions {
  /** A Browserslist query. */
  readonly query: string;
  readonly grid: boolean;
  readonly cascade: boolean;
  readonly remove: boolean;
  /** Show which browsers needed each prefix. */
  readonly why: boolean;
}

const MOST_WARNINGS = 10;

/**
 * Adds the prefixes that the chosen browsers need, as Autoprefixer writes them; comments and layout stay the same.
 * `notes` are those from reading the input. Refuses an invalid or empty query, CSS that PostCSS cannot parse, and
 * nesting that overflows the stack.
 */
export function addPrefixes(css: string, options: PrefixOptions, notes: readonly Note<'bom'>[]) {
  const browsers = chosenBy(options.query);
  if (isProblem(browsers)) return browsers;
  try {
    const root = postcss.parse(css);
    const before = nodesOf(root);
    const giveBack = hideNames(root);
    const done = postcss([
      autoprefixer({
        overrideBrowserslist: [...browsers],
        grid: options.grid ? 'autoplace' : false,
        cascade: options.cascade,
        remove: options.remove,
      }),
    ]).process(root, { from: undefined, map: false });
    const warnings = done.warnings();
    giveBack();
    const result = root.toString().replace(/\n+$/, '');
    const added = addedPrefixes(root, before, browsers);
    const prefixes: Table = {
      columns: [term('prefix'), term('times'), term('needed')],
      rows: added.map(({ name, times, needed }) => [name, times, needed === '' ? term('unsaid') : needed]),
      name: 'prefixes',
    };
    return {
      result,
      ...(options.why && { prefixes }),
      browsers: browsers.length,
      chosen: {
        columns: [term('browser'), term('versions')],
        rows: byBrowser(browsers),
        name: 'browsers',
      } satisfies Table,
      dataDate: dataDate(),
      notes: [...notes, result === css.replace(/\n+$/, '') && note('unchanged'), ...warned(css, warnings)],
    };
  } catch (error) {
    if (error instanceof CssSyntaxError) {
      const { line = 1, column = 1, reason } = error;
      return problem('syntax', { ...lineColumnIn(css, line, column), reason: reason.toWellFormed() }, 'input');
    }
    // A stack overflow is a RangeError in Chromium and Node, an InternalError in Firefox.
    if (/call stack|too much recursion/.test(String(error))) return problem('tooDeep', {}, 'input');
    return problem('engine', { reason: error instanceof Error ? error.message : String(error) }, 'input');
  }
}

/**
 * Autoprefixer looks up names in plain objects, so it mistakes a property called `constructor` or `toString` for one of
 * its own hacks. This renames such declarations to something it ignores; the returned function restores them.
 */
function hideNames(root: Root): () => void {
  const hidden = new Map<Declaration, string>();
  root.walkDecls((declaration) => {
    const { prop } = declaration;
    if (!(prop.replace(/^-\w+-/, '') in Object.prototype)) return;
    hidden.set(declaration, prop);
    declaration.prop = '--hidden';
  });
  return () => {
    for (const [declaration, prop] of hidden) declaration.prop = prop;
  };
}

function chosenBy(query: string) {
  if (query.trim() === '') return problem('error.required', {}, 'query');
  try {
    const browsers = browserslist(query);
    return browsers.length > 0 ? browsers : problem('noBrowsers', {}, 'query');
  } catch (error) {
    // Browserslist explains what it cannot read; any other error it throws (a number out of range) is caused by the
    // query too.
    return problem(
      'query',
      { reason: (error instanceof Error ? error.message : String(error)).replace(/\.$/, '') },
      'query',
    );
  }
}

function byBrowser(browsers: readonly string[]): [string, string][] {
  const versions = Map.groupBy(browsers, (browser) => browser.split(' ', 1)[0] ?? '');
  return Array.from(versions, ([id, all]) => [
    agentOf(id).name,
    all.map((browser) => browser.slice(id.length + 1)).join(', '),
  ]);
}

/** Autoprefixer's own warnings, except that 'nothing to do' becomes our own note. */
function warned(css: string, warnings: readonly Warning[]): Note<'needless' | 'warning' | 'moreWarnings'>[] {
  const needless = warnings.filter(({ text }) => text.startsWith('Autoprefixer target browsers do not need'));
  const others = warnings.filter((warning) => !needless.includes(warning));
  return [
    ...needless.slice(0, 1).map(() => note('needless')),
    ...others
      .slice(0, MOST_WARNINGS)
      .map(({ text, line, column }) =>
        note('warning', { ...lineColumnIn(css, line, column), text: text.split('\n', 1)[0] ?? '' }),
      ),
    ...(others.length > MOST_WARNINGS ? [note('moreWarnings', { count: others.length - MOST_WARNINGS })] : []),
  ];
}

/** Converts PostCSS's columns, which count UTF-16 units, to characters. */
function lineColumnIn(css: string, line: number, column: number): { line: number; column: number } {
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = css.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  return { line, column: lineColumn(css.slice(start, start + column), column - 1).column };
}
