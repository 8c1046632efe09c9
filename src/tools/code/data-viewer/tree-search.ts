import type { TreeSource } from './source';

/** So many places are looked at before the page may answer. */
const STRIDE = 30_000;

/**
 * The next node from this one on, and round again, that says `wanted` (in small letters); −1: none does. Undefined: `goOn` said no,
 * because another search has begun or another text is shown.
 */
export async function findNext(
  source: TreeSource,
  wanted: string,
  node: number,
  goOn: () => Promise<boolean>,
): Promise<number | undefined> {
  const start = startOf(source, node + 1);
  const ranges = [
    [start, source.end],
    [0, start],
  ] as const;
  for (const [from, to] of ranges) {
    for (let at = from; at < to; at += STRIDE) {
      const found = source.find(wanted, at, Math.min(at + STRIDE, to));
      if (found >= 0) return found;
      if (!(await goOn())) return undefined;
    }
  }
  return -1;
}

/** The first place on the index behind a node: JSON's places are three numbers wide. */
function startOf(source: TreeSource, wanted: number): number {
  return Math.ceil(wanted / source.stride) * source.stride;
}
