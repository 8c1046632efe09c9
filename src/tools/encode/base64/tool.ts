import { choice, flag, give, names, text, textTool } from '../../../kinds/contract';
import { ENCODINGS } from '../../../core/bytes/bytes';
import { decode, decodeFile, encode, encodeFile } from './base64';

export default textTool({
  swap: ['direction'],
  fields: {
    input: text({ mono: true, bytes: true, accept: '.txt,.md,.csv,.html,.json,.b64,.b32,.pem,text/*' }),
    direction: choice(['encode', 'decode'], { tier: 'main', look: 'buttons' }),
    scheme: names(['base64', 'base32'], { tier: 'main' }),
    urlSafe: flag(false, { tier: 'main', when: { direction: ['encode'], scheme: ['base64'] } }),
    hexAlphabet: flag(false, { when: { scheme: ['base32'] } }),
    padding: flag(true, { when: { direction: ['encode'] } }),
    wrap: choice(['0', '64', '76'], { when: { direction: ['encode'] } }),
    eol: choice(['lf', 'crlf'], { when: { direction: ['encode'] } }),
    encoding: names(ENCODINGS),
  },
  outputs: { result: give.text({ mono: true, wrap: true }), bytes: give.bytes(), files: give.files() },
  run: async ({ input: given, direction, ...values }) => {
    const style = { ...values, wrap: Number(values.wrap) };
    if (given instanceof Blob) return direction === 'encode' ? encodeFile(given, style) : decodeFile(given, style);
    if (!/\S/.test(given)) return { empty: true };
    return direction === 'encode' ? encode(given, style) : decode(given, style);
  },
});
