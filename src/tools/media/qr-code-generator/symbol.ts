/** A finished QR code: `dark[y * side + x]` is 1 for a dark module. */
export interface Symbol {
  readonly side: number;
  readonly dark: Uint8Array;
  readonly version: number;
  readonly ecc: Ecc;
}

export const LEVELS = ['L', 'M', 'Q', 'H'] as const;
export type Ecc = (typeof LEVELS)[number];

/** Bytes that version 40 holds at each level (ISO/IEC 18004:2015 table 7). */
export const MOST_BYTES: Readonly<Record<Ecc, number>> = { L: 2953, M: 2331, Q: 1663, H: 1273 };
/** Digits that version 40 holds at level L: no text is longer. */
const MOST_CHARACTERS = 7089;

export type NoSymbol = { readonly tooLong: number; readonly limit: number } | { readonly needs: number };

/**
 * The code of a text: UTF-8, no ECI, numbers and capitals in their own modes where that is shorter, the smallest version
 * that fits or the one asked for (1 to 40; 0: smallest). Too long gives the bytes used and the limit of that level.
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
    return tooLong; // The only refusal of `create` for a text that is not empty.
  }
  if (version !== 0 && version < smallest.version) return { needs: smallest.version };
  const made = version > smallest.version ? create(text, { errorCorrectionLevel: ecc, version }) : smallest;
  return { side: made.modules.size, dark: made.modules.data, version: made.version, ecc };
}

/** The level and those that mend more, in order. */
export const levelsFrom = (ecc: Ecc): readonly Ecc[] => LEVELS.slice(LEVELS.indexOf(ecc));
