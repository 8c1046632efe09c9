/** How long a piece may be, in UTF-16 units: `most` is passed where there is no place to cut before. */
export interface PieceSize {
  readonly least: number;
  readonly most: number;
}

/**
 * Where the piece that begins at `from` ends. `places` is a global expression whose matches end where the text may be cut.
 * Among the places within reach the one is taken whose next letters have the least hash: it depends on the text around it alone,
 * so that a change moves the pieces beside it and no others.
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

/** Letters that are looked at: more than a heading's signs. */
const SEEN = 24;

/** FNV-1a (RFC 9923) of the letters from a place on. */
function hashAt(text: string, at: number): number {
  let hash = 0x811c9dc5;
  const end = Math.min(at + SEEN, text.length);
  for (let index = at; index < end; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
