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
    lang: 'pl',
  },
  {
    values: { direction: 'encode', scheme: 'base64', input: 'A piñata for Zoë 🎉' },
    gives: { result: 'QSBwacOxYXRhIGZvciBab8OrIPCfjok=', bytes: 23 },
    source: 'Python: base64.b64encode(text.encode())',
    lang: 'en',
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
  {
    values: { direction: 'encode', scheme: 'base64', input: '¡Hola, mundo!' },
    gives: { result: 'wqFIb2xhLCBtdW5kbyE=', bytes: 14 },
    source: 'Python: base64.b64encode(text.encode())',
    lang: 'es',
  },
  {
    values: { direction: 'decode', scheme: 'base64', input: 'RmVsaXogYcOxbyBudWV2bw==' },
    gives: { result: 'Feliz año nuevo', bytes: 16 },
    source: 'Python: base64.b64decode(text).decode()',
    lang: 'es',
  },
  {
    values: { direction: 'encode', scheme: 'base64', input: 'Ça va bien ?' },
    gives: { result: 'w4dhIHZhIGJpZW4gPw==', bytes: 13 },
    source: 'Python: base64.b64encode(text.encode())',
    lang: 'fr',
  },
  {
    values: { direction: 'decode', scheme: 'base64', input: 'Qm9ubmUgam91cm7DqWU=' },
    gives: { result: 'Bonne journée', bytes: 14 },
    source: 'Python: base64.b64decode(text).decode()',
    lang: 'fr',
  },
  {
    values: { direction: 'encode', scheme: 'base64', input: 'Halo, dunia!' },
    gives: { result: 'SGFsbywgZHVuaWEh', bytes: 12 },
    source: 'Python: base64.b64encode(text.encode())',
    lang: 'id',
  },
  {
    values: { direction: 'decode', scheme: 'base64', input: 'U2VsYW1hdCBwYWdp' },
    gives: { result: 'Selamat pagi', bytes: 12 },
    source: 'Python: base64.b64decode(text).decode()',
    lang: 'id',
  },
  {
    values: { direction: 'encode', scheme: 'base64', input: 'Perché no?' },
    gives: { result: 'UGVyY2jDqSBubz8=', bytes: 11 },
    source: 'Python: base64.b64encode(text.encode())',
    lang: 'it',
  },
  {
    values: { direction: 'decode', scheme: 'base64', input: 'QnVvbmEgZ2lvcm5hdGE=' },
    gives: { result: 'Buona giornata', bytes: 14 },
    source: 'Python: base64.b64decode(text).decode()',
    lang: 'it',
  },
  {
    values: { direction: 'decode', scheme: 'base64', input: 'RHppZcWEIGRvYnJ5' },
    gives: { result: 'Dzień dobry', bytes: 12 },
    source: 'Python: base64.b64decode(text).decode()',
    lang: 'pl',
  },
  {
    values: { direction: 'encode', scheme: 'base64', input: 'Olá, mundo!' },
    gives: { result: 'T2zDoSwgbXVuZG8h', bytes: 12 },
    source: 'Python: base64.b64encode(text.encode())',
    lang: 'pt',
  },
  {
    values: { direction: 'decode', scheme: 'base64', input: 'UMOjbyBkZSBxdWVpam8=' },
    gives: { result: 'Pão de queijo', bytes: 14 },
    source: 'Python: base64.b64decode(text).decode()',
    lang: 'pt',
  },
  {
    values: { direction: 'encode', scheme: 'base64', input: 'Привет, мир!' },
    gives: { result: '0J/RgNC40LLQtdGCLCDQvNC40YAh', bytes: 21 },
    source: 'Python: base64.b64encode(text.encode())',
    lang: 'ru',
  },
  {
    values: { direction: 'decode', scheme: 'base64', input: '0JTQvtCx0YDQvtC1INGD0YLRgNC+' },
    gives: { result: 'Доброе утро', bytes: 21 },
    source: 'Python: base64.b64decode(text).decode()',
    lang: 'ru',
  },
] satisfies Examples<typeof tool>;
