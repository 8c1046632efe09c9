import { problem } from '../../../kinds/contract';
import { lineColumn } from '../../../core/text/line-column';

/** Engine messages are cut to one line of at most this length; some go on for pages. */
const LONGEST_REASON = 200;

/** A position as engines report it: lines from 1, columns from 1 in UTF-16 units. */
export interface EnginePlace {
  readonly line: number;
  readonly column: number;
}

/** The problem for a syntax error of an engine, with the column converted to characters. */
export function syntaxProblem(text: string, at: EnginePlace, message: string) {
  const { line, column } = lineColumn(text, offsetOf(text, at));
  return problem('syntax', { line, column, reason: reasonOf(message) }, 'input');
}

/** The same for engines whose columns already count characters. */
export const syntaxAt = ({ line, column }: EnginePlace, message: string) =>
  problem('syntax', { line, column, reason: reasonOf(message) }, 'input');

function offsetOf(text: string, { line, column }: EnginePlace): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  return Math.min(text.length, start + column - 1);
}

/**
 * The problem for an engine's error without a position. A stack overflow means that the input is nested too deeply;
 * anything else is a limit of the engine.
 */
export function engineProblem(error: unknown) {
  // A stack overflow is a RangeError in Chromium and Node, an InternalError in Firefox, and a trap inside WebAssembly.
  const text = String(error);
  if (/call stack|too much recursion|memory access out of bounds|unreachable/i.test(text)) {
    return problem('tooDeep', {}, 'input');
  }
  return problem('refused', { reason: reasonOf(error instanceof Error ? error.message : text) }, 'input');
}

/** An engine's message without the position and without details that only its authors need. */
export function reasonOf(message: string): string {
  const first = message
    .replace(/^(?:CssSyntaxError|Syntax Error|SyntaxError|Parse Error|Parse error)\s*:?\s*/, '')
    .replace(/^syntax error,\s*/, '')
    .split('\n', 1)[0]!
    .replace(/ For more info see .*/, '')
    .replace(/ \(\d+:\d+\)$/, '')
    .replace(/ (?:on line \d+|at line \d+ column \d+\.?)$/, '')
    .replace(/\.$/, '')
    .trim();
  return first.length > LONGEST_REASON ? `${first.slice(0, LONGEST_REASON)}…` : first;
}
