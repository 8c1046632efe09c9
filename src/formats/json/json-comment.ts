import { CR, LF, SLASH } from './ascii';
import { isOddLineEnd } from './json-content';

const STAR = 0x2a;

/**
 * The offset after a JSON5 comment that begins with the slash here; the same offset if none begins, −1 if it is never
 * closed.
 */
export function commentEnd(bytes: Uint8Array, at: number, limit: number): number {
  const kind = bytes[at + 1];
  if (kind === SLASH) {
    let end = at + 2;
    // It ends at the end of its line: LF, CR, U+2028 or U+2029 (E2 80 A8, E2 80 A9).
    while (end < limit && bytes[end] !== LF && bytes[end] !== CR && !isOddLineEnd(bytes, end)) end++;
    return end;
  }
  if (kind !== STAR) return at;
  for (let end = bytes.indexOf(STAR, at + 2); end >= 0 && end < limit; end = bytes.indexOf(STAR, end + 1)) {
    if (bytes[end + 1] === SLASH) return end + 2;
  }
  return -1;
}
