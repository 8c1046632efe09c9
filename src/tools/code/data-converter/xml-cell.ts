import { encodeUtf8, type ByteWriter } from '../../../core/bytes/byte-writer';

const QUOTE = 0x22;
const SPACE = 0x20;
/** A character in an attribute may become six bytes (`&quot;`). */
const LONGEST = 6;

const escapesOf = (entities: Readonly<Record<string, string>>): readonly (Uint8Array | undefined)[] => {
  const escapes = Array.from<Uint8Array | undefined>({ length: 256 });
  for (const [character, escape] of Object.entries(entities)) escapes[character.charCodeAt(0)] = encodeUtf8(escape);
  return escapes;
};
const IN_TEXT = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
/** In attributes, line breaks and tabs would be read as spaces (XML 1.0 §3.3.3). */
const IN_ATTRIBUTE = { ...IN_TEXT, '"': '&quot;', '\n': '&#10;', '\t': '&#9;' };

/** Writes cells as XML text, or as attribute values in double quotes. */
export class XmlCells {
  /** Number of characters left out: those that XML 1.0 forbids even as a reference (§2.2, Char). */
  dropped = 0;
  private readonly escapes: readonly (Uint8Array | undefined)[];

  constructor(
    private readonly out: ByteWriter,
    attribute: boolean,
  ) {
    this.escapes = escapesOf(attribute ? IN_ATTRIBUTE : IN_TEXT);
  }

  /** Writes a cell, which must be valid UTF-8. `doubled`: two quotes in the source are one. */
  write(bytes: Uint8Array, start: number, end: number, doubled: boolean): void {
    const { out, escapes } = this;
    out.room((end - start) * LONGEST);
    const to = out.bytes;
    let { at } = out;
    for (let from = start; from < end; from++) {
      const byte = bytes[from]!;
      if (doubled && byte === QUOTE) from++;
      const escape = escapes[byte];
      if (escape) {
        to.set(escape, at);
        at += escape.length;
      } else if (byte < SPACE && byte !== 0x09 && byte !== 0x0a) {
        this.dropped++;
      } else if (byte === 0xef && bytes[from + 1] === 0xbf && bytes[from + 2]! >= 0xbe) {
        // U+FFFE and U+FFFF: EF BF BE and EF BF BF.
        this.dropped++;
        from += 2;
      } else {
        to[at++] = byte;
      }
    }
    out.at = at;
  }
}
