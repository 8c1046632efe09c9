import { decodeUtf8 } from '../../core/bytes/byte-writer';
import { DELIMITERS, type Delimiter } from './csv-reader';

/** The number of records considered, and the length of text they are read from. */
const RECORDS = 100;
const MAX_EXAMINED = 1_000_000;

/**
 * Detects the delimiter that the first 100 records use most consistently: of `,` `;` tab and `|`, the one that most
 * records contain the same number of times, outside quotes; on a tie the one that results in more columns, then the
 * first of the four. Commas that are all between two digits lose a tie: they are decimal commas. A comma if there is none
 * of them.
 */
export function detectDelimiter(csv: string | Uint8Array): Delimiter {
  const text = typeof csv === 'string' ? csv : decodeUtf8(csv.subarray(0, MAX_EXAMINED));
  const counts = countInRecords(text);
  const isDecimal = !/(?<!\d),|,(?!\d)/.test(text.slice(0, MAX_EXAMINED));
  let best: Delimiter = ',';
  let bestShare = 0;
  let bestNumber = 0;
  // The comma is the first of them.
  DELIMITERS.forEach((delimiter, index) => {
    const times = new Map<number, number>();
    for (const record of counts) times.set(record[index] ?? 0, (times.get(record[index] ?? 0) ?? 0) + 1);
    for (const [number, records] of times) {
      const share = records / counts.length;
      if (
        number > 0 &&
        (share > bestShare || (share === bestShare && (number > bestNumber || (isDecimal && best === ','))))
      ) {
        [best, bestShare, bestNumber] = [delimiter, share, number];
      }
    }
  });
  return best;
}

/** How often each candidate appears outside quotes, for each of the first records. */
function countInRecords(text: string): readonly (readonly number[])[] {
  const records: number[][] = [];
  let record = [0, 0, 0, 0];
  let inQuotes = false;
  let fieldStart = true;
  let blank = true;
  const length = Math.min(text.length, MAX_EXAMINED);
  for (let at = 0; at <= length && records.length < RECORDS; at++) {
    const character = at === length ? '\n' : text.charAt(at);
    if (inQuotes) {
      // A doubled quote closes and reopens: the next iteration sees it at the start of a field.
      if (character === '"') [inQuotes, fieldStart] = [false, true];
      else if (at === length && !blank) records.push(record);
    } else if (character === '"' && fieldStart) {
      [inQuotes, blank] = [true, false];
    } else if (character === '\n' || character === '\r') {
      if (!blank) records.push(record);
      [record, fieldStart, blank] = [[0, 0, 0, 0], true, true];
    } else {
      const index = DELIMITERS.findIndex((delimiter) => delimiter === character);
      if (index >= 0) record[index] = (record[index] ?? 0) + 1;
      [fieldStart, blank] = [index >= 0, false];
    }
  }
  return records;
}
