import { note, problem } from '../../../kinds/contract';
import { decodeUtf8 } from '../../../core/bytes/byte-writer';
import { CLOSE_ARRAY, OPEN_ARRAY, placeOfByte, Printer, Scanner, tokenText } from '../../../formats/json';
import { JsonNodes } from '../../../formats/json/json-nodes';
import { readTape } from '../../../formats/json/json-tape';
import { pointed } from './pointer';

export interface JsonOptions {
  readonly text: string;
  readonly path: string;
  readonly relaxed: boolean;
}

const WIDTH = 3;
const ODD = 16;
const SHOWN = 40;
const INDENT = '  ';

/** Evaluates a JSONPath; a separate chunk (json-p3), loaded with the first path. */
export type Query = typeof import('./json-path').queryJson;

/**
 * Formats JSON, or the part of it that a path selects, without changing any number or string; also gives the index for
 * the tree. A path is a JSONPath (RFC 9535, begins with `$`), which gives a list, or a JSON Pointer (RFC 6901, begins
 * with `/`), which gives one value. Refuses what isn't JSON; an invalid path is refused, but the tree is still given.
 */
export function viewJson({ text, path, relaxed }: JsonOptions, progress: (part: number) => void, query?: Query) {
  const scanner = new Scanner(text, { relaxed });
  const tape = readTape(scanner, (part) => progress(part * 0.6));
  if (!tape) {
    const { code, blanks } = scanner.fault ?? { code: 'jsonEmpty' as const, blanks: {} };
    return problem(code, blanks, 'input');
  }
  const { bytes } = scanner;
  const nodes = new JsonNodes(bytes, tape.cells.slice(0, tape.length));
  const known = {
    nodes: nodes.count,
    depth: nodes.depth,
    tree: [
      { name: 'json', blob: new Blob([new Uint8Array(bytes.subarray(0, scanner.size))]) },
      { name: 'cells', blob: new Blob([new Int32Array(nodes.cells)]) },
    ],
    notes: [repeated(scanner), inexact(scanner)],
  };
  if (path === '') return { ...known, result: printed(nodes, [0]) };
  if (path.startsWith('/')) {
    const found = pointed(nodes, path);
    if (typeof found !== 'number') return { ...known, problem: problem(found.code, found.blanks, 'path') };
    return { ...known, matches: 1, result: printed(nodes, [found]) };
  }
  if (!path.startsWith('$') || !query) return { ...known, problem: problem('pathStart', {}, 'path') };
  // Relaxed JSON is converted to strict JSON first, because JSON.parse reads nothing else.
  const strict = relaxed ? printed(nodes, [0]) : text;
  const found = query(path, strict, nodes);
  if (!Array.isArray(found)) return { ...known, problem: problem(found.code, found.blanks, 'path') };
  return { ...known, matches: found.length, result: printedList(nodes, found) };
}

function printed(nodes: JsonNodes, values: readonly number[]): string {
  const printer = new Printer({ indent: INDENT });
  for (const value of values) print(printer, nodes, value);
  return printer.out.finish();
}

function printedList(nodes: JsonNodes, values: readonly number[]): string {
  const printer = new Printer({ indent: INDENT });
  printer.token(OPEN_ARRAY, nodes.bytes, 0, 0, true);
  for (const value of values) print(printer, nodes, value);
  printer.token(CLOSE_ARRAY, nodes.bytes, 0, 0, true);
  return printer.out.finish();
}

function print(printer: Printer, nodes: JsonNodes, value: number): void {
  const { bytes, cells } = nodes;
  const end = nodes.after(value);
  for (let at = value; at < end; at += WIDTH) {
    const kind = cells[at] ?? 0;
    printer.token(kind & (ODD - 1), bytes, cells[at + 1] ?? 0, cells[at + 2] ?? 0, kind < ODD);
  }
}

function repeated({ bytes, repeatedKeys }: Scanner) {
  const [first] = repeatedKeys.first;
  if (!first) return undefined;
  const { line } = placeOfByte(bytes, first.start);
  const key = [...tokenText(bytes, first.start, first.end)].slice(0, SHOWN).join('');
  return note('repeatedKeys', { count: repeatedKeys.count, key, line });
}

function inexact({ bytes, inexactNumbers }: Scanner) {
  const [first] = inexactNumbers.first;
  if (!first) return undefined;
  const number = decodeUtf8(bytes.subarray(first.start, first.end));
  return note('inexactNumbers', {
    count: inexactNumbers.count,
    number: number.length > SHOWN ? `${number.slice(0, SHOWN)}…` : number,
    line: placeOfByte(bytes, first.start).line,
    becomes: String(Number(number)),
  });
}
