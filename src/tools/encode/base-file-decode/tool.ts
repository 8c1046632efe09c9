import { fileTool, files, flag, give, line, names, note, text } from '../../../kinds/contract';
import { decodeFile } from './decode';

export default fileTool({
  fields: {
    input: text({ mono: true }),
    // JavaScript strings are limited to about 512 MB, so a long text is read from its file, block by block, and never
    // shown.
    file: files({ accept: '.txt,.b64,.b32,.pem,text/*', many: false, optional: true }),
    scheme: names(['base64', 'base32'], { tier: 'main' }),
    hexAlphabet: flag(false, { when: { scheme: ['base32'] } }),
    fileName: line(),
  },
  outputs: {
    result: give.files(),
    size: give.bytes(),
    type: give.code(),
    sha256: give.code(),
  },
  async run({ input, file, fileName, ...style }, { progress }) {
    const typed = /\S/.test(input);
    const given = file[0] ?? (typed ? input : undefined);
    if (given === undefined) return { empty: true };
    const decoded = await decodeFile(given, { ...style, fileName }, progress);
    if (!('result' in decoded)) return decoded;
    return { ...decoded, notes: [...(decoded.notes ?? []), given !== input && typed && note('fileUsed')] };
  },
});
