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
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros.map((count) => count / (head.length / 2));
  if (odd > MANY && even < FEW) return 'utf-16le';
  if (even > MANY && odd < FEW) return 'utf-16be';
  return 'binary';
}

export const isWide = (encoding: EncodingName): boolean => encoding === 'utf-16le' || encoding === 'utf-16be';
