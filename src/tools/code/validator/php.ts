import type { Engine } from 'php-parser';
import { Places } from './line-positions';
import { FindingList, type Findings } from './finding';
import { mendAttributes, unknownInAttribute } from './php-attributes';
import { newerThan } from './php-newer';
import { refusedIn } from './php-refused';
import { addVoidCast } from './php-void';
import type { PhpVersion } from './php-versions';

const LONGEST_REASON = 200;

/** While loading, the parser asks the process how wide its integers are, and browsers have no process. */
async function loadParser(): Promise<typeof import('php-parser')> {
  if ('process' in globalThis) return import('php-parser');
  Object.assign(globalThis, { process: { arch: 'x64' } });
  try {
    return await import('php-parser');
  } finally {
    Reflect.deleteProperty(globalThis, 'process');
  }
}

/**
 * Checks PHP's syntax in one version: reports the first error only, because later ones often follow from it. Names,
 * types and run-time behavior are not checked.
 */
export async function checkPhp(text: string, version: PhpVersion, bom: boolean): Promise<Findings> {
  const found = new FindingList();
  const places = new Places(text);
  if (bom) found.add({ kind: 'warning', line: 1, column: 1, code: 'bomOutput' });
  if (!/<\?(?:php(?:\s|$)|=)/i.test(text)) {
    found.add({ kind: 'warning', line: 1, column: 1, code: 'phpNone' });
    return found.done();
  }
  const { Engine } = await loadParser();
  const options = {
    parser: { version, extractDoc: false, suppressErrors: false },
    ast: { withPositions: true },
    lexer: { short_tags: false, asp_tags: false },
  };
  const engineOf = (settings: object) => {
    const engine = new Engine(settings);
    mendAttributes(engine.lexer);
    if (version >= '8.5') addVoidCast(engine.lexer);
    return engine;
  };
  let tree: unknown;
  try {
    tree = engineOf(options).parseCode(text, '');
  } catch (error) {
    const unknown = unknownInAttribute(error);
    if (unknown) {
      found.add({ kind: 'error', ...places.at(unknown.at), code: 'phpAttribute', blanks: { sign: unknown.sign } });
      return found.done();
    }
    const escape = error instanceof RangeError ? beyondUnicode(text) : undefined;
    if (escape !== undefined) {
      found.add({ kind: 'error', ...places.at(escape), code: 'php', blanks: { reason: '\\u{ } is above 10FFFF' } });
      return found.done();
    }
    if (!(error instanceof SyntaxError)) throw error;
    const line = 'lineNumber' in error ? Number(error.lineNumber) : 1;
    const column = 'columnNumber' in error ? Number(error.columnNumber) + 1 : 1;
    const place = places.at(places.offset(line, column));
    found.add({ kind: 'error', ...place, code: 'php', blanks: { reason: reasonOf(error.message) } });
    return found.done();
  }
  const refused = refusedIn(tree, text, version);
  if (refused) {
    found.add({ kind: 'error', ...places.at(refused.at), code: 'php', blanks: { reason: refused.reason } });
    return found.done();
  }
  const newer = newerThan(tree, text, version);
  if (newer) {
    const { at, syntax, since } = newer;
    found.add({ kind: 'error', ...places.at(at), code: 'phpNewer', blanks: { syntax, since } });
    return found.done();
  }
  const end = unfinished(text, engineOf({ ...options, lexer: { ...options.lexer, all_tokens: true } }));
  if (end) found.add({ kind: 'error', ...places.at(end.at), code: end.code });
  return found.done();
}

/** The offset of an escape above U+10FFFF, for which the parser throws the error of a tree that is too deep. */
function beyondUnicode(text: string): number | undefined {
  for (const { 1: hexadecimal = '', index } of text.matchAll(/\\u\{([\da-f]+)\}/gi))
    if (Number.parseInt(hexadecimal, 16) > 0x10ffff) return index;
  return undefined;
}

/**
 * Shortens `Parse Error : syntax error, unexpected '2' (T_LNUMBER), expecting ';' on line 1` to what isn't known
 * already.
 */
function reasonOf(message: string): string {
  const reason = message
    .replace(/^Parse Error ?: ?(?:syntax error,? ?)?/, '')
    .replace(/ ?\bon line \d+$/, '')
    .replaceAll(/ \(T_[A-Z_]+\)/g, '')
    .trim();
  const shown = reason === '' || reason === 'syntax error' ? 'the syntax is wrong here' : reason;
  return shown.length > LONGEST_REASON ? `${shown.slice(0, LONGEST_REASON)}…` : shown;
}

const CLOSED = new Set([';', '{', '}', ':']);
const OUTSIDE = new Set(['T_OPEN_TAG', 'T_CLOSE_TAG', 'T_INLINE_HTML']);

/**
 * Errors at the end of a file that the parser ignores but PHP does not: an open comment or string, a missing semicolon.
 */
function unfinished(
  text: string,
  engine: Engine,
): { at: number; code: 'phpOpenComment' | 'phpOpenString' | 'phpSemicolon' } | undefined {
  const tokens = engine.tokenGetAll(text).map((token) => (typeof token === 'string' ? ['', token] : token));
  const [kind, last = ''] = tokens.at(-1) ?? [];
  const at = text.length - last.length;
  if (kind === 'T_HALT_COMPILER' || tokens.some(([one]) => one === 'T_HALT_COMPILER')) return undefined;
  if ((kind === 'T_COMMENT' || kind === 'T_DOC_COMMENT') && last.startsWith('/*') && !/^\/\*[^]*\*\/$/.test(last)) {
    return { at, code: 'phpOpenComment' };
  }
  if (kind === 'T_CONSTANT_ENCAPSED_STRING' && /^b?'/i.test(last) && !/^b?'(?:[^\\']|\\[^])*'$/i.test(last)) {
    return { at, code: 'phpOpenString' };
  }
  const lastToken = tokens.findLast(
    ([one]) => one !== 'T_WHITESPACE' && one !== 'T_COMMENT' && one !== 'T_DOC_COMMENT',
  );
  if (!lastToken || CLOSED.has(lastToken[1] ?? '') || OUTSIDE.has(lastToken[0] ?? '')) return undefined;
  return { at: text.trimEnd().length, code: 'phpSemicolon' };
}
