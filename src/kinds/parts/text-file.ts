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
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder(wide || 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
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
