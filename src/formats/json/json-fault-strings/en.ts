import type { FaultCode } from '../json-fault';

/** A message for each error, for the strings of every tool that reads JSON. Quotes inside are those of JSON itself. */
export default {
  jsonTrailingComma:
    'Line {line}, column {column}: a comma comes right before “{found}”. JSON doesn’t allow trailing commas: remove it, or add what should follow.',
  jsonExtraComma:
    'Line {line}, column {column}: a comma with nothing before it. Remove it, or write the missing value.',
  jsonSingleQuotes: 'Line {line}, column {column}: JSON uses double quotes around keys and strings, not single ones.',
  jsonCurlyQuotes:
    'Line {line}, column {column}: {found} is a typographic quotation mark, as word processors insert. JSON needs a straight one: "',
  jsonBareKey: 'Line {line}, column {column}: the key {word} has no quotes. Write "{word}".',
  jsonKey: 'Line {line}, column {column}: expected a key in double quotes, found {found}.',
  jsonColon: 'Line {line}, column {column}: expected a colon after the key, found {found}.',
  jsonComma: 'Line {line}, column {column}: a comma is missing before {found}.',
  jsonAfterValue: 'Line {line}, column {column}: expected a comma or “{close}” after the value, found {found}.',
  jsonWrongBracket:
    'Line {line}, column {column}: “{found}” closes what another bracket opened on line {fromLine}, column {fromColumn}. That one needs “{close}”.',
  jsonQuoteInside:
    'Line {line}, column {column}: the string ended before {word}. A quotation mark inside a string is written \\"; if the string should end there, a comma is missing.',
  jsonValue: 'Line {line}, column {column}: expected a value, found {found}.',
  jsonWord:
    'Line {line}, column {column}: {word} is not a JSON value. Text needs double quotes; the only bare words are true, false, and null.',
  jsonWordSpelling: 'Line {line}, column {column}: JSON writes {right}, not {word}.',
  jsonNotFinite:
    'Line {line}, column {column}: {word} isn’t valid in JSON. Write null, or put the word in double quotes.',
  jsonPlus: 'Line {line}, column {column}: a JSON number has no plus sign.',
  jsonPoint: 'Line {line}, column {column}: a JSON number has digits on both sides of its decimal point: 0.5, 5.0.',
  jsonHex:
    'Line {line}, column {column}: JSON has no hexadecimal numbers. Write it in decimal digits, or in double quotes.',
  jsonLeadingZero:
    'Line {line}, column {column}: a JSON number can’t have leading zeros. Remove them, or put codes such as 007 in double quotes.',
  jsonNumber: 'Line {line}, column {column}: expected a digit of the number, found {found}.',
  jsonNumberEnds: 'Line {line}, column {column}: the text ends in the middle of a number. A digit is missing.',
  jsonEscape:
    'Line {line}, column {column}: a backslash with {found} isn’t a JSON escape. The escapes are \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits; a backslash itself is written \\\\.',
  jsonUnicodeEscape: 'Line {line}, column {column}: \\u needs four hex digits, as in \\u00e9.',
  jsonControl:
    'Line {line}, column {column}: the string contains the raw control character {code}. JSON writes it as an escape: \\t for a tab, \\u and four hex digits for others.',
  jsonSpace:
    'Line {line}, column {column}: the invisible character {code} is between the values. Remove it; JSON allows only spaces, tabs, and line breaks.',
  jsonLineBreak:
    'Line {line}, column {column}: the line ends inside the string that begins in column {fromColumn}. Its closing quote is missing, or the line break should be \\n.',
  jsonOpenString:
    'Line {line}, column {column}: the string that begins on line {fromLine}, column {fromColumn} has no closing quote.',
  jsonOpenBracket:
    'Line {line}, column {column}: the text ends, but “{found}” from line {fromLine}, column {fromColumn} is still open. The end was cut off, or a closing bracket is missing.',
  jsonOpenComment:
    'Line {line}, column {column}: the comment that begins on line {fromLine}, column {fromColumn} has no closing */.',
  jsonComment: 'Line {line}, column {column}: JSON has no comments.',
  jsonEnd: 'Line {line}, column {column}: the JSON is already complete before {found}, and nothing else may follow.',
  jsonLineEnds:
    'Line {line}, column {column}: the line ends before its value is complete. Each line must be a value of its own.',
  jsonEmpty: 'Line {line}, column {column}: there is no value, only comments or whitespace.',
  jsonTooLong:
    'The result would be longer than {limit} million characters, more than a browser can handle. Use less indentation, or minify.',
} satisfies Record<FaultCode, string>;
