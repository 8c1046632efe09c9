/**
 * How a text is written in a link, for every tool: a short text is form-encoded as it is (`input`); a longer one is
 * `z`, base64url (RFC 4648 §5, no padding) of raw DEFLATE (RFC 1951) of its UTF-8; one with a password is `e`, the same
 * DEFLATE bytes encrypted (see `lock`). Line breaks are kept.
 */
import { fromBase64Url, toBase64Url } from './base64-url';
import { deflate, inflate, TooLarge } from './deflate';

/** Up to this length a text is written as plain text, so that people can read the link. */
export const PLAIN_LIMIT = 200;
/**
 * Some apps cut links longer than `long`, many chat apps cut those longer than `veryLong`; links longer than `refused`
 * are refused.
 */
export const LINK_LIMITS = { long: 2_000, veryLong: 8_000, refused: 1_000_000 } as const;
/** A small link must not fill the memory: inflating stops here. */
export const UNPACKED_LIMIT = 5_000_000;

/**
 * The result of reading a link's text. `locked`: the password is wrong or the text was altered; AES-GCM cannot
 * distinguish the two.
 */
export type Unpacked =
  | { readonly text: string; readonly fault?: undefined }
  | { readonly fault: 'damaged' | 'tooLarge' | 'locked' };

/** Compresses a text for a link. Lone surrogates become U+FFFD, as in all UTF-8 (`wellFormed` counts them). */
export async function pack(text: string): Promise<string> {
  return toBase64Url(await deflate(new TextEncoder().encode(text)));
}

/** Reads the text of `z`. Padding, `+` and `/` are accepted too, and any valid DEFLATE, whatever its level. */
export async function unpack(z: string): Promise<Unpacked> {
  const bytes = fromBase64Url(z);
  return bytes ? inflated(bytes) : { fault: 'damaged' };
}

/**
 * Encrypts a text as the value of `e`: base64url of 0x01, salt (16 bytes), iv (12 bytes), AES-256-GCM ciphertext with
 * its 16-byte tag, over the DEFLATE bytes of `z`. `keyOf` derives the key: PBKDF2-HMAC-SHA-256 of the password (NFC,
 * UTF-8).
 */
export async function lock(text: string, password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const packed = await deflate(new TextEncoder().encode(text));
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(password, salt), packed);
  const bytes = new Uint8Array(HEAD_BYTES + ciphertext.byteLength);
  bytes[0] = LOCK_VERSION;
  bytes.set(salt, 1);
  bytes.set(iv, 1 + SALT_BYTES);
  bytes.set(new Uint8Array(ciphertext), HEAD_BYTES);
  return toBase64Url(bytes);
}

/** Decrypts the text of `e` with its password. */
export async function unlock(e: string, password: string): Promise<Unpacked> {
  const bytes = lockBytes(e);
  if (!bytes) return { fault: 'damaged' };
  const key = await keyOf(password, bytes.slice(1, 1 + SALT_BYTES));
  const iv = bytes.slice(1 + SALT_BYTES, HEAD_BYTES);
  let packed: ArrayBuffer;
  try {
    packed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(HEAD_BYTES));
  } catch {
    return { fault: 'locked' };
  }
  return inflated(new Uint8Array(packed));
}

/**
 * Whether a password could decrypt it: the version is known and no field is missing. A truncated ciphertext is only
 * detected when decrypting.
 */
export const isLock = (e: string): boolean => lockBytes(e) !== undefined;

function lockBytes(e: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = fromBase64Url(e);
  return bytes?.[0] === LOCK_VERSION && bytes.length >= HEAD_BYTES + TAG_BYTES ? bytes : undefined;
}

/**
 * The fragment's entry for a text: `input` if it is short, otherwise `z`; with a password always `e`. An empty text has
 * no entry.
 */
export async function textParams(
  text: string,
  { password = '' }: { password?: string } = {},
): Promise<['input' | 'z' | 'e', string][]> {
  if (text === '') return [];
  if (password !== '') return [['e', await lock(text, password)]];
  return text.length > PLAIN_LIMIT ? [['z', await pack(text)]] : [['input', text]];
}

/** A text as UTF-8 can encode it, and the number of lone surrogates that were replaced. */
export function wellFormed(text: string): { readonly text: string; readonly replaced: number } {
  let replaced = 0;
  if (text.isWellFormed()) return { text, replaced };
  return { text: text.replace(/\p{Surrogate}/gu, () => (replaced++, '\uFFFD')), replaced };
}

const LOCK_VERSION = 1;
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + SALT_BYTES + IV_BYTES;
/** OWASP Password Storage Cheat Sheet, 2023: PBKDF2-HMAC-SHA-256 needs 600,000. */
const ROUNDS = 600_000;

async function keyOf(password: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(password.normalize('NFC'));
  const material = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Unpacked> {
  try {
    const text = await inflate(bytes, UNPACKED_LIMIT);
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text) };
  } catch (error) {
    return { fault: error instanceof TooLarge ? 'tooLarge' : 'damaged' };
  }
}
