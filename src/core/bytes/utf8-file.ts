import { isUtf8, withoutUtf8Bom } from './bytes';
import { looksLikeText, readTextFile } from './read-text-file';

/** A text without its byte order mark. */
export interface Source {
  /** A string, or UTF-8 followed by a NUL. */
  readonly text: string | Uint8Array;
  readonly bom: boolean;
}

/** Wraps a typed text for a tool that also reads files. */
export function sourceOf(text: string): Source {
  const bom = text.startsWith('\uFEFF');
  return { text: bom ? text.slice(1) : text, bom };
}

/**
 * Wraps a long file for a tool that works on bytes: UTF-8 stays bytes, so that no string is created; any other encoding
 * is decoded to a string.
 */
export async function fileSource(file: Blob): Promise<Source> {
  if (!(await looksLikeText(file))) return { text: '', bom: false };
  // Joined before reading, so that the file's bytes are copied only once.
  const bytes = new Uint8Array(await new Blob([file, '\0']).arrayBuffer());
  if (!isUtf8(bytes)) return { text: (await readTextFile(file, Infinity)) ?? '', bom: false };
  const { utf8, bom } = withoutUtf8Bom(bytes);
  return { text: utf8, bom };
}

/** Whether there is only white space; in bytes, ASCII white space and the NUL at the end. */
export const isBlank = (text: string | Uint8Array): boolean =>
  typeof text === 'string'
    ? !/\S/.test(text)
    : text.every((byte) => byte === 0x20 || (byte >= 9 && byte <= 13) || byte === 0);
