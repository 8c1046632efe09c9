/** Decides which white space between two tokens of a style sheet is significant. */
import {
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COLON,
  COMMA,
  type CssTokens,
  DELIM,
  FUNCTION,
  OPEN_BRACKET,
  OPEN_PAREN,
} from '../../../formats/css';

/**
 * Where white space is: between a rule's selectors, in the prelude of an at-rule, or in a value; `plain` only collapses
 * it.
 */
export type Mode = 'selector' | 'prelude' | 'value' | 'plain';

/** At-rules whose parentheses contain `name: value` and comparisons. */
const CONDITIONS = new Set(['@media', '@supports', '@container', '@import', '@custom-media']);
/** Two tokens with white space between them, and their context. */
interface Gap {
  readonly before: number;
  readonly beforeText: string;
  readonly type: number;
  readonly text: string;
  /** The index of the second token. */
  readonly next: number;
  readonly mode: Mode;
  /** The open brackets, as token types. */
  readonly open: readonly number[];
  /** The at-rule that the prelude belongs to, in lowercase. */
  readonly name: string;
}

/** Whether the white space between two tokens is significant. */
export function spaceCounts(
  tokens: CssTokens,
  { before, beforeText, type, text, next, mode, open, name }: Gap,
): boolean {
  if (mode === 'plain') return true;
  if (before === COMMA || type === COMMA) return false;
  if (before === FUNCTION || before === OPEN_PAREN || before === OPEN_BRACKET) return false;
  if (type === CLOSE_PAREN || type === CLOSE_BRACKET) return false;
  const delimiter = before === DELIM ? beforeText : '';
  const nextDelimiter = type === DELIM ? text : '';
  if (mode === 'value') {
    if (delimiter === '/' || delimiter === '*' || nextDelimiter === '/' || nextDelimiter === '*')
      return delimiter !== '' && nextDelimiter !== '';
    return delimiter !== '!' && nextDelimiter !== '!';
  }
  if (mode === 'prelude') {
    const condition = CONDITIONS.has(name) && open.length > 0 && open.every((one) => one === OPEN_PAREN);
    if (!condition) return true;
    if (before === COLON || type === COLON) return false;
    const compares = (one: string) => one === '<' || one === '>' || one === '=';
    return compares(delimiter) === compares(nextDelimiter);
  }
  if (open.at(-1) === OPEN_BRACKET) {
    const matches = nextDelimiter === '=' || (nextDelimiter !== '' && tokens.is(next + 1, '='));
    return delimiter !== '=' && !matches;
  }
  // Next to a combinator, white space has no meaning; between other components it is itself a combinator.
  const combines = (one: string) => one === '>' || one === '~' || one === '+';
  return combines(delimiter) === combines(nextDelimiter);
}
