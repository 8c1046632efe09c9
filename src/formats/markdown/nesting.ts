import type { Construct, ParseContext } from 'micromark-util-types';

/** No quote, list or footnote begins behind this column: each level needs one at least, so that none is deeper. */
export const LAST_COLUMN = 200;

/**
 * Holds a parser to blocks that begin within `LAST_COLUMN`; signs of quotes and lists behind it are text. Without it the time
 * grows with the square of the depth, and pages whose elements are thousands deep stop the browser.
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
