import { problem } from '../../../kinds';
import { inflatesBeyond, zipEntries } from '../../../lib/zip';

const LIMIT_MB = 50;
/** What a document may unpack to; a zip bomb unpacks to more. */
export const LIMIT_UNPACKED_MB = 500;

const OLE = 'd0cf11e0a1b11ae1';

/** A Word document's bytes, checked before anything of it is unpacked into memory; or why it is none. */
export async function openDocument(file: File) {
  const { name } = file;
  if (file.size > LIMIT_MB * 1e6) {
    return problem('tooLarge', { name, limit: LIMIT_MB, size: Math.ceil(file.size / 1e5) / 10 }, 'input');
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (head === OLE)
    return problem(includesWide(bytes, 'EncryptedPackage') ? 'encrypted' : 'oldWord', { name }, 'input');
  if (head.startsWith('25504446')) return problem('pdf', { name }, 'input');
  if (head.startsWith('7b5c727466')) return problem('rtf', { name }, 'input');
  if (!head.startsWith('504b')) return problem('notWord', { name }, 'input');
  const entries = zipEntries(bytes);
  if (!entries) return problem('broken', { name }, 'input');
  if (entries.some(({ encrypted }) => encrypted)) return problem('encrypted', { name }, 'input');
  if (isOpenDocument(entries)) return problem('openDocument', { name }, 'input');
  if (!entries.some((entry) => entry.name === 'word/document.xml')) return problem('notWord', { name }, 'input');
  try {
    if (await inflatesBeyond(entries, LIMIT_UNPACKED_MB * 1e6)) {
      return problem('bomb', { name, limit: LIMIT_UNPACKED_MB }, 'input');
    }
  } catch {
    return problem('broken', { name }, 'input');
  }
  return bytes;
}

const isOpenDocument = (entries: NonNullable<ReturnType<typeof zipEntries>>): boolean =>
  entries.some(
    ({ name, packed }) =>
      name === 'mimetype' && new TextDecoder().decode(packed).startsWith('application/vnd.oasis.opendocument'),
  );

/** Names in an OLE file are UTF-16LE. */
function includesWide(bytes: Uint8Array, word: string): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes(word);
}
