import { note, problem } from '../../../kinds/contract';
import { LONGEST_HEAD, base64Body, withoutJsonEscapes, type Body } from '../../../core/bytes/base64-body';
import { withoutBom, type Bytes } from '../../../core/bytes/bytes';
import { lineColumn } from '../../../core/text/line-column';
import { encodingOf, readTextFile } from '../../../core/bytes/read-text-file';
import { BLOCK_BYTES, decoder, isFlaw, type Flaw, type Style } from '../../../formats/rfc4648';
import { flawOf } from '../../../formats/rfc4648/flaw-message';
import { SIGNATURE_BYTES, extensionOf, detectFileType } from '../../../core/bytes/file-signature';

export interface Reading extends Pick<Style, 'scheme' | 'hexAlphabet'> {
  /** The name of the decoded file; '' means `decoded` with the extension of its type. */
  readonly fileName: string;
}

/** Text files up to this many bytes are read in one piece. */
const SMALL = 1_000_000;

/**
 * Decodes base64 or base32 text to a file, with its size, media type and SHA-256. Text around a `data:` URI, the
 * headers of an email's part, and the first and last line of a PEM block are skipped, and so are the escapes of line
 * breaks in pasted JSON. Refused, with the position, as in base64 decode: a character that
 * isn't a digit, characters after the padding, and a number of digits that no bytes encode to. A file of unknown type
 * is returned too.
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
    const whole: Body = { start: 0, end: first.length, closer: '', mime: '', pem: false };
    const body = style.scheme === 'base64' ? base64Body(first) : whole;
    const digits =
      typeof source === 'string' || body.end < first.length
        ? new Blob([first.slice(body.start, body.end)])
        : await digitsOfFile(source, first.slice(0, body.start), bom, body.closer);
    const reader = decoder(style, lineColumn(first, body.start));
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
    const { type, known, extension } = typeOf(head ?? new Uint8Array(0), body.mime);
    const blob = decoded.blob(harmless(type));
    const name = fileNameOf(fileName) || `decoded.${extension}`;
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
        body.mime !== '' && body.mime !== type && !body.email && note('otherType', { said: body.mime, type }),
      ],
    };
  } catch (error) {
    if (error instanceof DOMException)
      return problem('error.fileRead', { name: given instanceof File ? given.name : '' }, 'file');
    throw error;
  }
}

/** A small text file, or one in UTF-16, as a string; a larger one stays a file, which is read in blocks. */
async function textOf(given: string | Blob): Promise<string | Blob> {
  if (typeof given === 'string') return withoutJsonEscapes(given);
  const wide = (await encodingOf(given.slice(0, 2))).startsWith('utf-16');
  return wide || given.size <= SMALL ? ((await readTextFile(given)) ?? given.text()) : given;
}

const headOf = async (file: Blob): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.slice(0, LONGEST_HEAD).arrayBuffer());

/**
 * The digits of a file: from the end of the prefix to the closing delimiter, if there is one near the end of the file.
 */
async function digitsOfFile(file: Blob, before: string, bom: boolean, closer: string): Promise<Blob> {
  const start = new TextEncoder().encode(`${bom ? '\uFEFF' : ''}${before}`).length;
  const tailAt = Math.max(start, file.size - LONGEST_HEAD);
  const tail = await file.slice(tailAt).text();
  const end = closer === '' ? -1 : tail.indexOf(closer);
  // Digits are ASCII, so the number of UTF-16 units equals the number of bytes.
  return file.slice(start, end < 0 ? undefined : tailAt + end);
}

/** Container formats: the type that a data: URI declares is more specific than the detected one. */
const CONTAINERS = new Set(['application/zip', 'application/xml', 'application/ogg', 'video/matroska', 'video/mp4']);

const ANY_BYTES = 'application/octet-stream';

function typeOf(bytes: Uint8Array, declared: string): { type: string; known: boolean; extension: string } {
  const found = detectFileType(bytes);
  if (found && (declared === '' || declared === ANY_BYTES || !CONTAINERS.has(found.mime)))
    return { type: found.mime, known: true, extension: extensionOf(found.mime) ?? found.extension };
  if (declared !== '')
    return { type: declared, known: true, extension: extensionOf(declared) ?? found?.extension ?? 'bin' };
  const plain = isText(bytes.subarray(0, SIGNATURE_BYTES));
  return { type: plain ? 'text/plain' : ANY_BYTES, known: plain, extension: plain ? 'txt' : 'bin' };
}

/** UTF-8 without control characters other than tabs and line breaks; a character cut off at the end is allowed. */
function isText(head: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    // oxlint-disable-next-line no-control-regex
    return text !== '' && !/[\0-\x08\x0E-\x1A\x1C-\x1F\x7F]/.test(text);
  } catch {
    return false;
  }
}

/** An HTML page opened from its link would run on our origin, so only types that can be previewed are kept. */
const harmless = (type: string): string =>
  /^(image|audio|video)\/|^application\/pdf$|^text\/plain$/.test(type) ? type : ANY_BYTES;

/** A file name without folders and without the characters that file systems refuse. */
const fileNameOf = (typed: string): string =>
  // oxlint-disable-next-line no-control-regex
  (typed.split(/[\\/]/).at(-1) ?? '').replace(/[\0-\x1F<>:"|?*]/g, '_').trim();

function problemOf(flaw: Flaw, style: Pick<Style, 'scheme' | 'hexAlphabet'>, field: string) {
  const { code, blanks } = flawOf(flaw, style);
  return problem(code, blanks, field);
}
