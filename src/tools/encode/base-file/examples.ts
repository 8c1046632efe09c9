import { problem, type Examples } from '../../../kinds';
import type tool from './tool';

const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const foo = { name: 'foo.txt', type: 'text/plain', text: 'foo' };

export default [
  {
    values: { input: [foo] },
    gives: {
      result: 'Zm9v',
      files: 'foo.txt.base64.txt',
      name: 'foo.txt',
      size: 3,
      type: 'text/plain',
      sha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
    },
    source: 'RFC 4648 §10; GNU coreutils: sha256sum',
  },
  {
    values: { input: [{ name: 'dot.gif', type: 'image/gif', base64: PIXEL }], format: 'img' },
    gives: { result: `<img src="data:image/gif;base64,${PIXEL}" alt="">`, size: 42 },
    source: 'GNU coreutils: base64 -w0 dot.gif; RFC 2397',
  },
  {
    values: { input: [foo, { name: 'empty.txt', type: 'text/plain', text: '' }], scheme: 'base32' },
    gives: { files: ['foo.txt.base32.txt', 'empty.txt.base32.txt'], size: ['3', '0'] },
    source: 'RFC 4648 §10 (one text for each file)',
  },
  {
    values: { direction: 'decode', text: `data:image/gif;base64,${PIXEL}` },
    gives: {
      files: 'decoded.gif',
      size: 42,
      type: 'image/gif',
      sha256: 'ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629',
    },
    source: 'GNU coreutils: base64 -d, sha256sum',
  },
  {
    values: { direction: 'decode', text: 'Zm9v*g==' },
    gives: problem('notBase64', { character: '*', line: 1, column: 5 }, 'text'),
    source: 'RFC 4648 §3.3',
  },
  {
    values: { direction: 'decode', scheme: 'base32', text: 'MZXW6YTB OI', fileName: 'foobar.txt' },
    gives: {
      files: 'foobar.txt',
      size: 6,
      type: 'text/plain',
      sha256: 'c3ab8ff13720e8ad9047dd39466b3c8974e592c2fa383d4a3960714caef0c4f2',
    },
    source: 'RFC 4648 §10; GNU coreutils: sha256sum',
  },
] satisfies Examples<typeof tool>;
