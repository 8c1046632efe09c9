import { HTML4_NAMES, RENAMED } from '../../../data/html4-names';
import { WINDOWS_1252_HIGH } from '../../../data/windows-1252';
import { ByteWriter, encodeUtf8 } from '../../../core/bytes/byte-writer';

export const SCOPES = ['special', 'nonAscii', 'all'] as const;
export const STYLES = ['named', 'decimal', 'hex'] as const;

export interface Writing {
  /** Which characters become references: `& < > " '`, those and all from U+0080 up, or every character. */
  readonly scope: (typeof SCOPES)[number];
  /** `named`: HTML 4.01's name if there is one, otherwise decimal. */
  readonly style: (typeof STYLES)[number];
}

export interface Encoded {
  readonly text: string;
  /** Characters for which HTML has no reference; they stay as they are. */
  readonly kept: number;
}

const SPECIAL = new Set(Array.from('&<>"\'', (character) => character.charCodeAt(0)));

/**
 * Code points whose numeric reference a browser reads as another character (HTML Standard §13.2.5.80): NUL, and the
 * controls that are mapped to a windows-1252 character.
 */
const WITHOUT_REFERENCE = new Set([
  0,
  ...WINDOWS_1252_HIGH.map((codePoint, index) => (codePoint === 0x80 + index ? 0 : 0x80 + index)),
]);

/** The reference for a code point. `'` has no name, because HTML 4.01 had none for it. */
function referenceOf(codePoint: number, style: Writing['style']): string {
  const name = style === 'named' && !RENAMED.includes(codePoint) ? HTML4_NAMES.get(codePoint) : undefined;
  if (name !== undefined) return `&${name};`;
  return style === 'hex' ? `&#x${codePoint.toString(16).toUpperCase()};` : `&#${codePoint};`;
}

/**
 * Replaces each character in the scope with a reference; a lone surrogate becomes U+FFFD. Undefined if the result would
 * be longer than a string can be.
 */
export function encodeEntities(text: string, { scope, style }: Writing): Encoded | undefined {
  const bytes = encodeUtf8(text);
  const writer = new ByteWriter();
  const references = new Map<number, Uint8Array>();
  const ascii = Uint8Array.from({ length: 0x80 }, (_, byte) => Number(scope === 'all' || SPECIAL.has(byte)));
  let kept = 0;
  let copied = 0;
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at] ?? 0;
    const length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (lead < 0x80 ? !ascii[lead] : scope === 'special') {
      at += length;
      continue;
    }
    const codePoint = lead < 0x80 ? lead : codePointAt(bytes, at, length);
    if (WITHOUT_REFERENCE.has(codePoint)) {
      kept++;
    } else {
      let reference = references.get(codePoint);
      if (!reference) references.set(codePoint, (reference = encodeUtf8(referenceOf(codePoint, style))));
      if (copied < at) writer.copy(bytes, copied, at);
      writer.all(reference);
      if (writer.overflow) return undefined;
      copied = at + length;
    }
    at += length;
  }
  writer.copy(bytes, copied, bytes.length);
  return writer.overflow ? undefined : { text: writer.finish(), kept };
}

/**
 * The code point of a UTF-8 sequence of 2 to 4 bytes; the lead byte of n bytes has 7 − n bits of it, each continuation
 * byte six.
 */
function codePointAt(bytes: Uint8Array, at: number, length: number): number {
  let codePoint = (bytes[at] ?? 0) & (2 ** (7 - length) - 1);
  for (let next = 1; next < length; next++) codePoint = (codePoint << 6) | ((bytes[at + next] ?? 0) & 0x3f);
  return codePoint;
}
