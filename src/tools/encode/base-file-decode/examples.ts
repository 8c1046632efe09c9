import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export default [
  {
    values: { scheme: 'base64', input: `data:image/gif;base64,${PIXEL}` },
    gives: {
      result: 'decoded.gif',
      size: 42,
      type: 'image/gif',
      sha256: 'ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629',
    },
    source: 'GNU coreutils: base64 -d, sha256sum',
  },
  {
    values: {
      scheme: 'base64',
      file: [{ name: 'foo.b64', type: 'text/plain', text: 'Zm9v\r\n' }],
      fileName: 'foo.txt',
    },
    gives: {
      result: 'foo.txt',
      size: 3,
      type: 'text/plain',
      sha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
    },
    source: 'RFC 4648 §10; GNU coreutils: sha256sum',
  },
  {
    values: { scheme: 'base64', input: 'Zm9v*g==' },
    gives: problem('notBase64', { character: '*', line: 1, column: 5 }, 'input'),
    source: 'RFC 4648 §3.3',
  },
  {
    values: { scheme: 'base32', input: 'mzxw6ytb OI', fileName: 'foobar.txt' },
    gives: {
      result: 'foobar.txt',
      size: 6,
      type: 'text/plain',
      sha256: 'c3ab8ff13720e8ad9047dd39466b3c8974e592c2fa383d4a3960714caef0c4f2',
    },
    source: 'RFC 4648 §10; GNU coreutils: sha256sum',
  },
  {
    values: { scheme: 'base32', hexAlphabet: true, input: 'CPNMUOJ1E8======' },
    gives: { result: 'decoded.txt', size: 6 },
    source: 'RFC 4648 §10',
  },
  {
    values: { scheme: 'base32', input: 'MZXW1YTB' },
    gives: problem('notBase32', { character: '1', line: 1, column: 5 }, 'input'),
    source: 'RFC 4648 §6: 0, 1, 8 and 9 are no digits',
  },
] satisfies Examples<typeof tool>;
