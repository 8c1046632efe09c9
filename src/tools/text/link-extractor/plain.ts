/** A link found in a text: UTF-16 offsets, and its kind. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly kind: 'web' | 'email';
  /** A host without a scheme. */
  readonly bare: boolean;
}

/** Finds `example.com` and similar in a piece of text without other links. */
export type FindBare = (text: string) => readonly { readonly start: number; readonly end: number }[];

const SCHEME = /(?<![A-Za-z0-9])(?:https?|ftp):\/\//gi;
/** White space and quotes end a URL, and so does the punctuation of Chinese and Japanese. */
const END = /[\s<>"`。，、；！？「」『』《》]/u;
const CLOSES: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
/** Quotes close in one language with what opens them in another: „a“, »a«. */
const TRAILING = '.,;:!?\'"…“”‘’«»';
/** Characters that may surround a URL: one that precedes it also ends it. */
const AROUND = "'*_~|";

/**
 * Finds URLs with http, https or ftp, and email addresses, in the order of the text. Punctuation at a URL's end, and a
 * closing bracket without its opening one, do not belong to it; `bare` also finds hosts without a scheme.
 */
export function findLinks(text: string, bare?: FindBare): Found[] {
  const found: Found[] = [];
  let from = 0;
  const between = (start: number, end: number): void => {
    if (end <= start) return;
    const run = text.slice(start, end);
    const emails = findEmails(run);
    const hosts = (bare?.(run) ?? []).filter(
      (host) => !emails.some((email) => email.start < host.end && host.start < email.end),
    );
    const all: Found[] = [
      ...emails.map((email) => ({ ...email, kind: 'email' as const, bare: false })),
      ...hosts.map((host) => ({ ...host, kind: 'web' as const, bare: true })),
    ].toSorted((one, other) => one.start - other.start);
    for (const one of all) found.push({ ...one, start: one.start + start, end: one.end + start });
  };
  SCHEME.lastIndex = 0;
  for (let match = SCHEME.exec(text); match; match = SCHEME.exec(text)) {
    const start = match.index;
    const end = addressEnd(text, start, start + match[0].length);
    if (end === start + match[0].length) continue;
    between(from, start);
    found.push({ start, end, kind: 'web', bare: false });
    from = SCHEME.lastIndex = end;
  }
  between(from, text.length);
  return found;
}

function addressEnd(text: string, start: number, first: number): number {
  const before = text.charAt(start - 1);
  const around = before !== '' && AROUND.includes(before) ? before : undefined;
  const open: Record<string, number> = {};
  let end = first;
  for (; end < text.length; end++) {
    const character = text.charAt(end);
    if (END.test(character) || (around === "'" && character === "'") || (around === '|' && character === '|')) break;
    const opener = CLOSES[character];
    if (opener !== undefined) {
      if (!open[opener]) break;
      open[opener]--;
    } else if ('([{'.includes(character)) open[character] = (open[character] ?? 0) + 1;
  }
  while (end > first && (TRAILING.includes(text.charAt(end - 1)) || text.charAt(end - 1) === around)) end--;
  return end;
}

/** The maximum length of the name before the @ (RFC 5321 §4.5.3.1.1). */
const LONGEST_NAME = 64;
const NAME = /[\p{L}\p{M}\p{N}._%+'-]/u;
const HOST =
  /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)+/uy;
const TOP = /\.(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu;

function findEmails(text: string): { start: number; end: number }[] {
  const emails: { start: number; end: number }[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > from && at - start < LONGEST_NAME && NAME.test(text.charAt(start - 1))) start--;
    while (start < at && ".'%+-".includes(text.charAt(start))) start++;
    if (start === at || text.charAt(at - 1) === '.') continue;
    HOST.lastIndex = at + 1;
    const host = HOST.exec(text)?.[0] ?? '';
    if (!TOP.test(host)) continue;
    emails.push({ start, end: at + 1 + host.length });
    from = at = at + host.length;
  }
  return emails;
}

/** The label of a Markdown link whose URL begins at `start`; '' if there is none. */
export function labelBefore(text: string, start: number): string {
  const close = text.charAt(start - 1) === '<' ? start - 2 : start - 1;
  if (text.slice(close - 1, close + 1) !== '](') return '';
  const LONGEST_LABEL = 300;
  let depth = 1;
  for (let at = close - 2; at >= Math.max(0, close - LONGEST_LABEL); at--) {
    const character = text.charAt(at);
    if (character === ']') depth++;
    else if (character === '[' && --depth === 0) return text.slice(at + 1, close - 1);
  }
  return '';
}
