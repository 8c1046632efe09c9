import { JSONPathEnvironment, JSONPathError, JSONPathRecursionLimitError, JSONPathSyntaxError } from 'json-p3';
import type { JsonNodes } from '../../../formats/json/json-nodes';
import { needsCare, valueInOrder } from './ordered-value';

interface Refusal {
  readonly code: 'jsonPath' | 'jsonPathEnd' | 'pathDepth';
  readonly blanks: Readonly<Record<string, string | number>>;
}

/** `..` goes at most this many levels down; the library's own limit is lower than JSON can be deep. */
const DEEPEST = 2000;

/**
 * Offsets of the values that a JSONPath (RFC 9535) selects. The library works on parsed values, in which long numbers
 * are rounded, so only the locations of its results are used. `strict` is the same document without JSON5 syntax.
 * Refuses an invalid path, and documents deeper than the limit.
 */
export function queryJson(path: string, strict: string, nodes: JsonNodes): number[] | Refusal {
  try {
    const compiled = environment().compile(path);
    const finder = new Finder(nodes);
    const value = needsCare(nodes) ? valueInOrder(nodes) : JSON.parse(strict);
    return compiled.query(value).nodes.map(({ location }) => finder.find(location));
  } catch (error) {
    if (error instanceof JSONPathRecursionLimitError || error instanceof RangeError)
      return { code: 'pathDepth', blanks: { limit: DEEPEST } };
    if (!(error instanceof JSONPathError) && !(error instanceof JSONPathSyntaxError)) throw error;
    const { index } = error.token;
    const column = [...path.slice(0, index)].length + 1;
    if (index >= path.length) return { code: 'jsonPathEnd', blanks: { column } };
    return { code: 'jsonPath', blanks: { column, found: [...path.slice(index)].slice(0, 12).join('') } };
  }
}

type Token = ConstructorParameters<typeof JSONPathSyntaxError>[1];

/** The methods of the library's parser that read names in a path. */
interface NameReader {
  unescapeString: (this: NameReader, value: string, token: Token) => string;
  stringFromCodePoint: (code: number) => string;
}

const isNameReader = (parser: unknown): parser is NameReader =>
  typeof parser === 'object' && parser !== null && 'unescapeString' in parser && 'stringFromCodePoint' in parser;

/**
 * json-p3 refuses control characters in names even if they are escaped (`\u0001`), which RFC 9535 §2.3.1.1 allows and a
 * copied path may need. Unescaped ones are still refused.
 */
function environment(): JSONPathEnvironment {
  const made = new JSONPathEnvironment({ maxRecursionDepth: DEEPEST });
  correctFunctions(made);
  const parser: unknown = Reflect.get(made, 'parser');
  if (!isNameReader(parser)) return made;
  const { unescapeString } = parser;
  parser.stringFromCodePoint = (code) => String.fromCodePoint(code);
  parser.unescapeString = (value, token) => {
    // oxlint-disable-next-line no-control-regex
    if (/[\0-\x1f]/.test(value)) throw new JSONPathSyntaxError('control character', token);
    return unescapeString.call(parser, value, token);
  };
  return made;
}

/**
 * json-p3's length() counts UTF-16 units, and its match() turns numbers into text and accepts a part of the text if the
 * pattern begins with ^ or ends with $. By RFC 9535 §2.4.4, the length of a string is its number of code points; by
 * §2.4.6, only a whole string matches.
 */
function correctFunctions({ functionRegister: functions }: JSONPathEnvironment): void {
  const length = functions.get('length');
  if (length)
    functions.set('length', {
      ...length,
      call: (value: unknown) => (typeof value === 'string' ? codePoints(value) : length.call(value)),
    });
  const match = functions.get('match');
  if (match)
    functions.set('match', {
      ...match,
      call: (text: unknown, pattern: unknown) =>
        typeof text === 'string' && match.call(text, typeof pattern === 'string' ? asGroup(pattern) : pattern),
    });
}

const asGroup = (pattern: string): string => (/^\^|\$$/.test(pattern) ? `(${pattern})` : pattern);

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Finds many locations without scanning the same list repeatedly. */
class Finder {
  private readonly children = new Map<number, ReadonlyMap<string | number, number>>();

  constructor(private readonly nodes: JsonNodes) {}

  find(location: readonly (string | number)[]): number {
    let at = 0;
    for (const name of location) at = this.childrenOf(at).get(name) ?? at;
    return at;
  }

  private childrenOf(at: number): ReadonlyMap<string | number, number> {
    let children = this.children.get(at);
    if (!children) {
      const { nodes } = this;
      const isObject = nodes.isObject(at);
      // A later member with the same name replaces it, as in JSON.parse.
      children = new Map(
        nodes.children(at).map((child, index) => [isObject ? (nodes.key(child) ?? '') : index, child]),
      );
      this.children.set(at, children);
    }
    return children;
  }
}
