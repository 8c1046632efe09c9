import type { ToolStrings } from '../../../../kinds/contract';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/en';
import type tool from '../tool';

export default {
  labels: {
    direction: 'Direction',
    base: 'Digits',
    encoding: 'Character encoding', // the character encoding: UTF-8 …
    separator: 'Between bytes',
    prefix: 'Before each byte',
    uppercase: 'Uppercase A–F',
    bytesPerLine: 'Bytes per line',
    eol: 'Line breaks in the text',
    bytes: 'Bytes', // the size of the data that the text encodes
    files: 'Decoded file',
  },
  choices: {
    direction: { encode: 'Text to bytes', decode: 'Bytes to text' },
    base: { '16': 'Hexadecimal', '2': 'Binary', '8': 'Octal', '10': 'Decimal' },
    separator: { none: 'Nothing', space: 'A space', comma: 'A comma', colon: 'A colon', newline: 'A line break' },
    prefix: { none: 'Nothing', '0x': '0x', '\\x': '\\x', '0b': '0b' },
    eol: { lf: 'As they are (typed: LF)', crlf: 'CRLF (Windows, email)' },
  },
  hints: { bytesPerLine: '0 puts everything on one line' },
  problems: {
    ...problems,
    tooLong: 'The result would have more than {limit} million characters, more than a browser can handle.',
    notHex: 'Line {line}, column {column}: “{character}” is not a hexadecimal digit. Digits are 0–9 and A–F.',
    notBinary: 'Line {line}, column {column}: “{character}” is not a binary digit. Digits are 0 and 1.',
    notOctal: 'Line {line}, column {column}: “{character}” is not an octal digit. Digits are 0–7.',
    notDecimal: 'Line {line}, column {column}: “{character}” is not a digit. Write each byte as a number up to 255.',
    oddHex:
      'There {digits, plural, one {is # hexadecimal digit} other {are # hexadecimal digits}}, and a byte has two: one is missing or extra. One-digit bytes need separators.',
    oddBinary:
      'There {digits, plural, one {is # binary digit} other {are # binary digits}}, which isn’t a multiple of 8: some are missing or extra. Shorter bytes need separators.',
    oddOctal:
      'There {digits, plural, one {is # octal digit} other {are # octal digits}}, which isn’t a multiple of 3: some are missing or extra. Shorter bytes need separators.',
    oddGroup:
      'Line {line}, column {column}: {digits} digits in a row are more than one byte, but not a whole number of bytes.',
    aboveByte:
      'Line {line}, column {column}: {number} is above the largest byte (decimal 255). Bytes need separators between them.',
  },
  notes: {
    ...notes,
    runsTogether: 'Decimal numbers without separators can’t be decoded again. Choose a separator.',
    prefixIsDigits: '0b is a hexadecimal number itself (11), so this cannot be read back. 0x is the usual prefix.',
    dump: 'Read as the output of xxd or hexdump -C, without its offsets and text column.',
  },
} satisfies ToolStrings<typeof tool>;
