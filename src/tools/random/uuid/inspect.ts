/** The information contained in a UUID (RFC 9562 §4.1, §4.2). */
export interface Findings {
  /** '1' to '15' for the RFC's variant, `nil`, `max`, or '' for other variants, which have no version field. */
  readonly version: string;
  readonly variant: 'ncs' | 'rfc' | 'microsoft' | 'future';
  /** ISO 8601 in UTC with milliseconds; versions 1, 6 and 7 only. */
  readonly timestamp?: string;
  readonly integer: bigint;
}

/**
 * A UUID in canonical form, or the error: the first wrong character with its column from 1, or the number of digits
 * found.
 */
export type Read =
  | { readonly uuid: string }
  | { readonly column: number; readonly character: string }
  | { readonly digits: number };

const WRAPPERS = [
  ['{', '}'],
  ['"', '"'],
  ["'", "'"],
] as const;
const URN = /^urn:uuid:/i;
const HYPHENS = [8, 13, 18, 23];

/**
 * Parses one UUID in any case, with or without hyphens, in braces or quotes, or after `urn:uuid:`. A comma or semicolon
 * after it, as in a list, is ignored.
 */
export function readUuid(text: string): Read {
  const lead = text.length - text.trimStart().length;
  let core = text.trim().replace(/\s*[,;]$/, '');
  let start = lead;
  const drop = (front: number, back: number) => {
    core = core.slice(front, core.length - back);
    start += front;
  };
  if (/[,;]$/.test(core)) drop(0, 1);
  for (const [open, close] of WRAPPERS) {
    if (core.length > 1 && core.startsWith(open) && core.endsWith(close)) drop(1, 1);
  }
  const urn = URN.exec(core);
  if (urn) drop(urn[0].length, 0);
  const hyphenated = core.includes('-');
  const length = hyphenated ? 36 : 32;
  for (let at = 0; at < core.length; at++) {
    const wanted = hyphenated && HYPHENS.includes(at) ? /-/ : /[0-9a-f]/i;
    if (at >= length || !wanted.test(core.charAt(at))) {
      const digits = core.replace(/[^0-9a-f]/gi, '').length;
      // With a digit too many or too few, no character is wrong; the hyphens only seem to be misplaced.
      if (/^[0-9a-f-]*$/i.test(core) && digits !== 32) return { digits };
      const column = Array.from(text.slice(0, start + at)).length + 1;
      return { column, character: String.fromCodePoint(core.codePointAt(at) ?? 0) };
    }
  }
  if (core.length < length) return { digits: core.replaceAll('-', '').length };
  return { uuid: hyphens(core.replaceAll('-', '').toLowerCase()) };
}

/** Inserts the four hyphens into 32 hexadecimal digits. */
const hyphens = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;

const NIL = 0n;
const MAX = 2n ** 128n - 1n;

/** Reads the fields of a UUID in canonical form. */
export function inspectUuid(uuid: string): Findings {
  const hex = uuid.replaceAll('-', '');
  const integer = BigInt(`0x${hex}`);
  const variant = variantOf(parseInt(hex.charAt(16), 16));
  if (integer === NIL || integer === MAX) return { version: integer === NIL ? 'nil' : 'max', variant, integer };
  if (variant !== 'rfc') return { version: '', variant, integer };
  const version = String(parseInt(hex.charAt(12), 16));
  const ms = timestampMs(version, hex);
  return { version, variant, integer, ...(ms !== undefined && { timestamp: new Date(ms).toISOString() }) };
}

/** Determined by the highest bits of the ninth byte: 0, 10, 110, 111. */
const variantOf = (digit: number): Findings['variant'] =>
  digit < 8 ? 'ncs' : digit < 12 ? 'rfc' : digit < 14 ? 'microsoft' : 'future';

/** Ticks of 100 ns from 1582-10-15, the epoch of versions 1 and 6, to 1970. */
const GREGORIAN_TICKS = 122_192_928_000_000_000n;

function timestampMs(version: string, hex: string): number | undefined {
  if (version === '7') return parseInt(hex.slice(0, 12), 16);
  const ticks =
    version === '1'
      ? hex.slice(13, 16) + hex.slice(8, 12) + hex.slice(0, 8)
      : version === '6'
        ? hex.slice(0, 12) + hex.slice(13, 16)
        : undefined;
  return ticks === undefined ? undefined : floorToMs(BigInt(`0x${ticks}`) - GREGORIAN_TICKS);
}

/** Rounds towards the past, before 1970 too. */
const floorToMs = (ticks: bigint): number => Number((ticks - (((ticks % 10_000n) + 10_000n) % 10_000n)) / 10_000n);
