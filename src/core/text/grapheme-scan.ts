/**
 * Finds grapheme clusters (UAX #29) in long texts without an object for each: between two adjacent units in `LOOSE`
 * there is always a cluster boundary, so only the stretches around other code units need the slow segmenter.
 */
import { graphemeSegmenter } from './segmenters';

/**
 * Code units of Grapheme_Cluster_Break Other, Control (except CR), LV and LVT, without Indic consonants: first and
 * last.
 */
const LOOSE_RANGES = [
  [0x0000, 0x000c],
  [0x000e, 0x00ac],
  [0x00ae, 0x02ff],
  [0x0370, 0x0482],
  [0x048a, 0x0590],
  [0x05d0, 0x05f4],
  [0x0620, 0x064a],
  [0x1e00, 0x200b],
  [0x2010, 0x2027],
  [0x2030, 0x205f],
  [0x2070, 0x20cf],
  [0x2100, 0x2cee],
  [0x2e00, 0x3029],
  [0x3030, 0x3098],
  [0x309b, 0xa66e],
  [0xac00, 0xd7a3],
  [0xff01, 0xff9d],
] as const;

const LOOSE = new Uint8Array(0x10000);
for (const [first, last] of LOOSE_RANGES) LOOSE.fill(1, first, last + 1);

/** Calls `loose` for runs in which each code unit is a cluster, and `tangled` for those that must be segmented. */
function stretches(
  text: string,
  from: number,
  to: number,
  loose: (start: number, end: number) => void,
  tangled: (start: number, end: number) => void,
): void {
  const isLoose = (at: number) => LOOSE[text.charCodeAt(at)] === 1;
  let at = from;
  while (at < to) {
    const start = at;
    while (at < to && isLoose(at)) at++;
    if (at === to) return loose(start, to);
    // The unit before belongs to the stretch (a letter before its accent), and so does the one after (what a joiner
    // joins).
    const begin = Math.max(start, at - 1);
    if (begin > start) loose(start, begin);
    while (at < to && !(isLoose(at) && (at + 1 >= to || isLoose(at + 1)))) at++;
    at = Math.min(at + 1, to);
    tangled(begin, at);
  }
}

/** The number of clusters between two offsets; both must be cluster boundaries (ends of lines or of the text). */
export function graphemeCount(text: string, from = 0, to = text.length): number {
  let count = 0;
  stretches(
    text,
    from,
    to,
    (start, end) => (count += end - start),
    (start, end) => {
      for (const _ of graphemeSegmenter().segment(text.slice(start, end))) count++;
    },
  );
  return count;
}

/** Visits each cluster in order with the offsets of its first code unit and after its last one. */
export function eachGrapheme(text: string, visit: (start: number, end: number) => void): void {
  stretches(
    text,
    0,
    text.length,
    (start, end) => {
      for (let at = start; at < end; at++) visit(at, at + 1);
    },
    (start, end) => {
      for (const { segment, index } of graphemeSegmenter().segment(text.slice(start, end))) {
        visit(start + index, start + index + segment.length);
      }
    },
  );
}
