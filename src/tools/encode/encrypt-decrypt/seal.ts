import type { Bytes } from '../../../core/bytes/bytes';
import { header, type Derivation, type Envelope } from './layout';

const KEY_BYTES = 32;

/** The password as UTF-8 of its NFC form, so that an é typed on another system gives the same bytes. */
export const passwordBytes = (password: string): Bytes => new TextEncoder().encode(password.normalize('NFC'));

/**
 * Encrypts with AES-256-GCM (NIST SP 800-38D) and a key derived from the password; returns header, ciphertext, and a
 * tag of 128 bits. Salt and IV must be fresh random bytes: using the same pair twice would reveal the key.
 */
export async function seal(
  plain: Bytes,
  password: string,
  derivation: Derivation,
  { salt, iv }: { readonly salt: Bytes; readonly iv: Bytes },
  progress: (part: number) => void,
): Promise<Bytes> {
  const head = header(derivation, salt, iv);
  const key = await keyOf(password, salt, derivation, progress);
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: head, tagLength: 128 }, key, plain),
  );
  const envelope = new Uint8Array(head.length + sealed.length);
  envelope.set(head);
  envelope.set(sealed, head.length);
  return envelope;
}

/** Decrypts an envelope; undefined if the password is wrong or a bit has changed, which cannot be told apart. */
export async function open(
  envelope: Exclude<Envelope, { flaw: string }>,
  password: string,
  progress: (part: number) => void,
): Promise<Bytes | undefined> {
  const { derivation, header: additionalData, salt, iv, sealed } = envelope;
  const key = await keyOf(password, salt, derivation, progress);
  try {
    return new Uint8Array(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData, tagLength: 128 }, key, sealed),
    );
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return undefined;
    throw error;
  }
}

async function keyOf(password: string, salt: Bytes, derivation: Derivation, progress: (part: number) => void) {
  const bytes =
    derivation.kdf === 'pbkdf2'
      ? await pbkdf2(passwordBytes(password), salt, derivation.iterations, KEY_BYTES)
      : await scryptKey(passwordBytes(password), salt, derivation.costLog2, progress);
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** PBKDF2-HMAC-SHA-256 (RFC 8018 §5.2) by WebCrypto. */
export async function pbkdf2(password: Bytes, salt: Bytes, iterations: number, length: number): Promise<Bytes> {
  const base = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, base, length * 8);
  return new Uint8Array(bits);
}

async function scryptKey(password: Bytes, salt: Bytes, costLog2: number, progress: (part: number) => void) {
  const { scrypt } = await import('@noble/hashes/scrypt.js');
  const N = 2 ** costLog2;
  // scrypt refuses to use this much memory, 1 GiB at the highest cost, unless it is allowed explicitly.
  const maxmem = 128 * 8 * (N + 1024);
  return new Uint8Array(scrypt(password, salt, { N, r: 8, p: 1, dkLen: KEY_BYTES, maxmem, onProgress: progress }));
}
