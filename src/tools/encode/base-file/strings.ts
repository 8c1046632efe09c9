import type { Strings } from '../../../kinds';
import type tool from './tool';

export default {
  en: {
    labels: {
      direction: 'Direction',
      input: 'Files',
      source: 'Where the text comes from',
      text: 'Base64 or base32 text',
      file: 'Text file',
      scheme: 'Encoding', // base64 or base32
      format: 'Written as',
      urlSafe: 'URL-safe alphabet', // RFC 4648 §5: - and _ instead of + and /
      hexAlphabet: 'Extended hex alphabet', // base32hex, RFC 4648 §7: the digits 0–9 and A–V
      padding: 'Padding with =',
      wrap: 'Line length',
      fileName: 'File name',
      files: 'Files',
      name: 'Name',
      size: 'Size',
      type: 'Type', // the media type: image/png
      sha256: 'SHA-256',
    },
    choices: {
      direction: { encode: 'File to text', decode: 'Text to file' },
      source: { text: 'Pasted text', file: 'A text file' },
      format: { plain: 'Digits alone', dataUri: 'data: URI', css: 'CSS url()', img: 'HTML <img>' },
      wrap: { '0': 'One line', '64': '64 digits (PEM)', '76': '76 digits (mail)' },
    },
    hints: { fileName: 'Left empty: “decoded” with the extension that the data shows' },
    problems: {
      noRoom: '{name}: the browser has no room for the result. Close other tabs, or split the file.',
      notBase64:
        'Line {line}, column {column}: “{character}” is not a base64 digit. Digits are A–Z, a–z, 0–9, + and /, or - and _.',
      notBase32: 'Line {line}, column {column}: “{character}” is not a base32 digit. Digits are A–Z and 2–7.',
      notBase32hex: 'Line {line}, column {column}: “{character}” is not a base32hex digit. Digits are 0–9 and A–V.',
      afterPadding: 'Line {line}, column {column}: “{character}” stands after the padding. After = the text must end.',
      badLength:
        'The number of digits ({digits}) gives no whole bytes: some are missing or too many, most likely at the end.',
    },
    notes: {
      pem: 'Only the first block between a BEGIN and an END line was read.', // PEM, as of a certificate: -----BEGIN …-----
      looseBits: 'The last digit has bits left over that should be 0: the text may have been cut or changed.',
      oddPadding: 'The number of = signs does not fit the number of digits; the digits were read all the same.',
      unknownType: 'The data looks like no file type known here. You can download it all the same.',
      otherType: 'The data: URI says {said}, but the data is {type}.',
      notImage: '{name} is {type}: an <img> shows images only.',
    },
  },
} satisfies Strings<typeof tool>;
