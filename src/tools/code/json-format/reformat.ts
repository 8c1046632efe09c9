import { note, problem } from '../../../kinds/contract';
import { indentText, type Indent } from '../../../core/text/indentation';
import {
  firstFault,
  placeOfByte,
  printJson,
  tokenText,
  type JsonFault,
  type ScanOptions,
  type Scanner,
} from '../../../formats/json';
import { isBlank, type Source } from '../../../core/bytes/utf8-file';

export interface Options {
  readonly mode: 'format' | 'minify';
  readonly indent: Indent;
  readonly sortKeys: boolean;
  readonly relaxed: boolean;
  readonly escapeNonAscii: boolean;
  readonly lines: boolean;
}

/**
 * Sorting needs twelve bytes for each token in addition to the text; more than this would not fit in a browser's
 * memory.
 */
export const SORT_LIMIT_MB = 200;
const SHOWN = 40;

/**
 * Formats JSON, indented or on one line, without changing a number, a string or the order of keys (unless requested).
 * White space only gives ''. Refuses what isn't JSON, with the position of the first wrong character and its likely
 * cause; if a single option would make it readable, a note names the option.
 */
export function reformat({ text, bom }: Source, options: Options, progress: (part: number) => void = () => {}) {
  if (isBlank(text)) return '';
  if (options.sortKeys && text.length > SORT_LIMIT_MB * 1e6) {
    return problem('sortLimit', { limit: SORT_LIMIT_MB, size: Math.ceil(text.length / 1e6) }, 'sortKeys');
  }
  const { mode, sortKeys, relaxed, escapeNonAscii, lines } = options;
  const indent = mode === 'minify' ? '' : indentText(options.indent);
  const settings = { indent, sortKeys, relaxed, escapeNonAscii, lines };
  const printed = printJson(text, settings, progress);
  if (printed.fault) return refusal(text, printed.fault, settings);
  const { scanner } = printed;
  const before = scanner.size + (bom ? 3 : 0);
  const saved = before - printed.size;
  return {
    result: printed.out.result(),
    ...(mode === 'minify' && { saved, savedPercent: Math.round((saved / before) * 1000) / 10 }),
    notes: [bom && note('bom'), repeated(scanner), inexact(scanner)],
  };
}

/** The problem, and notes if the text is really JSON5 or has a value on each line. */
function refusal(text: string | Uint8Array, { code, blanks }: JsonFault, { relaxed, lines }: Required<ScanOptions>) {
  const readable = code === 'jsonTooLong' ? [] : readableAs(text, { relaxed, lines });
  return {
    problem: problem(code, blanks, 'input'),
    notes: [readable.includes('relaxed') && note('tryRelaxed'), readable.includes('lines') && note('tryLines')],
  };
}

/** The options that each, on their own, make a refused text readable. */
function readableAs(text: string | Uint8Array, { relaxed, lines }: Required<ScanOptions>): ('relaxed' | 'lines')[] {
  const readable: ('relaxed' | 'lines')[] = [];
  if (!relaxed && !firstFault(text, { relaxed: true, lines })) readable.push('relaxed');
  if (!lines && hasLines(text) && !firstFault(text, { relaxed, lines: true })) readable.push('lines');
  return readable;
}

const hasLines = (text: string | Uint8Array): boolean =>
  typeof text === 'string' ? text.includes('\n') : text.includes(0x0a);

/** Longer texts are checked in a worker only: on the page, every key press needs an immediate response. */
const RETRIED = 50_000;

/**
 * Buttons that turn on the option that makes a refused text readable. Their labels are format names, which need no
 * translation.
 */
export function retries({ input, relaxed, lines }: Readonly<Record<string, unknown>>) {
  if (typeof input !== 'string' || input.length > RETRIED || !/\S/.test(input)) return [];
  const text = input.replace(/^\uFEFF/, '');
  const settings = { relaxed: relaxed === true, lines: lines === true };
  if (!firstFault(text, settings)) return [];
  const names = { relaxed: 'JSON5 → JSON', lines: 'NDJSON → JSON' };
  return readableAs(text, settings).map((option) => ({ text: names[option], values: { [option]: 'true' } }));
}

function repeated({ bytes, repeatedKeys }: Scanner) {
  const [first] = repeatedKeys.first;
  if (!first) return undefined;
  const earlier = placeOfByte(bytes, first.earlier ?? 0).line;
  return note('repeatedKeys', {
    count: repeatedKeys.count,
    key: short(tokenText(bytes, first.start, first.end)),
    line: placeOfByte(bytes, first.start).line,
    earlier,
  });
}

function inexact({ bytes, inexactNumbers }: Scanner) {
  const [first] = inexactNumbers.first;
  if (!first) return undefined;
  const number = tokenText(bytes, first.start, first.end);
  const { line } = placeOfByte(bytes, first.start);
  return note('inexactNumbers', {
    count: inexactNumbers.count,
    number: short(number),
    line,
    becomes: String(Number(number)),
  });
}

const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
