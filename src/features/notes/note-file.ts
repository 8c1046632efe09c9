import { decodeText, withoutBom, type SingleByteEncoding } from '../../core/bytes/bytes';
import { encoded, type EncodingForm } from '../../core/bytes/text-file-form';
import type { Lang } from '../../i18n/languages';

export const FILE_LIMIT = 20_000_000;
/** Text contains no NUL; a picture or a binary document has one near its start. */
const NUL_WINDOW = 8_192;

/** `notUtf8`: the bytes are text in an older encoding, which the visitor chooses. */
export type NoteFile =
  | { readonly text: string; readonly fault?: undefined }
  | { readonly fault: 'notText' | 'tooLarge' }
  | { readonly fault: 'notUtf8'; readonly bytes: Uint8Array };

/** The encoding that old files of a language's speakers most likely have. */
export const oldEncoding = (lang: Lang): SingleByteEncoding =>
  lang === 'pl' ? 'windows-1250' : lang === 'ru' ? 'windows-1251' : 'windows-1252';

/**
 * Reads a file as a note's text: UTF-8, or UTF-16 with its byte order mark, which is removed. Line breaks stay. Throws
 * errors of reading.
 */
export async function readNoteFile(file: Blob): Promise<NoteFile> {
  if (file.size > FILE_LIMIT) return { fault: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined;
  if (wide === undefined && bytes.subarray(0, NUL_WINDOW).includes(0)) return { fault: 'notText' };
  const text = decodeText(bytes, wide ?? 'utf-8');
  if (typeof text === 'string') return { text: withoutBom(text).text };
  return wide === undefined ? { fault: 'notUtf8', bytes } : { fault: 'notText' };
}

export type Breaks = 'kept' | 'lf' | 'crlf';

/** How a note is written to a file: line breaks, byte order mark and encoding. */
export interface NoteForm extends EncodingForm {
  readonly breaks: Breaks;
}

/** The note's own line breaks, in UTF-8. */
export const PLAIN_FORM: NoteForm = { breaks: 'kept', marked: false, encoding: 'utf-8' };

/** Writes a note as a file. Lone surrogates become U+FFFD in UTF-8, which cannot encode them. */
export function noteBlob(text: string, { breaks, marked, encoding }: NoteForm, markdown = false): Blob {
  const broken = breaks === 'kept' ? text : text.replaceAll(/\r\n?|\n/g, breaks === 'lf' ? '\n' : '\r\n');
  return new Blob([encoded(marked ? '\uFEFF' : '', encoding), encoded(broken, encoding)], {
    type: `text/${markdown ? 'markdown' : 'plain'};charset=${encoding}`,
  });
}
