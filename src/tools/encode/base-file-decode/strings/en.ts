import type { ToolStrings } from '../../../../kinds/contract';
import { endings, flaws } from '../../../../formats/rfc4648/rfc4648-strings/en';
import { notes } from '../../../../core/bytes/text-or-file-strings/en';
import type tool from '../tool';

export default {
  labels: {
    input: 'Base64 or base32 text',
    file: 'Or a text file',
    scheme: 'Encoding', // base64 or base32
    hexAlphabet: 'Extended hex alphabet', // base32hex, RFC 4648 §7: the digits 0–9 and A–V
    fileName: 'File name',
    result: 'File',
    size: 'Size',
    type: 'Type', // the media type: image/png
    sha256: 'SHA-256',
  },
  own: { open: 'Open' }, // a PDF, in a tab of its own
  placeholders: { input: 'Paste the text here, or choose a text file' },
  hints: { fileName: 'Leave empty for “decoded” and the extension of the detected type' },
  problems: {
    ...flaws,
    noRoom: '{name}: the browser has no room for the result. Close other tabs, or split the file.',
  },
  notes: {
    ...endings,
    bom: notes.bom,
    unknownType: 'The file type isn’t recognized. You can still download the data.',
    otherType: 'The data: URI says {said}, but the data is {type}.',
    fileUsed: 'The file was read, not the pasted text. “Clear” removes both.',
  },
} satisfies ToolStrings<typeof tool>;
