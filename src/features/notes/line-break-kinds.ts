import { toLf } from '../../core/text/newlines';

/** The line break of a text: one of the three, or `mixed`. A text of one line has `\n`. */
export type Break = '\n' | '\r\n' | '\r' | 'mixed';

export function breakOf(text: string): Break {
  if (!text.includes('\r')) return '\n';
  const { lf, crlf, cr } = countBreaks(text);
  if (lf === 0 && cr === 0) return '\r\n';
  return lf === 0 && crlf === 0 ? '\r' : 'mixed';
}

/**
 * A text area only shows LF: this restores the actual text. With one kind of break, every line gets it; in a mixed text
 * each line keeps its own, and a new line gets the most frequent kind.
 *
 * @param source the text before the change, exact
 * @param shown the text area's value now
 */
export function exactText(source: string, shown: string, kind: Break): string {
  if (kind !== 'mixed') return kind === '\n' ? shown : shown.replaceAll('\n', kind);
  const before = toLf(source);
  if (before === shown) return source;
  const most = Math.min(before.length, shown.length);
  let same = 0;
  while (same < most && before.charCodeAt(same) === shown.charCodeAt(same)) same++;
  let suffix = 0;
  while (
    suffix < most - same &&
    before.charCodeAt(before.length - 1 - suffix) === shown.charCodeAt(shown.length - 1 - suffix)
  )
    suffix++;
  const { lf, crlf, cr } = countBreaks(source);
  const mostFrequent = crlf >= lf && crlf >= cr ? '\r\n' : lf >= cr ? '\n' : '\r';
  const from = sourcePosition(source, same);
  const to = sourcePosition(source, before.length - suffix);
  const middle = shown.slice(same, shown.length - suffix).replaceAll('\n', mostFrequent);
  return joined(joined(source.slice(0, from), middle), source.slice(to));
}

/** Joins two pieces; a CR and an LF that meet remain two breaks, not one CRLF. */
const joined = (left: string, right: string): string =>
  left.endsWith('\r') && right.startsWith('\n') ? `${left}\n${right}` : left + right;

function countBreaks(text: string): { lf: number; crlf: number; cr: number } {
  let [lf, crlf, cr] = [0, 0, 0];
  for (const [found] of text.matchAll(/\r\n?|\n/g)) {
    if (found === '\n') lf++;
    else if (found === '\r') cr++;
    else crlf++;
  }
  return { lf, crlf, cr };
}

/** Converts a position in the shown text to one in the exact text: each CRLF before it is one unit longer. */
function sourcePosition(source: string, shownPosition: number): number {
  let position = shownPosition;
  for (let at = source.indexOf('\r\n'); at >= 0 && at < position; at = source.indexOf('\r\n', at + 2)) position++;
  return position;
}
