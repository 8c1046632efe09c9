import { note, problem } from '../../../kinds/contract';
import { LONGEST_HEAD, base64Body } from '../../../core/bytes/base64-body';
import { withoutBom, type Bytes } from '../../../core/bytes/bytes';
import { place } from '../../../core/text/line-column';
import { encodingOf, readTextFile } from '../../../core/bytes/read-text-file';
import { BLOCK_BYTES, decoder, isFlaw, type Flaw, type Style } from '../../../formats/rfc4648';
import { flawOf } from '../../../formats/rfc4648/rfc4648-strings';
import { SNIFFED_BYTES, extensionOf, sniff } from '../../../core/bytes/file-signature';

export interface Reading extends Pick<Style, 'scheme' | 'hexAlphabet'> {
  /** What the file shall be called; '' for `decoded` with the extension of its type. */
  readonly fileName: string;
}

/** A text file up to here is read at once. */
const SMALL = 1_000_000;

/**
 * Base64 or base32 text as the file it stands for, with its size, media type and SHA-256. What stands around a `data:` URI
 * and a PEM block's first and last line are no digits. Refused, with its place, as in base64 decode: what is no digit, what
 * follows the padding, a number of digits that no bytes give. A file of no known type is given all the same.
 */
export async function decodeFile(
  given: string | Blob,
  { fileName, ...style }: Reading,
  progress: (part: number) => void,
) {
  const { Gatherer, blocks, hasher, holds } = await import('../../../core/bytes/file-blocks');
  const field = typeof given === 'string' ? 'input' : 'file';
  try {
    const source = await textOf(given);
    if (typeof source === 'string' && !/\S/.test(source)) return { empty: true };
    const { text: first, bom } = withoutBom(typeof source === 'string' ? source : await headOf(source));
    const whole = { start: 0, end: first.length, closer: '', mime: '', pem: false };
    const body = style.scheme === 'base64' ? base64Body(first) : whole;
    const digits =
      typeof source === 'string' || body.end < first.length
        ? new Blob([first.slice(body.start, body.end)])
        : await digitsOfFile(source, first.slice(0, body.start), bom, body.closer);
    const reader = decoder(style, place(first, body.start));
    const decoded = new Gatherer();
    const hash = hasher();
    let head: Bytes | undefined;
    let read = 0;
    for await (const block of blocks(digits, BLOCK_BYTES)) {
      const bytes = reader.push(block);
      if (isFlaw(bytes)) return problemOf(bytes, style, field);
      if (bytes.length > 0) head ??= bytes;
      hash.push(bytes);
      decoded.push(bytes);
      read += block.length;
      progress(read / digits.size);
    }
    const ending = reader.end();
    if (isFlaw(ending)) return problemOf(ending, style, field);
    const { type, known } = typeOf(head ?? new Uint8Array(0), body.mime);
    const blob = decoded.blob(harmless(type));
    const name = fileNameOf(fileName) || `decoded.${extensionOf(type) ?? 'bin'}`;
    if (!(await holds(blob))) return problem('noRoom', { name }, field);
    return {
      result: [{ name, blob }],
      size: blob.size,
      type,
      sha256: hash.hex(),
      notes: [
        bom && note('bom'),
        body.pem && note('pem'),
        ending.looseBits && note('looseBits'),
        ending.oddPadding && note('oddPadding'),
        !known && blob.size > 0 && note('unknownType'),
        body.mime !== '' && body.mime !== type && note('otherType', { said: body.mime, type }),
      ],
    };
  } catch (error) {
    if (error instanceof DOMException)
      return problem('error.fileRead', { name: given instanceof File ? given.name : '' }, 'file');
    throw error;
  }
}

/** A text file that is small, or written in UTF-16, as a string; a larger one stays a file, which is read in blocks. */
async function textOf(given: string | Blob): Promise<string | Blob> {
  if (typeof given === 'string') return given;
  const wide = (await encodingOf(given.slice(0, 2))).startsWith('utf-16');
  return wide || given.size <= SMALL ? ((await readTextFile(given)) ?? given.text()) : given;
}

const headOf = async (file: Blob): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.slice(0, LONGEST_HEAD).arrayBuffer());

/** A file's digits: behind what stands before them, and up to the closer where one stands near the file's end. */
async function digitsOfFile(file: Blob, before: string, bom: boolean, closer: string): Promise<Blob> {
  const start = new TextEncoder().encode(`${bom ? '\uFEFF' : ''}${before}`).length;
  const tailAt = Math.max(start, file.size - LONGEST_HEAD);
  const tail = await file.slice(tailAt).text();
  const end = closer === '' ? -1 : tail.indexOf(closer);
  // Digits are ASCII: as many units as bytes.
  return file.slice(start, end < 0 ? undefined : tailAt + end);
}

/** Types that hold others: what a data: URI says of its inside is truer. */
const CONTAINERS = new Set(['application/zip', 'application/xml', 'application/ogg', 'video/matroska', 'video/mp4']);

function typeOf(bytes: Uint8Array, said: string): { type: string; known: boolean } {
  const found = sniff(bytes)?.mime;
  if (said !== '' && (found === undefined || CONTAINERS.has(found))) return { type: said, known: true };
  if (found !== undefined) return { type: found, known: true };
  const plain = isText(bytes.subarray(0, SNIFFED_BYTES));
  return { type: plain ? 'text/plain' : 'application/octet-stream', known: plain };
}

/** UTF-8 without control characters other than tabs and line breaks; a character cut off at the end does no harm. */
function isText(head: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    // oxlint-disable-next-line no-control-regex
    return text !== '' && !/[\0-\x08\x0E-\x1A\x1C-\x1F\x7F]/.test(text);
  } catch {
    return false;
  }
}

/** A page that is opened from its link would run on our address: only what can be previewed keeps its type. */
const harmless = (type: string): string =>
  /^(image|audio|video)\/|^application\/pdf$|^text\/plain$/.test(type) ? type : 'application/octet-stream';

/** A name without folders and without what file systems refuse. */
const fileNameOf = (typed: string): string =>
  // oxlint-disable-next-line no-control-regex
  (typed.split(/[\\/]/).at(-1) ?? '').replace(/[\0-\x1F<>:"|?*]/g, '_').trim();

function problemOf(flaw: Flaw, style: Pick<Style, 'scheme' | 'hexAlphabet'>, field: string) {
  const { code, blanks } = flawOf(flaw, style);
  return problem(code, blanks, field);
}
