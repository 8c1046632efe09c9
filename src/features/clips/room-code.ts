import { toBase64Url } from '../../core/bytes/base64-url';

/**
 * The code of a room: 10 digits of Crockford's base32 (50 random bits), shown as XXXXX-XXXXX. Anyone with the code can
 * find and read the room; the database only receives a hash of it.
 */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Bits per digit, and bits of the random bytes that a code is made from. */
const DIGIT_BITS = 5;

/** Characters that people type for similar-looking digits (Crockford: O is 0; I and L are 1). */
const SIMILAR_DIGITS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

export type CodeFault =
  | { readonly code?: undefined; readonly fault: 'length'; readonly length: number }
  | { readonly code?: undefined; readonly fault: 'letter'; readonly letter: string };

/** Makes a new code from random bytes of `crypto`, or from the given bytes. */
export function newCode(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(7))): string {
  // The code is the first 50 of these 56 bits.
  let bits =
    bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) >> BigInt(bytes.length * 8 - LENGTH * DIGIT_BITS);
  let code = '';
  for (let index = 0; index < LENGTH; index++) {
    code = (DIGITS[Number(bits & 31n)] ?? '') + code;
    bits >>= 5n;
  }
  return code;
}

/** Parses a typed code into ten digits: case, spaces and hyphens do not matter. */
export function readCode(typed: string): { readonly code: string; readonly fault?: undefined } | CodeFault {
  const letters = Array.from(
    typed
      .normalize('NFKC')
      .replace(/[\s\p{Dash}]/gu, '')
      .toUpperCase(),
  );
  const digits = letters.map((letter) => SIMILAR_DIGITS[letter] ?? letter);
  const wrong = digits.findIndex((digit) => !DIGITS.includes(digit));
  if (wrong >= 0) return { fault: 'letter', letter: letters[wrong] ?? '' };
  return digits.length === LENGTH ? { code: digits.join('') } : { fault: 'length', length: digits.length };
}

export const shownCode = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** The id of the room's document: the first 22 characters of base64url(SHA-256('smallkit-room:' + code)). */
export async function roomIdOf(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`smallkit-room:${code}`));
  return toBase64Url(new Uint8Array(digest)).slice(0, 22);
}

const ROUNDS = 600_000;

/**
 * The key that encrypts everything in the room: PBKDF2-HMAC-SHA-256(code, 'smallkit-room-key', 600,000), for
 * AES-256-GCM.
 */
export async function roomKeyOf(code: string): Promise<CryptoKey> {
  const encoder = new TextEncoder();
  const material = await crypto.subtle.importKey('raw', encoder.encode(code), 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode('smallkit-room-key'), iterations: ROUNDS },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
