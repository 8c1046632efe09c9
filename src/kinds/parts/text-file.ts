import type { Form } from '../use-form';
import { problem } from '../words';

const NUL_WINDOW = 4096;

/**
 * A text file's text. UTF-8 and UTF-16 with a byte order mark are read as what they are; bytes that are not UTF-8 are
 * taken for windows-1252. Undefined: it holds NUL bytes, so it is no text.
 */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, NUL_WINDOW).arrayBuffer());
  const wide =
    head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : '';
  if (wide === '' && head.includes(0)) return undefined;
  try {
    return await decode(file, new TextDecoder(wide || 'utf-8', { fatal: true }));
  } catch (error) {
    // Anything but wrong bytes: the file itself cannot be read.
    if (!(error instanceof TypeError)) throw error;
    return decode(file, new TextDecoder('windows-1252'));
  }
}

/** Decoded at once, between two chances for the page to answer. */
const PIECE = 4_000_000;

async function decode(file: Blob, decoder: TextDecoder): Promise<string> {
  let text = '';
  for (let at = 0; at < file.size; at += PIECE)
    text += decoder.decode(await file.slice(at, at + PIECE).arrayBuffer(), { stream: true });
  return text + decoder.decode();
}

/** Puts a file's text into a control, or says why it cannot. */
export async function takeFile(form: Form, name: string, file: File): Promise<void> {
  try {
    const text = await readTextFile(file);
    if (text === undefined) form.fail(problem('error.fileType', { name: file.name }));
    else form.setText(name, text);
  } catch {
    form.fail(problem('error.fileRead', { name: file.name }));
  }
}
