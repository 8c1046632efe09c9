/** Where the digits are within a text that contains base64. */
export interface Body {
  /** UTF-16 offset of the first digit; everything before it is ignored. */
  readonly start: number;
  readonly end: number;
  /** What ends the digits, if it follows them: a quote, `)`, `-----END` or `--`; '' if the digits run to the end. */
  readonly closer: string;
  /** The lowercase media type of a `data:` URI or an email header without parameters; '' if missing or malformed. */
  readonly mime: string;
  /** The digits are between `-----BEGIN …-----` and `-----END …-----`. */
  readonly pem: boolean;
  /** The digits follow the headers of an email's part. */
  readonly email?: true;
}

/** A header is never longer than this; everything after it is data. */
export const LONGEST_HEAD = 2_000;

/**
 * Finds the digits of a base64 `data:` URI (RFC 2397), bare, in quotes, in CSS's `url()` or in an `<img>`; of the first
 * PEM block (RFC 7468); of a part of an email with its headers (RFC 2045); otherwise takes the whole text.
 */
export function base64Body(text: string): Body {
  const head = text.slice(0, LONGEST_HEAD);
  const { start, closer, ...found } = dataUri(head) ??
    pem(head) ??
    email(head) ?? { start: 0, closer: '', mime: '', pem: false };
  const end = closer === '' ? -1 : text.indexOf(closer, start);
  return { start, end: end < 0 ? text.length : end, closer, ...found };
}

/**
 * Digits copied out of a JSON string: the escapes of line breaks and tabs become white space, and `\/` a slash. Each
 * still has two characters, so that positions in the text stay right.
 */
export const withoutJsonEscapes = (text: string): string =>
  text.includes('\\') ? text.replaceAll(/\\([nrt/])/g, (_, escaped) => (escaped === '/' ? ' /' : '  ')) : text;

type Found = Omit<Body, 'end'>;

/** Everything up to the comma, including what may precede the URI. None of the closing characters is a base64 digit. */
const DATA_URI = /^\s*(url\(\s*|<img\b[^>]*?\bsrc\s*=\s*(?=["']))?(["']?)data:([^,]*?);\s*base64\s*,/i;

function dataUri(head: string): Found | undefined {
  const [whole, around, quote = '', words = ''] = DATA_URI.exec(head) ?? [];
  if (whole === undefined) return undefined;
  const closer = quote || (around === undefined ? '' : ')');
  const mime = (words.split(';')[0] ?? '').trim().toLowerCase();
  return { start: whole.length, closer, mime: /^[\w.+-]+\/[\w.+-]+$/.test(mime) ? mime : '', pem: false };
}

function pem(head: string): Found | undefined {
  // Hyphens are base64url digits: without this, the BEGIN and END lines would be decoded as data.
  const begin = /^\s*-----BEGIN [^\r\n-]*-----/.exec(head);
  return begin ? { start: begin[0].length, closer: '-----END', mime: '', pem: true } : undefined;
}

/** A boundary, if it was copied, then headers with their folded lines, and the empty line that ends them. */
const EMAIL_HEADERS = /^\s*(?:--[^\r\n]*\r?\n)?(?:[\w-]+:[^\r\n]*\r?\n(?:[ \t]+[^\s][^\r\n]*\r?\n)*)+[ \t]*\r?\n/;

function email(head: string): Found | undefined {
  const [headers] = EMAIL_HEADERS.exec(head) ?? [];
  if (headers === undefined || !/^content-transfer-encoding:\s*base64\s*$/im.test(headers)) return undefined;
  const [, mime = ''] = /^content-type:\s*([\w.+-]+\/[\w.+-]+)/im.exec(headers) ?? [];
  // The next boundary starts with two hyphens, which aren't digits in an email.
  return { start: headers.length, closer: '--', mime: mime.toLowerCase(), pem: false, email: true };
}
