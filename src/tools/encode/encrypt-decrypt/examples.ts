import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const TEXT = 'Zażółć gęślą jaźń';
const password = 'correct horse';

export default [
  {
    values: { direction: 'encrypt', input: TEXT, password, iterations: 100_000 },
    gives: ({ result = [] }) => result.length === 1 && /^U0sx[A-Za-z0-9+/]+={0,2}$/.test(result[0] ?? ''),
    source: 'the layout on this page; 53 4B 31 in base64 (RFC 4648)',
  },
  {
    values: {
      direction: 'decrypt',
      input: 'U0sxAQAJJ8AAAQIDBAUGBwgJCgsMDQ4PZGVmZ2hpamtsbW5vGyIL9w18w1Wp7hOH1/IA/p1ubvXJXiZAk910Mz+Ih/R45SbozZ6chbdp',
      password,
    },
    gives: { result: TEXT, format: 'Smallkit 1' },
    source: 'Python: hashlib.pbkdf2_hmac, cryptography AESGCM',
  },
  {
    values: {
      direction: 'decrypt',
      input: 'U0sxAg4IAQAAAQIDBAUGBwgJCgsMDQ4PZGVmZ2hpamtsbW5vujc+jtfgwbh/plZgbkN9iM+qA3Ef62CqFKqNnndcRVI1ISUxJ7hwIr2S',
      password,
    },
    gives: { result: TEXT, format: 'Smallkit 1' },
    source: 'Python: hashlib.scrypt(n=2**14, r=8, p=1), cryptography AESGCM',
  },
  {
    values: {
      direction: 'decrypt',
      input: 'U2FsdGVkX1//yi/HbD6hBjm6d8f58KMVg0dYlO1BB9Mht0BR6MwbJ3qrYdFTY1Vy',
      password,
    },
    gives: { result: TEXT, format: 'OpenSSL PBKDF2' },
    source: 'OpenSSL 3.0.19: openssl enc -aes-256-cbc -pbkdf2 -base64',
  },
  {
    values: {
      direction: 'decrypt',
      input: 'U2FsdGVkX18TV355jOt5iBSYCs1GMLAW4Zuz/mcnXmvlG9xJkrngpxqVvA54RF24',
      password,
    },
    gives: { result: TEXT, format: 'OpenSSL MD5 / CryptoJS' },
    source: 'OpenSSL 3.0.19: openssl enc -aes-256-cbc -md md5 -base64',
  },
  {
    values: {
      direction: 'decrypt',
      input: 'U2FsdGVkX1//yi/HbD6hBjm6d8f58KMVg0dYlO1BB9Mht0BR6MwbJ3qrYdFTY1Vy',
      password: 'battery',
    },
    gives: problem('wrong', {}, 'password'),
    source: 'openssl enc -d: bad decrypt',
  },
] satisfies Examples<typeof tool>;
