import type { Strings } from '../../../kinds';
import type tool from './tool';

export default {
  en: {
    labels: {
      direction: 'Direction',
      scheme: 'Encoding', // base64 or base32
      urlSafe: 'URL-safe alphabet', // RFC 4648 §5: - and _ instead of + and /
      hexAlphabet: 'Extended hex alphabet', // base32hex, RFC 4648 §7: the digits 0–9 and A–V
      padding: 'Padding with =',
      wrap: 'Line length',
      eol: 'Line breaks in the text',
      encoding: 'Text as bytes', // the character encoding: UTF-8 …
      bytes: 'Bytes', // how much data the text stands for
      files: 'Decoded file',
    },
    choices: {
      direction: { encode: 'Encode', decode: 'Decode' },
      wrap: { '0': 'One line', '64': '64 digits (PEM)', '76': '76 digits (mail)' },
      eol: { lf: 'As they are (typed: LF)', crlf: 'CRLF (Windows, mail)' },
    },
    hints: { input: 'Text to encode, or base64, base32 or a data: URI to decode' },
    problems: {
      noByte: 'Line {line}, column {column}: {encoding} has no byte for “{character}”. UTF-8 has every character.',
      notBase64:
        'Line {line}, column {column}: “{character}” is not a base64 digit. Digits are A–Z, a–z, 0–9, + and /, or - and _.',
      notBase32: 'Line {line}, column {column}: “{character}” is not a base32 digit. Digits are A–Z and 2–7.',
      notBase32hex: 'Line {line}, column {column}: “{character}” is not a base32hex digit. Digits are 0–9 and A–V.',
      afterPadding: 'Line {line}, column {column}: “{character}” stands after the padding. After = the text must end.',
      badLength:
        'The number of digits ({digits}) gives no whole bytes: some are missing or too many, most likely at the end.',
      fileNotText: 'The data ({size} B) is a file, {type}, and not {encoding} text. It can be downloaded.',
      notText:
        'The data ({size} B) is not {encoding} text: byte {byte} at offset {offset} does not fit. If it is old text, try windows-1252; else it can be downloaded.',
    },
    notes: {
      bom: 'The byte order mark (U+FEFF) before the text was left out.',
      innerBom: 'The decoded text began with a byte order mark (U+FEFF); it is not shown, but counted in the bytes.',
      pem: 'Only the first block between a BEGIN and an END line was read.', // PEM, as of a certificate: -----BEGIN …-----
      looseBits: 'The last digit has bits left over that should be 0: the text may have been cut or changed.',
      oddPadding: 'The number of = signs does not fit the number of digits; the digits were read all the same.',
      looksLike: 'The data looks like a file, {type}: it can be downloaded as one.',
    },
  },
} satisfies Strings<typeof tool>;
