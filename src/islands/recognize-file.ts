import { detectFileType, SIGNATURE_BYTES } from '../core/bytes/file-signature';
import { looksLikeText, readTextFile } from '../core/bytes/read-text-file';
import type { PastedKind } from '../data/paste-targets';
import { recognize } from './recognize';

/** A longer text is judged by this many bytes at its beginning. */
const HEAD = 100_000;

/**
 * What a file is: pictures, videos and Word documents by their first bytes or their type, texts by what they contain;
 * 'file' if it is none of these, undefined if there is none.
 */
export async function recognizeFile(file: File | undefined): Promise<PastedKind | undefined> {
  if (!file) return undefined;
  const found = detectFileType(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
  for (const type of [found?.mime ?? '', file.type]) {
    const kind = FILE_TYPES.find(([, pattern]) => pattern.test(type))?.[0];
    if (kind) return kind;
  }
  if (file.size === 0 || !(await looksLikeText(file))) return 'file';
  return recognize((await readTextFile(file.slice(0, HEAD))) ?? '') ?? 'text';
}

const FILE_TYPES: readonly (readonly [PastedKind, RegExp])[] = [
  ['svg', /^image\/svg/],
  ['gif', /^image\/gif/],
  ['picture', /^image\//],
  ['video', /^video\//],
  ['document', /wordprocessingml/],
];
