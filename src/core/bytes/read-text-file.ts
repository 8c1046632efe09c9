const NUL_WINDOW = 4096;
/** Decoded at once, between two chances for the page to answer. */
const PIECE = 4_000_000;

/** Whether a file can be text: its first bytes hold no NUL, or a byte order mark says that it is UTF-16. */
export async function looksLikeText(file: Blob): Promise<boolean> {
  const head = await headOf(file);
  return wideOf(head) !== undefined || !head.includes(0);
}

/**
 * How a text file is encoded, as TextDecoder names it: UTF-8 and UTF-16 with a byte order mark are what they are; bytes that
 * are not UTF-8 are what XML or HTML says of itself at its beginning, else windows-1252. A file is looked at once, however
 * often it is asked about.
 */
export function encodingOf(file: Blob): Promise<string> {
  const known = encodings.get(file) ?? findEncoding(file);
  encodings.set(file, known);
  return known;
}

/** A text as a file that nobody has to look at. */
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
    // Anything but wrong bytes: the file itself cannot be read.
    if (!(error instanceof TypeError)) throw error;
    return declaredOf(head);
  }
}

/**
 * A text file's text, without its byte order mark. Undefined: it holds NUL bytes, so it is no text. It is decoded
 * `piece` bytes at a time, so that the page answers meanwhile; a worker has nobody to answer.
 */
export async function readTextFile(file: Blob, piece = PIECE): Promise<string | undefined> {
  if (!(await looksLikeText(file))) return undefined;
  const head = await headOf(file);
  const wide = wideOf(head);
  try {
    return await decode(file, new TextDecoder(wide ?? 'utf-8', { fatal: true }), piece);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return decode(file, new TextDecoder(declaredOf(head)), piece);
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

/** An XML declaration (XML 1.0 §4.3.3), or the first meta element of HTML that names an encoding. */
const DECLARED =
  /^\s*(?:<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.-]+)["']|<[^]*?<meta\s[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+))/i;

/** The encoding of a file that is not Unicode, by its first bytes. */
function declaredOf(head: Uint8Array): string {
  const [, xml, html] = DECLARED.exec(String.fromCharCode(...head)) ?? [];
  try {
    const { encoding } = new TextDecoder(xml ?? html ?? 'windows-1252');
    // What it says cannot be so.
    return encoding.startsWith('utf-') ? 'windows-1252' : encoding;
  } catch {
    return 'windows-1252';
  }
}

function wideOf(head: Uint8Array): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined;
}
