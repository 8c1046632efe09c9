/** Where the digits are in a text that holds base64. */
export interface Body {
  /** UTF-16 units before the digits, and after which nothing is read. */
  readonly start: number;
  readonly end: number;
  /** The media type of a `data:` URI in small letters without parameters; '' where there is none, or no right one. */
  readonly mime: string;
  /** The digits stand between `-----BEGIN …-----` and `-----END …-----`. */
  readonly pem: boolean;
}

/** A head is never longer: what comes after is data. */
export const LONGEST_HEAD = 2_000;

/** The digits of a base64 `data:` URI (RFC 2397), of the first PEM block (RFC 7468), or the whole text. */
export function base64Body(text: string): Body {
  const head = text.slice(0, LONGEST_HEAD);
  return dataUri(head, text.length) ?? pem(head, text) ?? { start: 0, end: text.length, mime: '', pem: false };
}

function dataUri(head: string, end: number): Body | undefined {
  const comma = head.indexOf(',');
  const words = head.slice(0, Math.max(0, comma)).trim();
  if (!/^data:/i.test(words) || !/;\s*base64$/i.test(words)) return undefined;
  const mime = (words.slice('data:'.length).split(';')[0] ?? '').trim().toLowerCase();
  return { start: comma + 1, end, mime: /^[\w.+-]+\/[\w.+-]+$/.test(mime) ? mime : '', pem: false };
}

function pem(head: string, text: string): Body | undefined {
  // Hyphens are digits of base64url: read as such, the two lines would give bytes that nobody wrote.
  const begin = /^\s*-----BEGIN [^\r\n-]*-----/.exec(head);
  if (!begin) return undefined;
  const start = begin[0].length;
  const end = text.indexOf('-----END', start);
  return { start, end: end < 0 ? text.length : end, mime: '', pem: true };
}
