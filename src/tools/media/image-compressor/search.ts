/** One attempt: the quality, and the file it produced. */
export interface Attempt<Made> {
  readonly quality: number;
  readonly made: Made;
}

/** The scales that are tried if no quality is sufficient, in steps of 10%. */
export const SCALES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];

/**
 * Finds the highest quality, 1 to 100, whose file is at most `limit` bytes: a binary search of at most 7 tries. With
 * `topFirst`, 100 is tried before: a lossless PNG may be smaller than one with fewer, dithered colors. `found` is
 * undefined if even quality 1 is too large. `smallest` is the smallest size seen.
 */
export async function highestQuality<Made extends { readonly length: number }>(
  limit: number,
  make: (quality: number) => Promise<Made>,
  topFirst = false,
): Promise<{ readonly found?: Attempt<Made>; readonly smallest: number }> {
  let low = 1;
  let high = 100;
  let found: Attempt<Made> | undefined;
  let smallest = Infinity;
  if (topFirst) {
    const made = await make(high);
    smallest = made.length;
    if (made.length <= limit) return { found: { quality: high, made }, smallest };
    high--;
  }
  while (low <= high) {
    const quality = Math.floor((low + high) / 2);
    const made = await make(quality);
    smallest = Math.min(smallest, made.length);
    if (made.length <= limit) {
      found = { quality, made };
      low = quality + 1;
    } else high = quality - 1;
  }
  return { ...(found && { found }), smallest };
}

/**
 * Finds a file of at most `limit` bytes: the highest quality at full size, otherwise at 90%, 80% … 10%. At the smaller
 * sizes, quality 1 is tried first, so that an unsuitable size costs only one try. Without `found`, `smallest` is the
 * smallest size reached.
 */
export async function intoLimit<Made extends { readonly length: number }>(
  limit: number,
  makeAt: (scale: number) => Promise<(quality: number) => Promise<Made>>,
  topFirst = false,
): Promise<{ readonly found?: Attempt<Made> & { readonly scale: number }; readonly smallest: number }> {
  let least = Infinity;
  for (const scale of [1, ...SCALES]) {
    const make = await makeAt(scale);
    if (scale < 1) {
      const worst = await make(1);
      least = Math.min(least, worst.length);
      if (worst.length > limit) continue;
    }
    const { found, smallest } = await highestQuality(limit, make, topFirst);
    least = Math.min(least, smallest);
    if (found) return { found: { ...found, scale }, smallest: least };
  }
  return { smallest: least };
}

/** How much smaller a file became, in percent of the original, with one decimal place; negative if it grew. */
export const savedPercent = (originalBytes: number, bytes: number): number =>
  originalBytes === 0 ? 0 : Math.round((1 - bytes / originalBytes) * 1000) / 10;
