import { isUtf8, type Bytes } from '../../../core/bytes/bytes';
import { detectFileType } from '../../../core/bytes/file-signature';
import { pbkdf2 } from './seal';

/** `openssl enc` and CryptoJS: `Salted__`, 8 bytes of salt, AES-256-CBC with PKCS #7 padding. */
const MAGIC = new TextEncoder().encode('Salted__');
const SALT_END = 16;
const KEY_BYTES = 32;
const IV_BYTES = 16;
const NEEDED = KEY_BYTES + IV_BYTES;
/** The default number of rounds of `openssl enc -pbkdf2`, used without -iter. */
const PBKDF2_ROUNDS = 10_000;

/** Whether bytes begin like the output of `openssl enc` or CryptoJS. */
export const isSalted = (bytes: Uint8Array): boolean => MAGIC.every((byte, index) => bytes[index] === byte);

export type SaltedFormat = 'OpenSSL PBKDF2' | 'OpenSSL MD5 / CryptoJS' | 'OpenSSL SHA-256';

/** The decrypted content; `sure` if it is text or a known file type, and not only correctly padded. */
export interface Opened {
  readonly format: SaltedFormat;
  readonly plain: Bytes;
  readonly sure: boolean;
}

/**
 * Decrypts by trying the three ways in which these programs have derived keys: -pbkdf2, then EVP_BytesToKey with MD5,
 * then with SHA-256. Returns the first result with correct padding that is UTF-8 or a known file type; failing that,
 * the first with correct padding. One wrong password in 85 gives correct padding by chance: the format has no check.
 */
export async function openSalted(bytes: Bytes, password: string): Promise<Opened | 'wrong' | 'short'> {
  const ciphertext = bytes.subarray(SALT_END);
  if (ciphertext.length === 0 || ciphertext.length % IV_BYTES !== 0) return 'short';
  const salt = bytes.slice(MAGIC.length, SALT_END);
  let padded: Opened | undefined;
  for (const secret of spellings(password)) {
    for (const [format, derive] of WAYS) {
      const made = await derive(secret, salt);
      const plain = await decryptCbc(ciphertext, made.slice(0, KEY_BYTES), made.slice(KEY_BYTES, NEEDED));
      if (!plain) continue;
      if (isUtf8(plain) || detectFileType(plain)) return { format, plain, sure: true };
      padded ??= { format, plain, sure: false };
    }
  }
  return padded ?? 'wrong';
}

/** These programs use the bytes of a password as typed: composed on most systems, decomposed on a few. */
const spellings = (password: string): Bytes[] =>
  Array.from(new Set([password, password.normalize('NFC'), password.normalize('NFD')]), (one) =>
    new TextEncoder().encode(one),
  );

const WAYS: readonly [SaltedFormat, (secret: Bytes, salt: Bytes) => Promise<Bytes>][] = [
  ['OpenSSL PBKDF2', (secret, salt) => pbkdf2(secret, salt, PBKDF2_ROUNDS, NEEDED)],
  [
    'OpenSSL MD5 / CryptoJS',
    async (secret, salt) => {
      const { md5 } = await import('@noble/hashes/legacy.js');
      return bytesToKey(md5, secret, salt);
    },
  ],
  [
    'OpenSSL SHA-256',
    async (secret, salt) => {
      const { sha256 } = await import('@noble/hashes/sha2.js');
      return bytesToKey(sha256, secret, salt);
    },
  ],
];

/** OpenSSL's EVP_BytesToKey with one round: each block is the hash of the previous block, the password and the salt. */
function bytesToKey(hash: (bytes: Uint8Array) => Uint8Array, secret: Bytes, salt: Bytes): Bytes {
  const made = new Uint8Array(NEEDED + 32);
  let block = new Uint8Array(0);
  for (let offset = 0; offset < NEEDED; offset += block.length) {
    block = new Uint8Array(hash(concat(block, secret, salt)));
    made.set(block, offset);
  }
  return made.slice(0, NEEDED);
}

function concat(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

async function decryptCbc(ciphertext: Bytes, key: Bytes, iv: Bytes): Promise<Bytes | undefined> {
  const imported = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['decrypt']);
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, imported, ciphertext));
  } catch {
    return undefined;
  }
}
