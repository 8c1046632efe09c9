export interface Candidate {
  readonly url: string;
  /** Pixels of width, or the pixel density; 1 without a descriptor. */
  readonly size: number;
}

/**
 * The candidates of a srcset attribute, in order: the parsing algorithm of the HTML Standard (§4.8.4.3.10), so that commas
 * inside addresses and parentheses are no separators. Candidates with an invalid descriptor are left out.
 */
export function parseSrcset(srcset: string): Candidate[] {
  const candidates: Candidate[] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(srcset) ?? [];
    at += found.length;
    return found;
  };
  for (;;) {
    take(/[\s,]*/y);
    if (at >= srcset.length) return candidates;
    const typed = take(/\S+/y);
    const url = typed.replace(/,+$/, '');
    // A comma right after the address ends the candidate.
    const descriptors = typed === url ? take(/(?:\([^)]*\)?|[^,(])*/y).trim() : '';
    const size = sizeOf(descriptors);
    if (url !== '' && size !== undefined) candidates.push({ url, size });
  }
}

/** '2x' is 2 and '640w' is 640; a height is allowed beside a width. Undefined if the descriptors are invalid. */
function sizeOf(descriptors: string): number | undefined {
  if (descriptors === '') return 1;
  let size: number | undefined;
  for (const one of descriptors.split(/\s+/)) {
    const [, number = '', unit = ''] = /^(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)([wxh])$/i.exec(one) ?? [];
    if (unit === '' || Number(number) < 0) return undefined;
    if (unit !== 'h') size = Number(number);
  }
  return size;
}

/** The addresses of a srcset: all of them, or only that of the largest candidate. */
export function srcsetUrls(srcset: string, onlyLargest: boolean): string[] {
  const candidates = parseSrcset(srcset);
  if (!onlyLargest) return candidates.map(({ url }) => url);
  const most = Math.max(...candidates.map(({ size }) => size));
  return candidates
    .filter(({ size }) => size === most)
    .slice(0, 1)
    .map(({ url }) => url);
}
