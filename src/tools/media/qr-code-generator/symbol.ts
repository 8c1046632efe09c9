/** A finished QR code: `dark[y * side + x]` is 1 for a dark module. */
export interface Symbol {
  readonly side: number;
  readonly dark: Uint8Array;
  readonly version: number;
  readonly ecc: Ecc;
}

export const LEVELS = ['L', 'M', 'Q', 'H'] as const;
export type Ecc = (typeof LEVELS)[number];

/** The capacity of version 40 in bytes at each level (ISO/IEC 18004:2015 table 7). */
export const MOST_BYTES: Readonly<Record<Ecc, number>> = { L: 2953, M: 2331, Q: 1663, H: 1273 };
/** The capacity of version 40 in digits at level L: no longer text fits. */
const MOST_CHARACTERS = 7089;

export type NoSymbol = { readonly tooLong: number; readonly limit: number } | { readonly needs: number };

/**
 * Encodes a text: UTF-8, no ECI, with numeric and alphanumeric modes where that is shorter, in the smallest version
 * that fits or the chosen one (1 to 40; 0: smallest). Refuses a text that is too long, with its bytes and the limit of
 * the level, and a version that is too small.
 */
export async function symbolOf(payload: string, ecc: Ecc, version: number): Promise<Symbol | NoSymbol> {
  const { create } = await import('qrcode');
  const text = payload.toWellFormed();
  const bytes = new TextEncoder().encode(text).length;
  const tooLong = { tooLong: bytes, limit: MOST_BYTES[ecc] };
  if (text.length > MOST_CHARACTERS) return tooLong;
  let smallest;
  try {
    smallest = create(text, { errorCorrectionLevel: ecc });
  } catch {
    return tooLong; // The only error that `create` throws for a nonempty text.
  }
  if (version !== 0 && version < smallest.version) return { needs: smallest.version };
  const made = version > smallest.version ? create(text, { errorCorrectionLevel: ecc, version }) : smallest;
  return { side: made.modules.size, dark: made.modules.data, version: made.version, ecc };
}

/** This level and those with more error correction, in order. */
export const levelsFrom = (ecc: Ecc): readonly Ecc[] => LEVELS.slice(LEVELS.indexOf(ecc));
