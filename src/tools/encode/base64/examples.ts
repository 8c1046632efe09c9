import { problem, type Examples } from '../../../kinds';
import type tool from './tool';

const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export default [
  { values: { direction: 'encode', input: 'foobar' }, gives: { result: 'Zm9vYmFy', bytes: 6 }, source: 'RFC 4648 §10' },
  {
    values: { direction: 'encode', input: 'Zażółć gęślą jaźń 🦔' },
    gives: { result: 'WmHFvMOzxYLEhyBnxJnFm2zEhSBqYcW6xYQg8J+mlA==', bytes: 31 },
    source: 'Python: base64.b64encode(text.encode())',
  },
  {
    values: { direction: 'encode', input: 'Is 1 < 2? Yes >>', urlSafe: true, padding: false },
    gives: 'SXMgMSA8IDI_IFllcyA-Pg',
    source: 'Python: base64.urlsafe_b64encode(text.encode()).rstrip(b"=")',
  },
  {
    values: { direction: 'decode', input: 'SGVsbG8sIHdvcmxkIQ' },
    gives: { result: 'Hello, world!', bytes: 13 },
    source: 'GNU coreutils: printf "SGVsbG8sIHdvcmxkIQ==" | base64 -d',
  },
  {
    values: { direction: 'decode', input: 'data:text/plain;base64,Zm9v\nYmFy' },
    gives: 'foobar',
    source: 'RFC 2397, RFC 4648 §10',
  },
  {
    values: { direction: 'decode', input: 'Zm9v*g==' },
    gives: problem('notBase64', { character: '*', line: 1, column: 5 }, 'input'),
    source: 'RFC 4648 §3.3',
  },
  {
    values: { direction: 'decode', input: PIXEL },
    gives: problem('fileNotText', { size: 42, encoding: 'UTF-8', type: 'GIF' }, 'input'),
    source: 'GIF89a specification, §17 (a picture of one pixel)',
  },
  {
    values: { direction: 'encode', scheme: 'base32', input: 'foobar' },
    gives: { result: 'MZXW6YTBOI======', bytes: 6 },
    source: 'RFC 4648 §10',
  },
  {
    values: { direction: 'decode', scheme: 'base32', input: 'mzxw6ytboi' },
    gives: 'foobar',
    source: 'RFC 4648 §10',
  },
] satisfies Examples<typeof tool>;
