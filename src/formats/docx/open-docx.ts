import { inflatesBeyond, zipEntries } from '../zip/zip';

/** The maximum size of a Word document, packed and unpacked; a zip bomb unpacks to more. */
export const DOCX_LIMITS = { megabytes: 50, unpackedMegabytes: 500 };

/** Why a file cannot be opened as a Word document. */
export type DocxFault =
  | 'tooLarge'
  | 'oldWord'
  | 'encrypted'
  | 'openDocument'
  | 'pdf'
  | 'rtf'
  | 'notWord'
  | 'broken'
  | 'bomb';

const OLE = 'd0cf11e0a1b11ae1';

/**
 * Reads a Word document's bytes after checking them, before anything is unpacked into memory; or returns why it cannot
 * be opened.
 */
export async function openDocx(
  file: Blob,
  { megabytes, unpackedMegabytes } = DOCX_LIMITS,
): Promise<Uint8Array<ArrayBuffer> | DocxFault> {
  if (file.size > megabytes * 1e6) return 'tooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (head === OLE) return includesWide(bytes, 'EncryptedPackage') ? 'encrypted' : 'oldWord';
  if (head.startsWith('25504446')) return 'pdf';
  if (head.startsWith('7b5c727466')) return 'rtf';
  if (!head.startsWith('504b')) return 'notWord';
  const entries = zipEntries(bytes);
  if (!entries) return 'broken';
  if (entries.some(({ encrypted }) => encrypted)) return 'encrypted';
  if (isOpenDocument(entries)) return 'openDocument';
  if (!entries.some((entry) => entry.name === 'word/document.xml')) return 'notWord';
  try {
    if (await inflatesBeyond(entries, unpackedMegabytes * 1e6)) return 'bomb';
  } catch {
    return 'broken';
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
