import { decodeUtf8 } from '../../core/bytes/byte-writer';
import { visible } from '../../core/text/visible-characters';
import {
  APOSTROPHE,
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COMMA,
  CR,
  LF,
  MINUS,
  OPEN_BRACE,
  OPEN_BRACKET,
  POINT,
  QUOTE,
  SLASH,
  characterLength,
  codePointAt,
  isDigit,
  isWordByte,
  oddSpaceLength,
} from './ascii';

/** What the grammar expects at the position of an error. */
export type Expected = 'value' | 'key' | 'colon' | 'comma' | 'end';

/**
 * Why a text is not JSON. Each code has a message in `json-fault-strings/`, with these placeholders in addition to
 * line and column.
 */
export type FaultCode =
  | 'jsonTrailingComma' // found: the bracket
  | 'jsonExtraComma'
  | 'jsonSingleQuotes'
  | 'jsonCurlyQuotes' // found
  | 'jsonBareKey' // word
  | 'jsonKey' // found
  | 'jsonColon' // found
  | 'jsonComma' // found
  | 'jsonAfterValue' // found, close
  | 'jsonWrongBracket' // found, close, fromLine, fromColumn
  | 'jsonQuoteInside' // word
  | 'jsonValue' // found
  | 'jsonWord' // word
  | 'jsonWordSpelling' // word, right
  | 'jsonNotFinite' // word
  | 'jsonPlus'
  | 'jsonPoint'
  | 'jsonHex'
  | 'jsonLeadingZero'
  | 'jsonNumber' // found
  | 'jsonNumberEnds'
  | 'jsonEscape' // found: the character after the backslash
  | 'jsonUnicodeEscape'
  | 'jsonControl' // code
  | 'jsonSpace' // code
  | 'jsonLineBreak' // fromLine, fromColumn
  | 'jsonOpenString' // fromLine, fromColumn
  | 'jsonOpenBracket' // found: the bracket, fromLine, fromColumn
  | 'jsonOpenComment' // fromLine, fromColumn
  | 'jsonComment'
  | 'jsonEnd' // found
  | 'jsonLineEnds'
  | 'jsonEmpty'
  | 'jsonTooLong'; // limit, in millions of characters

/** Where and why reading stopped: the byte of the first wrong character, and where the affected construct began. */
export interface RawFault {
  readonly code: FaultCode;
  readonly at: number;
  readonly opened: number;
}

/** The same for the visitor: lines and columns from 1, columns in code points. */
export interface JsonFault {
  readonly code: FaultCode;
  readonly blanks: Readonly<Record<string, string | number>>;
}

const SPELLINGS: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
  undefined: 'null',
};
const NOT_FINITE = new Set(['NaN', 'Infinity', 'inf', 'nan']);
const CURLY = /[“”„‟‘’‚‛«»″′]/u;

/**
 * The likely cause, given the first character that does not fit. `before` is the preceding byte that isn't white space.
 */
export function likelyCause(bytes: Uint8Array, at: number, expected: Expected, before: number): FaultCode {
  const byte = bytes[at] ?? 0;
  if (byte === SLASH && (bytes[at + 1] === SLASH || bytes[at + 1] === 0x2a)) return 'jsonComment';
  if (byte < 0x20 || byte === 0x7f || oddSpaceLength(bytes, at) > 0) return 'jsonSpace';
  if (byte >= 0x80) {
    const character = String.fromCodePoint(codePointAt(bytes, at));
    if (/\p{Cf}/u.test(character)) return 'jsonSpace';
    if (CURLY.test(character)) return 'jsonCurlyQuotes';
  }
  const closes = byte === CLOSE_BRACE || byte === CLOSE_BRACKET;
  switch (expected) {
    case 'value':
      if (byte === APOSTROPHE) return 'jsonSingleQuotes';
      if (byte === COMMA && (before === COMMA || before === OPEN_BRACKET)) return 'jsonExtraComma';
      return isWordByte(byte) ? causeOfWord(wordAt(bytes, at)) : 'jsonValue';
    case 'key':
      if (byte === APOSTROPHE) return 'jsonSingleQuotes';
      if (byte === COMMA) return 'jsonExtraComma';
      return isWordByte(byte) && !isDigit(byte) ? 'jsonBareKey' : 'jsonKey';
    case 'colon':
      return 'jsonColon';
    case 'comma':
      if (closes) return 'jsonWrongBracket';
      if (bytes[at - 1] === QUOTE && isWordByte(byte)) return 'jsonQuoteInside';
      return beginsValue(byte) ? 'jsonComma' : 'jsonAfterValue';
    case 'end':
      return 'jsonEnd';
  }
}

