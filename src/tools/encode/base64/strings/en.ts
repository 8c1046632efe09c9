import type { ToolStrings } from '../../../../kinds/contract';
import { ENDING_WORDS, FLAW_WORDS } from '../../../../formats/rfc4648/rfc4648-strings';
import { TEXT_NOTES, TEXT_PROBLEMS } from '../../../../core/bytes/text-or-file-strings';
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
    encoding: 'Text as bytes', // the character encoding: UTF-8 …
    bytes: 'Bytes', // the size of the data that the text encodes
    files: 'Decoded file',
  },
  choices: {
    direction: { encode: 'Encode', decode: 'Decode' },
    wrap: { '0': 'One line', '64': '64 digits (PEM)', '76': '76 digits (mail)' },
    eol: { lf: 'As they are (typed: LF)', crlf: 'CRLF (Windows, mail)' },
  },
  hints: { input: 'Text to encode, or base64, base32 or a data: URI to decode' },
  problems: { ...TEXT_PROBLEMS.en, ...FLAW_WORDS.en },
  notes: { ...TEXT_NOTES.en, ...ENDING_WORDS.en },
} satisfies ToolStrings<typeof tool>;
