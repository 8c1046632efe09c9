import { graphemeSegmenter } from './segmenters';

/** If every unit is ASCII other than CR, each is its own cluster, and the slow segmenter is not needed. */
// oxlint-disable-next-line no-control-regex
const plain = /^[\0-\x0C\x0E-\x7F]*$/;

/** Extended grapheme clusters (UAX #29): what a reader calls characters. */
export function graphemes(text: string): string[] {
  return plain.test(text) ? text.split('') : Array.from(graphemeSegmenter().segment(text), ({ segment }) => segment);
}

export function countGraphemes(text: string): number {
  if (plain.test(text)) return text.length;
  let count = 0;
  for (const _ of graphemeSegmenter().segment(text)) count++;
  return count;
}