const beginsValue = (byte: number): boolean =>
  byte === QUOTE ||
  byte === APOSTROPHE ||
  byte === OPEN_BRACE ||
  byte === OPEN_BRACKET ||
  byte === MINUS ||
  byte === POINT ||
  isWordByte(byte);

function causeOfWord(word: string): FaultCode {
  if (NOT_FINITE.has(word)) return 'jsonNotFinite';
  return Object.hasOwn(SPELLINGS, word.toLowerCase()) ? 'jsonWordSpelling' : 'jsonWord';
}

/** The letters and digits from here on, cut after 40 bytes. */
export function wordAt(bytes: Uint8Array, at: number): string {
  let end = at;
  while (end < at + 40 && isWordByte(bytes[end] ?? 0)) end += characterLength(bytes[end] ?? 0);
  return decodeUtf8(bytes.subarray(at, end));
}

/** Line and column of a byte offset. CR, LF and CRLF end a line. */
export function placeOfByte(bytes: Uint8Array, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let at = 0; at < offset; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === LF || (byte === CR && bytes[at + 1] !== LF)) {
      line++;
      start = at + 1;
    }
  }
  let column = 1;
  for (let at = start; at < offset; at++) if (((bytes[at] ?? 0) & 0xc0) !== 0x80) column++;
  return { line, column };
}

export function describeFault(bytes: Uint8Array, { code, at, opened }: RawFault): JsonFault {
  const found = (from: number) => visible(String.fromCodePoint(codePointAt(bytes, from)));
  const codePoint = () => `U+${codePointAt(bytes, at).toString(16).toUpperCase().padStart(4, '0')}`;
  const from = () => {
    const { line, column } = placeOfByte(bytes, opened);
    return { fromLine: line, fromColumn: column };
  };
  const close = () => (bytes[opened] === OPEN_BRACE ? '}' : ']');
  const blanks = (): Record<string, string | number> => {
    switch (code) {
      case 'jsonTrailingComma':
      case 'jsonCurlyQuotes':
      case 'jsonKey':
      case 'jsonColon':
      case 'jsonComma':
      case 'jsonValue':
      case 'jsonNumber':
      case 'jsonEnd':
        return { found: found(at) };
      case 'jsonEscape':
        return { found: bytes[at] === BACKSLASH ? found(at + 1) : found(at) };
      case 'jsonAfterValue':
        return { found: found(at), close: close() };
      case 'jsonWrongBracket':
        return { found: found(at), close: close(), ...from() };
      case 'jsonBareKey':
      case 'jsonQuoteInside':
      case 'jsonWord':
      case 'jsonNotFinite':
        return { word: wordAt(bytes, at) };
      case 'jsonWordSpelling': {
        const word = wordAt(bytes, at);
        return { word, right: SPELLINGS[word.toLowerCase()] ?? '' };
      }
      case 'jsonControl':
      case 'jsonSpace':
        return { code: codePoint() };
      case 'jsonOpenBracket':
        return { found: found(opened), ...from() };
      case 'jsonLineBreak':
      case 'jsonOpenString':
      case 'jsonOpenComment':
        return from();
      default:
        return {};
    }
  };
  return { code, blanks: { ...placeOfByte(bytes, at), ...blanks() } };
}
