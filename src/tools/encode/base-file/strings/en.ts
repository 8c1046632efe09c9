import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    input: 'Files',
    scheme: 'Encoding', // base64 or base32
    format: 'Written as',
    urlSafe: 'URL-safe alphabet', // RFC 4648 §5: - and _ instead of + and /
    hexAlphabet: 'Extended hex alphabet', // base32hex, RFC 4648 §7: the digits 0–9 and A–V
    padding: 'Padding with =',
    wrap: 'Line length',
    files: 'Files',
    name: 'Name',
    size: 'Size',
    type: 'Type', // the media type: image/png
    sha256: 'SHA-256',
  },
  choices: {
    format: { plain: 'Encoded text only', dataUri: 'data: URI', css: 'CSS url()', img: 'HTML <img>' },
    wrap: { '0': 'One line', '64': '64 characters (PEM)', '76': '76 characters (email)' },
  },
  problems: {
    noRoom: '{name}: the browser has no room for the result. Close other tabs, or split the file.',
  },
  notes: {
    notImage: '{name} is {type}, but an <img> shows only images.',
  },
} satisfies ToolStrings<typeof tool>;
