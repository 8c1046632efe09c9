import { isUtf8, withoutUtf8Bom } from './bytes';
import { looksLikeText, readTextFile } from './read-text-file';

/** A text without its byte order mark. */
export interface Source {
  /** A string, or UTF-8 with a NUL behind it. */
  readonly text: string | Uint8Array;
  readonly bom: boolean;
}

/** A typed text, as a tool that reads files too is given it. */
export function sourceOf(text: string): Source {
  const bom = text.startsWith('\uFEFF');
  return { text: bom ? text.slice(1) : text, bom };
}

/** A long file for a tool that works on bytes: its own where they are UTF-8, so that no string is made of them; else its text. */
export async function fileSource(file: Blob): Promise<Source> {
  if (!(await looksLikeText(file))) return { text: '', bom: false };
  // Joined before it is read: the file's bytes are copied once.
  const bytes = new Uint8Array(await new Blob([file, '\0']).arrayBuffer());
  if (!isUtf8(bytes)) return { text: (await readTextFile(file, Infinity)) ?? '', bom: false };
  const { utf8, bom } = withoutUtf8Bom(bytes);
  return { text: utf8, bom };
}

/** White space alone; of bytes, ASCII's and the NUL at the end. */
export const isBlank = (text: string | Uint8Array): boolean =>
  typeof text === 'string'
    ? !/\S/.test(text)
    : text.every((byte) => byte === 0x20 || (byte >= 9 && byte <= 13) || byte === 0);
