import { isUtf8, withoutUtf8Bom } from '../../../lib/bytes';
import { looksLikeText, readTextFile } from '../../../lib/read-text-file';
import type { Csv } from './csv-records';

/** A text without its byte order mark. */
export interface Source {
  readonly csv: Csv;
  readonly bom: boolean;
}

/** A long CSV file for the reader: its bytes where they are UTF-8, so that no string is made of them; else its text. */
export async function csvFile(file: Blob): Promise<Source> {
  const bytes = new Uint8Array(file.size + 1);
  if (await looksLikeText(file)) bytes.set(new Uint8Array(await file.arrayBuffer()));
  if (bytes[0] === 0 || !isUtf8(bytes)) return { csv: (await readTextFile(file, Infinity)) ?? '', bom: false };
  const { utf8, bom } = withoutUtf8Bom(bytes);
  return { csv: utf8, bom };
}
