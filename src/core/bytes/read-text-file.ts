const NUL_WINDOW = 4096;
/** Bytes decoded at once before yielding to the page. */
const PIECE = 4_000_000;

/** Only for files that aren't Unicode. In a table, so that pages don't preload it (src/build/modules.ts). */
const ON_USE = { legacy: () => import('./legacy-encoding') };

const legacyEncoding = async (head: Uint8Array) => (await ON_USE.legacy()).legacyEncoding(head);

/** Whether a file can be text: its first bytes contain no NUL, or a byte order mark identifies it as UTF-16. */
export async function looksLikeText(file: Blob): Promise<boolean> {
  const head = await headOf(file);
  return wideOf(head) !== undefined || !head.includes(0);
}

/**
 * The encoding of a text file, as TextDecoder names it: UTF-8, and UTF-16 with a byte order mark, are detected; other
 * bytes have the encoding that XML or HTML declares at its beginning, otherwise windows-1251 if they look like Cyrillic
 * words, as Excel in Russian writes CSV, windows-1250 if they look like Polish ones, or windows-1252. The result is
 * cached per file.
 */
export function encodingOf(file: Blob): Promise<string> {
  const known = encodings.get(file);
  if (known) return known;
  const found = findEncoding(file);
  encodings.set(file, found);
  // A failed read is tried again.
  found.catch(() => encodings.delete(file));
  return found;
}

/** A text as a file that is already known to be UTF-8, so its encoding need not be detected. */
export function utf8File(text: string): Blob {
  const file = new Blob([text], { type: 'text/plain;charset=utf-8' });
  encodings.set(file, Promise.resolve('utf-8'));
  return file;
}

const encodings = new WeakMap<Blob, Promise<string>>();

async function findEncoding(file: Blob): Promise<string> {
  const head = await headOf(file);
  const wide = wideOf(head);
  if (wide !== undefined) return wide;
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for (let at = 0; at < file.size; at += PIECE)
      decoder.decode(await file.slice(at, at + PIECE).arrayBuffer(), { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    // Any error except invalid bytes means that the file itself cannot be read.
    if (!(error instanceof TypeError)) throw error;
    return await legacyEncoding(head);
  }
}

/**
 * Reads a text file without its byte order mark. Undefined if it contains NUL bytes, so it isn't text. Decodes `piece`
 * bytes at a time so that the page stays responsive; a worker can read everything at once.
 */
export async function readTextFile(file: Blob, piece = PIECE): Promise<string | undefined> {
  if (!(await looksLikeText(file))) return undefined;
  const head = await headOf(file);
  const wide = wideOf(head);
  try {
    return await decode(file, new TextDecoder(wide ?? 'utf-8', { fatal: true }), piece);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return decode(file, new TextDecoder(await legacyEncoding(head)), piece);
  }
}

async function decode(file: Blob, decoder: TextDecoder, piece: number): Promise<string> {
  if (file.size <= piece) return decoder.decode(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < file.size; at += piece)
    text += decoder.decode(await file.slice(at, at + piece).arrayBuffer(), { stream: true });
  return text + decoder.decode();
}

const headOf = async (file: Blob) => new Uint8Array(await file.slice(0, NUL_WINDOW).arrayBuffer());

function wideOf(head: Uint8Array): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined;
}
