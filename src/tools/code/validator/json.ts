import { END, FAULT, Scanner, placeOfByte, tokenText, type Remarks } from '../../../formats/json';
import { FindingList, type Finding, type Findings } from './finding';

const SHOWN = 40;
const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/**
 * Checks JSON (RFC 8259) or JSON5: reports the first error, which stops parsing, and what a parser might change or
 * lose.
 */
export function checkJson(text: string, bom: boolean, relaxed: boolean, progress: (part: number) => void): Findings {
  const scanner = new Scanner(text, { relaxed });
  const found = new FindingList();
  if (bom) found.add({ kind: 'warning', line: 1, column: 1, code: 'bom' });
  const step = scanner.size / 100;
  let report = step;
  let token = scanner.next();
  for (; token !== END && token !== FAULT; token = scanner.next()) {
    if (scanner.position <= report) continue;
    progress(report / scanner.size);
    report = scanner.position + step;
  }
  const { bytes, fault } = scanner;
  const warn = (
    remarks: Remarks,
    describe: (start: number, end: number, earlier: number) => Pick<Finding, 'code' | 'blanks'>,
  ) => {
    const places = new BytePlaces(bytes);
    for (const { start, end, earlier = 0 } of remarks.first) {
      found.add({ kind: 'warning', ...places.at(start), ...describe(start, end, earlier) });
    }
    found.more('warning', remarks.count - remarks.first.length);
  };
  warn(scanner.repeatedKeys, (start, end, earlier) => {
    // The scanner remembers where the key's text begins, after its quote.
    const quoted = bytes[earlier - 1] === 0x22 || bytes[earlier - 1] === 0x27;
    const from = placeOfByte(bytes, quoted ? earlier - 1 : earlier);
    const key = short(tokenText(bytes, start, end));
    return { code: 'jsonRepeatedKey', blanks: { key, fromLine: from.line, fromColumn: from.column } };
  });
  warn(scanner.loneSurrogates, (start, end) => ({
    code: 'jsonLoneSurrogate',
    blanks: { escape: new TextDecoder().decode(bytes.subarray(start, end)) },
  }));
  warn(scanner.inexactNumbers, (start, end) => {
    const number = tokenText(bytes, start, end);
    return { code: 'jsonInexact', blanks: { number: short(number), becomes: String(Number(number)) } };
  });
  if (fault) {
    const { line, column, ...blanks } = fault.blanks;
    found.add({ kind: 'error', line: Number(line), column: Number(column), code: fault.code, blanks });
  }
  return found.done();
}

/** The positions of increasing byte offsets: each line is counted once. */
class BytePlaces {
  private offset = 0;
  private line = 1;
  private column = 1;

  constructor(private readonly bytes: Uint8Array) {}

  at(offset: number): { line: number; column: number } {
    const between = placeOfByte(this.bytes.subarray(this.offset), offset - this.offset);
    this.column = between.line === 1 ? this.column + between.column - 1 : between.column;
    this.line += between.line - 1;
    this.offset = offset;
    return { line: this.line, column: this.column };
  }
}
