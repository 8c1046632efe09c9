export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'iso-8859-2',
  'windows-1251',
  'koi8-r',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type EncodingName = (typeof ENCODINGS)[number];

/** How much of a file is read to recognize UTF-16 and binary files. */
export const HEAD = 65_536;
/** In UTF-16 text in a Latin script nearly half of the bytes are NUL; in mixed texts fewer. */
const MANY = 0.2;
const FEW = 0.01;

const MARKS: readonly (readonly [EncodingName, readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
];

/** The encoding whose byte order mark these bytes begin with. */
export const markedAs = (head: Uint8Array): EncodingName | undefined =>
  MARKS.find(([, mark]) => mark.every((byte, at) => head[at] === byte))?.[0];

/**
 * The encoding that the first bytes suggest. `utf-8` still has to be verified; if the file isn't valid UTF-8, it is
 * windows-1252.
 */
export function sniffEncoding(head: Uint8Array): EncodingName | 'binary' {
  const marked = markedAs(head);
  if (marked) return marked;
  if (!head.includes(0)) return 'utf-8';
  if (looksWide(head, 1)) return 'utf-16le';
  return looksWide(head, 0) ? 'utf-16be' : 'binary';
}

/** Whether many characters have a zero in their upper half, which is the first or second byte (`upper`). */
function looksWide(head: Uint8Array, upper: 0 | 1): boolean {
  const pairs = Math.floor(head.length / 2);
  let [latin, odd] = [0, 0];
  for (let at = 0; at < 2 * pairs; at += 2) {
    const low = head[at + 1 - upper] ?? 0;
    if (head[at + upper] === 0) latin++;
    // Control characters that no text contains: in a short binary file, some zeros are in the right places by chance.
    const control = head[at + upper] === 0 && low < 0x20 && (low < 0x09 || low > 0x0d) && low !== 0x1b;
    if (low === 0 || control) odd++;
  }
  return latin > MANY * pairs && odd < FEW * pairs;
}

export const isWide = (encoding: EncodingName): boolean => encoding === 'utf-16le' || encoding === 'utf-16be';
