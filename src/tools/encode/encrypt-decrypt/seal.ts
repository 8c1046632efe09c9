import type { Bytes } from '../../../core/bytes/bytes';
import { header, type Derivation, type Envelope } from './layout';

const KEY_BYTES = 32;

/** Password as UTF-8 of its NFC form, so that an é typed on another system is the same. */
export const passwordBytes = (password: string): Bytes => new TextEncoder().encode(password.normalize('NFC'));

/**
 * AES-256-GCM (NIST SP 800-38D) under a key from the password: header, ciphertext, tag of 128 bits. Salt and IV must be
 * fresh random bytes; the same pair twice would give the key away.
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
  const whole = new Uint8Array(head.length + sealed.length);
  whole.set(head);
  whole.set(sealed, head.length);
  return whole;
}

/** What was sealed; undefined where the password is another or a bit has changed, which nobody can tell apart. */
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
  // It wants to be told that 1 GiB, at the highest cost, is meant.
  const maxmem = 128 * 8 * (N + 1024);
  return new Uint8Array(scrypt(password, salt, { N, r: 8, p: 1, dkLen: KEY_BYTES, maxmem, onProgress: progress }));
}
