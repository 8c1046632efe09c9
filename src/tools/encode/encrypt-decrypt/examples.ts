import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const TEXT = 'Café at 9? Bring the keys.';
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
      input:
        'U0sxAQAJJ8AAAQIDBAUGBwgJCgsMDQ4PZGVmZ2hpamtsbW5vAiKoiGfvZ6NNUAzAURmsC5aKn73GH4ifLypzX+qOycz+RScI4uQeiINCuA==',
      password,
    },
    gives: { result: TEXT, format: 'Smallkit 1' },
    source: 'Python: hashlib.pbkdf2_hmac, cryptography AESGCM',
  },
  {
    values: {
      direction: 'decrypt',
      input:
        'U0sxAg4IAQAAAQIDBAUGBwgJCgsMDQ4PZGVmZ2hpamtsbW5vozed8b1zZU6bGEkn6KjRfcRO8jkQqs51qF2oxHF6AT0ruNT0soHzT1mdGQ==',
      password,
    },
    gives: { result: TEXT, format: 'Smallkit 1' },
    source: 'Python: hashlib.scrypt(n=2**14, r=8, p=1), cryptography AESGCM',
  },
  {
    values: {
      direction: 'decrypt',
      input: 'U2FsdGVkX1//yi/HbD6hBmCCbbFiKiHtKksTP6XkLlyVuwjv4gbs/7GfM3qZ7Ic2',
      password,
    },
    gives: { result: TEXT, format: 'OpenSSL PBKDF2' },
    source: 'OpenSSL 3.0.19: openssl enc -aes-256-cbc -pbkdf2 -base64',
  },
  {
    values: {
      direction: 'decrypt',
      input: 'U2FsdGVkX18TV355jOt5iI2LdGjz1YnO3mQUyVCmMAp1BfFU5bVnlfcVk5DSUsIf',
      password,
    },
    gives: { result: TEXT, format: 'OpenSSL MD5 / CryptoJS' },
    source: 'OpenSSL 3.0.19: openssl enc -aes-256-cbc -md md5 -base64',
  },
  {
    values: {
      direction: 'decrypt',
      input: 'U2FsdGVkX1//yi/HbD6hBmCCbbFiKiHtKksTP6XkLlyVuwjv4gbs/7GfM3qZ7Ic2',
      password: 'battery',
    },
    gives: problem('wrong', {}, 'password'),
    source: 'openssl enc -d: bad decrypt',
  },
] satisfies Examples<typeof tool>;
