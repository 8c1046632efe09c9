/** One attempt: what was tried, and the file it made. */
export interface Attempt<Made> {
  readonly quality: number;
  readonly made: Made;
}

/** Steps of 10% by which a picture shrinks when no quality is enough. */
export const SCALES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];

/**
 * The highest quality, 1 to 100, whose file is at most `limit` bytes: a binary search, so at most 7 tries. Undefined: not
 * even quality 1 is small enough. `smallest` is the least size seen.
 */
export async function highestQuality<Made extends { readonly length: number }>(
  limit: number,
  make: (quality: number) => Promise<Made>,
): Promise<{ readonly found?: Attempt<Made>; readonly smallest: number }> {
  let low = 1;
  let high = 100;
  let found: Attempt<Made> | undefined;
  let smallest = Infinity;
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
 * A file of at most `limit` bytes: the highest quality at full size, else at 90%, 80% … 10%. At the smaller sizes quality
 * 1 is tried first, so that a size that cannot do costs one try. Without `found`, `smallest` is the least that was reached.
 */
export async function intoLimit<Made extends { readonly length: number }>(
  limit: number,
  makeAt: (scale: number) => Promise<(quality: number) => Promise<Made>>,
): Promise<{ readonly found?: Attempt<Made> & { readonly scale: number }; readonly smallest: number }> {
  let least = Infinity;
  for (const scale of [1, ...SCALES]) {
    const make = await makeAt(scale);
    if (scale < 1) {
      const worst = await make(1);
      least = Math.min(least, worst.length);
      if (worst.length > limit) continue;
    }
    const { found, smallest } = await highestQuality(limit, make);
    least = Math.min(least, smallest);
    if (found) return { found: { ...found, scale }, smallest: least };
  }
  return { smallest: least };
}

/** How much smaller a file became, in percent of the original to one decimal; negative where it grew. */
export const savedPercent = (originalBytes: number, bytes: number): number =>
  originalBytes === 0 ? 0 : Math.round((1 - bytes / originalBytes) * 1000) / 10;
