import { ByteWriter, encodeUtf8 } from '../../../core/bytes/byte-writer';

export const BASES = ['16', '2', '8', '10'] as const;
export const SEPARATORS = ['none', 'space', 'comma', 'colon', 'newline'] as const;
export const PREFIXES = ['none', '0x', '\\x', '0b'] as const;

export type Base = (typeof BASES)[number];

export interface Layout {
  readonly base: Base;
  readonly separator: (typeof SEPARATORS)[number];
  /** Written before each byte. */
  readonly prefix: (typeof PREFIXES)[number];
  /** For hexadecimal digits. */
  readonly uppercase: boolean;
  /** 0 means one line. */
  readonly bytesPerLine: number;
}

/** The minimum number of digits per byte; decimal numbers are not padded. */
const WIDTHS = { '16': 2, '2': 8, '8': 3, '10': 0 } as const;
const BETWEEN = { none: '', space: ' ', comma: ',', colon: ':', newline: '\n' } as const;

/**
 * Writes each byte as digits of the base, with leading zeros except in base 10. At the end of a line, a comma or colon
 * stays before the break, as in C and OpenSSL; a space is dropped. Undefined if the result would be longer than a
 * string can be.
 */
export function writeBytes(
  bytes: Uint8Array,
  { base, separator, prefix, uppercase, bytesPerLine }: Layout,
): string | undefined {
  const between = BETWEEN[separator];
  const written = Array.from({ length: 256 }, (_, byte) => {
    const digits = byte.toString(Number(base)).padStart(WIDTHS[base], '0');
    return encodeUtf8((prefix === 'none' ? '' : prefix) + (uppercase ? digits.toUpperCase() : digits));
  });
  const gap = encodeUtf8(between);
  const lineEnd = encodeUtf8(`${between.trim()}\n`);
  const perLine = separator === 'newline' || bytesPerLine === 0 ? Infinity : bytesPerLine;
  const writer = new ByteWriter();
  let inLine = 0;
  for (let index = 0; index < bytes.length; index++) {
    if (inLine === perLine) {
      writer.all(lineEnd);
      inLine = 0;
    } else if (index > 0 && gap.length > 0) {
      writer.all(gap);
    }
    writer.all(written[bytes[index] ?? 0] ?? gap);
    inLine++;
    if (writer.overflow) return undefined;
  }
  return writer.finish();
}
