import type { TreeSource } from './source';

/** At most this many positions are searched before the page can respond. */
const STRIDE = 30_000;

/**
 * The next node after this one that contains the lowercase text `wanted`, wrapping around at the end; −1 if there is
 * none. Undefined if `goOn` returned false, because another search has begun or another text is shown.
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

/** The first index position after a node: JSON nodes are three numbers wide. */
function startOf(source: TreeSource, wanted: number): number {
  return Math.ceil(wanted / source.stride) * source.stride;
}
