import { choice, fileTool, files, flag, give, names } from '../../../kinds/contract';
import { encodeFiles } from './encode';

export default fileTool({
  fields: {
    input: files({ accept: '*/*', sample: '/favicon.svg' }),
    scheme: names(['base64', 'base32']),
    format: choice(['plain', 'dataUri', 'css', 'img'], { tier: 'main', when: { scheme: ['base64'] } }),
    urlSafe: flag(false, { when: { scheme: ['base64'], format: ['plain'] } }),
    hexAlphabet: flag(false, { when: { scheme: ['base32'] } }),
    padding: flag(true),
    wrap: choice(['0', '64', '76'], { when: { format: ['plain'] } }),
  },
  outputs: {
    /** The text of a single file; a Blob if it has over a million digits. */
    result: give.text({ mono: true, wrap: true }),
    /** The text of each file. */
    files: give.files(),
    name: give.word(),
    size: give.bytes(),
    type: give.code(),
    sha256: give.code(),
  },
  async run({ input, ...style }, { progress }) {
    if (input.length === 0) return { empty: true };
    return encodeFiles(input, { ...style, wrap: Number(style.wrap) }, progress);
  },
});
