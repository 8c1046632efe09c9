import { isProblem, note, problem } from '../../../kinds/contract';
import { withoutBom } from '../../../core/bytes/bytes';
import { toLf } from '../../../core/text/newlines';
import { printXml } from '../../../formats/xml';
import type { FormatOptions, Language } from './options';
import { formatWithPrettier } from './prettier';
import { formatSql } from './sql';

export interface FormatValues extends FormatOptions {
  readonly input: string;
}

/** Above these sizes in MB, an engine's tree would not fit in a browser's memory. */
export const LIMIT_MB: Readonly<Record<Language, number>> = {
  html: 5,
  css: 5,
  js: 5,
  ts: 5,
  graphql: 5,
  yaml: 5,
  php: 5,
  lua: 5,
  sql: 20,
  xml: 20,
};

/** Texts up to this many characters are formatted repeatedly until nothing changes; longer texts once. */
const STABLE_LIMIT = 500_000;
/** Prettier needs a second pass for some comments and blank lines; a result that still changes after four is a bug. */
const ROUNDS = 4;

/**
 * Formats a text in the usual style of its language: Prettier's, sql-formatter's, StyLua's, or our own for XML. White
 * space only gives ''. Refuses texts that are too long, that cannot be parsed (with position and reason), or whose
 * result never settles.
 */
export async function formatCode(values: FormatValues, progress: (part: number) => void = () => {}) {
  const { language } = values;
  const { text: marked, bom } = withoutBom(values.input);
  const text = toLf(marked).toWellFormed();
  if (!/\S/.test(text)) return '';
  const limit = LIMIT_MB[language];
  if (text.length > limit * 1e6) {
    return problem('tooLong', { limit, size: Math.ceil(text.length / 1e5) / 10 }, 'input');
  }
  const formatted = await formatOnce(text, values, progress);
  if (isProblem(formatted)) return formatted;
  // The XML printer's output does not change when it is formatted again.
  const once = language === 'xml' || formatted.length > STABLE_LIMIT;
  const result = once
    ? shown(formatted)
    : await settled(shown(formatted), async (again) => {
        const next = await formatOnce(again, values, () => {});
        return isProblem(next) ? next : shown(next);
      });
  if (result === undefined) return problem('unstable', {}, 'input');
  const noPhp = language === 'php' && !/<\?(?:php|=|\s)/i.test(text);
  return { result, notes: [bom && note('bom'), noPhp && note('noPhp')] };
}

/** Removes line breaks at the end of a result; in HTML they could matter. */
const shown = (formatted: string): string => formatted.replace(/\n+$/, '');

/**
 * Formats a text until it stops changing, so that formatting the result again changes nothing. Undefined if it never
 * stops, or if the formatter cannot read its own output: then it has changed more than white space.
 */
export async function settled(first: string, format: (text: string) => unknown): Promise<string | undefined> {
  let current = first;
  for (let round = 1; round < ROUNDS; round++) {
    const next = await format(current);
    if (typeof next !== 'string') return undefined;
    if (next === current) return current;
    current = next;
  }
  return undefined;
}

async function formatOnce(text: string, options: FormatValues, progress: (part: number) => void) {
  const { language } = options;
  switch (language) {
    case 'xml': {
      const printed = printXml(text, options.tabs ? '\t' : ' '.repeat(options.indent), progress);
      return printed.fault ? problem(printed.fault.code, printed.fault.blanks, 'input') : printed.text;
    }
    case 'sql':
      return formatSql(text, options, progress);
    case 'lua': {
      const [{ formatLua }, { loadStylua }] = await Promise.all([import('./lua'), import('./stylua')]);
      return formatLua(text, options, await loadStylua(progress));
    }
    default:
      return formatWithPrettier(text, language, options);
  }
}
