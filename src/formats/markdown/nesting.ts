import type { Construct, ParseContext } from 'micromark-util-types';

/**
 * No quote, list or footnote begins after this column: each level takes at least one column, so nesting can't be
 * deeper.
 */
export const LAST_COLUMN = 200;

/**
 * Limits a parser to blocks that begin within `LAST_COLUMN`; quote and list markers after it are text. Without the
 * limit, the time grows with the square of the depth, and pages with elements nested thousands deep freeze the browser.
 */
export function limitNesting(parser: ParseContext, onLimit: (line: number) => void): void {
  const { document } = parser.constructs;
  for (const [code, constructs] of Object.entries(document)) {
    const given = Array.isArray(constructs) ? constructs : constructs ? [constructs] : [];
    Object.assign(document, { [code]: given.map((construct) => limited(construct, onLimit)) });
  }
}

const limited = (construct: Construct, onLimit: (line: number) => void): Construct => ({
  ...construct,
  tokenize(effects, ok, nok) {
    const { column, line } = this.now();
    if (column <= LAST_COLUMN) return construct.tokenize.call(this, effects, ok, nok);
    onLimit(line);
    return nok;
  },
});
