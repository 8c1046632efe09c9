import { note, problem } from '../../../kinds/contract';
import { BLOCK_BYTES, encoder, type Style } from '../../../formats/rfc4648';
import { SIGNATURE_BYTES, detectFileType } from '../../../core/bytes/file-signature';

export interface Writing extends Style {
  /** What surrounds the digits: nothing, a `data:` URI (RFC 2397), a CSS `url()` with that URI, or an `<img>`. */
  readonly format: 'plain' | 'dataUri' | 'css' | 'img';
}

/** A text of more digits is returned as a Blob. */
const LONGEST_STRING = 1_000_000;

/**
 * Encodes files as base64 or base32 text, each with its size, media type and SHA-256. All texts are in `files`; the
 * text of a single file is `result` as well. In a `data:` URI the digits are plain base64 on one line, because other
 * forms are not valid there.
 */
export async function encodeFiles(files: readonly File[], writing: Writing, progress: (part: number) => void) {
  const total = files.reduce((sum, file) => sum + file.size, 0);
  const name: string[] = [];
  const size: number[] = [];
  const type: string[] = [];
  const sha256: string[] = [];
  const texts: Blob[] = [];
  let before = 0;
  const { holds } = await import('../../../core/bytes/file-blocks');
  for (const file of files) {
    const done = before;
    const encoded = await encodeFile(file, writing, (bytes) => progress((done + bytes) / Math.max(1, total)));
    if (!encoded) return problem('error.fileRead', { name: file.name }, 'input');
    if (!(await holds(encoded.text))) return problem('noRoom', { name: file.name }, 'input');
    name.push(file.name);
    size.push(file.size);
    type.push(encoded.type);
    sha256.push(encoded.sha256);
    texts.push(encoded.text);
    before += file.size;
  }
  const pictures = writing.format === 'img' && writing.scheme === 'base64';
  const other = pictures ? type.findIndex((one) => !one.startsWith('image/')) : -1;
  const [only] = texts;
  const single = texts.length === 1 && only;
  return {
    ...(single && { result: single.size > LONGEST_STRING ? single : await single.text() }),
    files: distinct(
      name.map((one) => `${one}.${writing.scheme}.txt`),
      texts,
    ),
    name,
    size,
    type,
    sha256,
    notes: [other >= 0 && note('notImage', { name: name[other] ?? '', type: type[other] ?? '' })],
  };
}

/** Undefined if the browser could not read the whole file. */
async function encodeFile(file: File, { format, ...style }: Writing, done: (bytes: number) => void) {
  const { Gatherer, blocks, hasher } = await import('../../../core/bytes/file-blocks');
  const wrapped = style.scheme === 'base64' && format !== 'plain';
  const coder = encoder(wrapped ? { ...style, urlSafe: false, wrap: 0 } : style);
  const digits = new Gatherer();
  const hash = hasher();
  try {
    const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    const type = mediaType(file.type) ?? detectFileType(head)?.mime ?? 'application/octet-stream';
    let read = 0;
    for await (const block of blocks(file, BLOCK_BYTES)) {
      hash.push(block);
      digits.push(coder.push(block));
      read += block.length;
      done(read);
    }
    digits.push(coder.end());
    const [start, end] = wrapped ? around(format, type) : ['', ''];
    const text = new Blob([start, digits.blob(''), end], { type: 'text/plain' });
    return { text, type, sha256: hash.hex() };
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** The media type reported by the browser, in lowercase; undefined if it could break out of a quoted value. */
const mediaType = (type: string): string | undefined =>
  /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type.toLowerCase() : undefined;

function around(format: Writing['format'], type: string): [start: string, end: string] {
  const head = `data:${type};base64,`;
  if (format === 'css') return [`url("${head}`, '")'];
  return format === 'img' ? [`<img src="${head}`, '" alt="">'] : [head, ''];
}

/** Gives each file a distinct name: files with the same name must not overwrite each other in a zip. */
function distinct(names: readonly string[], blobs: readonly Blob[]) {
  const taken = new Set<string>();
  return blobs.map((blob, index) => {
    const wanted = names[index] ?? '';
    let name = wanted;
    for (let copy = 2; taken.has(name); copy++) name = wanted.replace(/\.\w+\.txt$/, (end) => ` (${copy})${end}`);
    taken.add(name);
    return { name, blob };
  });
}
