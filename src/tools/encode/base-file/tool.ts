import { choice, fileTool, files, flag, give, line, names, text } from '../../../kinds';
import { decodeFile } from './decode';
import { encodeFiles } from './encode';

export default fileTool({
  fields: {
    direction: choice(['encode', 'decode'], { look: 'buttons' }),
    input: files({ accept: '*/*', when: { direction: ['encode'] } }),
    // A text field holds one string, and strings end at about 512 MB: a larger text comes in as a file, read in blocks.
    source: choice(['text', 'file'], { look: 'buttons', when: { direction: ['decode'] } }),
    text: text({ mono: true, when: { direction: ['decode'], source: ['text'] } }),
    file: files({
      accept: '.txt,.b64,.b32,.pem,text/*',
      many: false,
      when: { direction: ['decode'], source: ['file'] },
    }),
    scheme: names(['base64', 'base32']),
    format: choice(['plain', 'dataUri', 'css', 'img'], { when: { direction: ['encode'], scheme: ['base64'] } }),
    urlSafe: flag(false, { when: { direction: ['encode'], scheme: ['base64'], format: ['plain'] } }),
    hexAlphabet: flag(false, { when: { scheme: ['base32'] } }),
    padding: flag(true, { when: { direction: ['encode'] } }),
    wrap: choice(['0', '64', '76'], { when: { direction: ['encode'], format: ['plain'] } }),
    fileName: line({ when: { direction: ['decode'] } }),
  },
  outputs: {
    /** Of one file. Over a megabyte it is a Blob. */
    result: give.text({ mono: true }),
    /** What was decoded, or the text of each file. */
    files: give.files(),
    name: give.word(),
    size: give.bytes(),
    type: give.code(),
    sha256: give.code(),
  },
  async run({ direction, input, source, text, file, fileName, ...style }, { progress }) {
    if (direction === 'encode') {
      return input.length === 0
        ? { empty: true }
        : encodeFiles(input, { ...style, wrap: Number(style.wrap) }, progress);
    }
    const given = source === 'text' ? text : file[0];
    if (given === undefined || (typeof given === 'string' && !/\S/.test(given))) return { empty: true };
    return decodeFile(given, { ...style, fileName }, progress);
  },
});
