import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const foo = { name: 'foo.txt', type: 'text/plain', text: 'foo' };

export default [
  {
    values: { scheme: 'base64', input: [foo] },
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
    values: { scheme: 'base64', input: [{ name: 'dot.gif', type: 'image/gif', base64: PIXEL }], format: 'img' },
    gives: { result: `<img src="data:image/gif;base64,${PIXEL}" alt="">`, size: 42 },
    source: 'GNU coreutils: base64 -w0 dot.gif; RFC 2397',
  },
  {
    values: { scheme: 'base32', input: [{ name: 'foobar.txt', type: 'text/plain', text: 'foobar' }] },
    gives: {
      result: 'MZXW6YTBOI======',
      files: 'foobar.txt.base32.txt',
      size: 6,
      sha256: 'c3ab8ff13720e8ad9047dd39466b3c8974e592c2fa383d4a3960714caef0c4f2',
    },
    source: 'RFC 4648 §10; GNU coreutils: sha256sum',
  },
  {
    values: { scheme: 'base32', input: [foo, { name: 'empty.txt', type: 'text/plain', text: '' }] },
    gives: { files: ['foo.txt.base32.txt', 'empty.txt.base32.txt'], size: ['3', '0'] },
    source: 'RFC 4648 §10 (one text for each file)',
  },
] satisfies Examples<typeof tool>;
