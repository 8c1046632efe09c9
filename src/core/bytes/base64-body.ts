/** Where the digits are in a text that holds base64. */
export interface Body {
  /** UTF-16 units before the digits, and after which nothing is read. */
  readonly start: number;
  readonly end: number;
  /** What ends the digits where it stands behind them; '' for digits that go on to the end. */
  readonly closer: string;
  /** The media type of a `data:` URI in small letters without parameters; '' where there is none, or no right one. */
  readonly mime: string;
  /** The digits stand between `-----BEGIN …-----` and `-----END …-----`. */
  readonly pem: boolean;
}

/** A head is never longer: what comes after is data. */
export const LONGEST_HEAD = 2_000;

/**
 * The digits of a base64 `data:` URI (RFC 2397), bare, in quotes, in CSS's `url()` or in an `<img>`; of the first PEM block
 * (RFC 7468); or the whole text.
 */
export function base64Body(text: string): Body {
  const head = text.slice(0, LONGEST_HEAD);
  const { start, closer, ...found } = dataUri(head) ?? pem(head) ?? { start: 0, closer: '', mime: '', pem: false };
  const end = closer === '' ? -1 : text.indexOf(closer, start);
  return { start, end: end < 0 ? text.length : end, closer, ...found };
}

type Found = Omit<Body, 'end'>;

/** The words up to the comma, behind what may stand around the address. None of these closers is a digit. */
const DATA_URI = /^\s*(url\(\s*|<img\b[^>]*?\bsrc\s*=\s*(?=["']))?(["']?)data:([^,]*?);\s*base64\s*,/i;

function dataUri(head: string): Found | undefined {
  const [whole, around, quote = '', words = ''] = DATA_URI.exec(head) ?? [];
  if (whole === undefined) return undefined;
  const closer = quote || (around === undefined ? '' : ')');
  const mime = (words.split(';')[0] ?? '').trim().toLowerCase();
  return { start: whole.length, closer, mime: /^[\w.+-]+\/[\w.+-]+$/.test(mime) ? mime : '', pem: false };
}

function pem(head: string): Found | undefined {
  // Hyphens are digits of base64url: read as such, the two lines would give bytes that nobody wrote.
  const begin = /^\s*-----BEGIN [^\r\n-]*-----/.exec(head);
  return begin ? { start: begin[0].length, closer: '-----END', mime: '', pem: true } : undefined;
}
