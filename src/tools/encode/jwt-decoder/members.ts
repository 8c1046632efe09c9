import { END, FAULT, KEY, NUMBER, OPEN_ARRAY, OPEN_OBJECT, Scanner, STRING, tokenText } from '../../../formats/json';

/** A member of a JSON object, with the source text of its value. */
export interface Member {
  readonly name: string;
  readonly type: 'text' | 'number' | 'other';
  /** A string's content; anything else as it was typed. */
  readonly text: string;
}

/** The members of an object, numbers as typed; undefined if the JSON, which must be valid, isn't an object. */
export function membersOf(json: string): readonly Member[] | undefined {
  const scanner = new Scanner(json);
  if (scanner.next() !== OPEN_OBJECT) return undefined;
  const { bytes } = scanner;
  const members: Member[] = [];
  for (let token = scanner.next(); token === KEY; token = scanner.next()) {
    const name = tokenText(bytes, scanner.start, scanner.end);
    const kind = scanner.next();
    const { start } = scanner;
    if (kind === OPEN_OBJECT || kind === OPEN_ARRAY) skip(scanner);
    const text =
      kind === STRING ? tokenText(bytes, start, scanner.end) : decoder.decode(bytes.subarray(start, scanner.end));
    members.push({ name, type: kind === STRING ? 'text' : kind === NUMBER ? 'number' : 'other', text });
  }
  return members;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Skips to the bracket that closes the one just read. */
function skip(scanner: Scanner): void {
  const outside = scanner.depth - 1;
  for (let token = scanner.next(); token !== END && token !== FAULT && scanner.depth > outside;) token = scanner.next();
}
