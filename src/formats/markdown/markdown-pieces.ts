/** The length of a piece in UTF-16 units: `most` is exceeded only if no earlier position is suitable for a cut. */
export interface PieceSize {
  readonly least: number;
  readonly most: number;
}

/**
 * The end of the piece that begins at `from`. `places` is a global expression whose matches end where the text may be
 * cut. Of the places within reach, the one whose following letters have the smallest hash is chosen: it depends only on
 * the surrounding text, so that a change moves only the pieces next to it.
 */
export function pieceEnd(text: string, from: number, places: RegExp, { least, most }: PieceSize): number {
  let best = -1;
  let leastHash = Infinity;
  places.lastIndex = from + least;
  for (let found = places.exec(text); found; found = places.exec(text)) {
    const at = found.index + found[0].length;
    if (best >= 0 && at > from + most) break;
    const hash = hashAt(text, at);
    if (hash < leastHash) [best, leastHash] = [at, hash];
    if (at > from + most) break;
  }
  return best < 0 ? text.length : best;
}

/** The number of letters that are hashed: more than a heading's markers. */
const SEEN = 24;

/** FNV-1a (RFC 9923) of the letters from an offset on. */
function hashAt(text: string, at: number): number {
  let hash = 0x811c9dc5;
  const end = Math.min(at + SEEN, text.length);
  for (let index = at; index < end; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
