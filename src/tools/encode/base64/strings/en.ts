import type { ToolStrings } from '../../../../kinds/contract';
import { endings, flaws } from '../../../../formats/rfc4648/rfc4648-strings/en';
import { notes, problems } from '../../../../core/bytes/text-or-file-strings/en';
import type tool from '../tool';

export default {
  labels: {
    direction: 'Direction',
    scheme: 'Encoding', // base64 or base32
    urlSafe: 'URL-safe alphabet', // RFC 4648 §5: - and _ instead of + and /
    hexAlphabet: 'Extended hex alphabet', // base32hex, RFC 4648 §7: the digits 0–9 and A–V
    padding: 'Padding with =',
    wrap: 'Line length',
    eol: 'Line breaks in the text',
    encoding: 'Character encoding', // the character encoding: UTF-8 …
    bytes: 'Bytes', // the size of the data that the text encodes
    files: 'Decoded file',
  },
  choices: {
    direction: { encode: 'Encode', decode: 'Decode' },
    wrap: { '0': 'One line', '64': '64 characters (PEM)', '76': '76 characters (email)' },
    eol: { lf: 'As they are (typed: LF)', crlf: 'CRLF (Windows, email)' },
  },
  hints: { input: 'Text to encode, or base64, base32, or a data: URI to decode' },
  problems: { ...problems, ...flaws },
  notes: { ...notes, ...endings },
} satisfies ToolStrings<typeof tool>;
