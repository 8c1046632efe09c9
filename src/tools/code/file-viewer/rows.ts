/** Lines that are read when they scroll into view. */
export interface RowSource {
  readonly count: number;
  /** The text before a line: its number, or an offset. */
  label(row: number): string;
  read(first: number, end: number): Promise<readonly string[]>;
}

/** At most this much of a line is shown; the browser would take seconds to lay out more. */
const LONGEST = 5000;
/** At most this much of a block of lines is read: one line may be as long as the file. */
const MOST = 2 << 20;

/** The lines of a text, found through a sparse index of offsets (checkpoints.ts). */
export function textRows(blob: Blob, checkpoints: Float64Array, count: number, encoding: string): RowSource {
  const offsetAt = (pair: number) => checkpoints[pair * 2 + 1] ?? blob.size;
  const lineAt = (pair: number) => checkpoints[pair * 2] ?? count;
  /** The last pair whose line isn't after this one. */
  const pairOf = (line: number): number => {
    let [low, high] = [0, checkpoints.length / 2 - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (lineAt(middle) <= line) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    count,
    label: (row) => String(row + 1),
    read: async (first, end) => {
      const rows: string[] = [];
      const last = pairOf(Math.max(end - 1, first));
      for (let pair = pairOf(first); pair <= last; pair++) {
        const [from, to] = [offsetAt(pair), offsetAt(pair + 1)];
        const bytes = await blob.slice(from, Math.min(to, from + MOST)).arrayBuffer();
        const lines = new TextDecoder(encoding).decode(bytes).split(/\r\n|\r|\n/);
        for (let line = lineAt(pair); line < lineAt(pair + 1); line++) {
          if (line >= first && line < end) rows.push((lines[line - lineAt(pair)] ?? '').slice(0, LONGEST));
        }
      }
      return rows;
    },
  };
}

const WIDTH = 16;

/** Sixteen bytes per line: offset, hexadecimal, ASCII. */
export function hexRows(blob: Blob): RowSource {
  return {
    count: Math.ceil(blob.size / WIDTH),
    label: (row) => (row * WIDTH).toString(16).padStart(8, '0'),
    read: async (first, end) => {
      const bytes = new Uint8Array(await blob.slice(first * WIDTH, end * WIDTH).arrayBuffer());
      const rows: string[] = [];
      for (let at = 0; at < bytes.length; at += WIDTH) rows.push(hexLine(bytes.subarray(at, at + WIDTH)));
      return rows;
    },
  };
}

/** The bytes in hexadecimal (`48 69 0a`) and as ASCII, with points for the others. */
export function hexLine(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  const left = hex.slice(0, 8).join(' ').padEnd(23);
  const right = hex.slice(8).join(' ').padEnd(23);
  const ascii = Array.from(bytes, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
  return `${left}  ${right}  ${ascii}`;
}
