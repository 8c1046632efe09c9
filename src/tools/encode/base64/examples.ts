import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export default [
  {
    values: { direction: 'encode', scheme: 'base64', input: 'foobar' },
    gives: { result: 'Zm9vYmFy', bytes: 6 },
    source: 'RFC 4648 §10',
  },
  {
    values: { direction: 'encode', scheme: 'base64', input: 'Zażółć gęślą jaźń 🦔' },
    gives: { result: 'WmHFvMOzxYLEhyBnxJnFm2zEhSBqYcW6xYQg8J+mlA==', bytes: 31 },
    source: 'Python: base64.b64encode(text.encode())',
  },
  {
    values: { direction: 'encode', scheme: 'base64', input: 'Is 1 < 2? Yes >>', urlSafe: true, padding: false },
    gives: 'SXMgMSA8IDI_IFllcyA-Pg',
    source: 'Python: base64.urlsafe_b64encode(text.encode()).rstrip(b"=")',
  },
  {
    values: { direction: 'decode', scheme: 'base64', input: 'SGVsbG8sIHdvcmxkIQ' },
    gives: { result: 'Hello, world!', bytes: 13 },
    source: 'GNU coreutils: printf "SGVsbG8sIHdvcmxkIQ==" | base64 -d',
  },
  {
    values: { direction: 'decode', scheme: 'base64', input: 'data:text/plain;base64,Zm9v\nYmFy' },
    gives: 'foobar',
    source: 'RFC 2397, RFC 4648 §10',
  },
  {
    values: { direction: 'decode', scheme: 'base64', input: 'Zm9v*g==' },
    gives: problem('notBase64', { character: '*', line: 1, column: 5 }, 'input'),
    source: 'RFC 4648 §3.3',
  },
  {
    values: { direction: 'decode', scheme: 'base64', input: PIXEL },
    gives: problem('fileNotText', { size: 42, encoding: 'UTF-8', type: 'GIF', byte: '80', offset: 10 }, 'input'),
    source: 'GIF89a specification, §17 (a picture of one pixel)',
  },
  {
    values: { direction: 'encode', scheme: 'base32', input: 'foobar' },
    gives: { result: 'MZXW6YTBOI======', bytes: 6 },
    source: 'RFC 4648 §10',
  },
  {
    values: { direction: 'encode', scheme: 'base32', hexAlphabet: true, input: 'foobar' },
    gives: 'CPNMUOJ1E8======',
    source: 'RFC 4648 §10',
  },
  {
    values: { direction: 'encode', scheme: 'base32', padding: false, input: 'Grüße 👋' },
    gives: 'I5ZMHPGDT5SSB4E7SGFQ',
    source: 'Python: base64.b32encode(text.encode()).rstrip(b"=")',
  },
  {
    values: { direction: 'decode', scheme: 'base32', input: 'mzxw6ytboi' },
    gives: 'foobar',
    source: 'RFC 4648 §10',
  },
  {
    values: { direction: 'decode', scheme: 'base32', input: 'MZXW1YTB' },
    gives: problem('notBase32', { character: '1', line: 1, column: 5 }, 'input'),
    source: 'RFC 4648 §6: 0, 1, 8 and 9 are no digits',
  },
  {
    values: { direction: 'decode', scheme: 'base32', input: 'JBSW Y3DP EHPK 3PXP' },
    gives: problem('notText', { size: 10, encoding: 'UTF-8', byte: 'BE', offset: 8 }, 'input'),
    source: 'Python: base64.b32decode(text).decode() says: invalid start byte in position 8',
  },
] satisfies Examples<typeof tool>;
