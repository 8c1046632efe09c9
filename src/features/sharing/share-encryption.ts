/**
 * The format of a share: the 12-byte IV, then AES-128-GCM of the raw DEFLATE of the UTF-8 text. Only the link contains
 * the key, so neither the database nor a mistake in its rules reveals the text.
 */
import { fromBase64Url, toBase64Url } from '../../core/bytes/base64-url';
import { deflate, inflate } from '../../core/bytes/deflate';

/** In bytes: the text as UTF-8, and what is sent (a Firestore document is at most 1 MiB, names and times included). */
export const SHARE_LIMITS = { text: 5_000_000, body: 900_000 } as const;

/** The text does not fit into a share; nothing was sent. */
export class ShareTooLarge extends RangeError {
  readonly what: keyof typeof SHARE_LIMITS;
  readonly bytes: number;

  constructor(what: keyof typeof SHARE_LIMITS, bytes: number) {
    super(`${bytes} bytes of ${what}, at most ${SHARE_LIMITS[what]}`);
    this.what = what;
    this.bytes = bytes;
  }
}

const KEY_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Makes a new key and encrypts the text with it. Lone surrogates become U+FFFD, as always in UTF-8. Throws
 * `ShareTooLarge`.
 */
export async function encrypt(text: string): Promise<{ readonly k: string; readonly body: Uint8Array<ArrayBuffer> }> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > SHARE_LIMITS.text) throw new ShareTooLarge('text', bytes.length);
  const packed = await deflate(bytes);
  const size = IV_BYTES + packed.length + TAG_BYTES;
  if (size > SHARE_LIMITS.body) throw new ShareTooLarge('body', size);
  const raw = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(raw, 'encrypt'), packed);
  const body = new Uint8Array(size);
  body.set(iv);
  body.set(new Uint8Array(sealed), IV_BYTES);
  return { k: toBase64Url(raw), body };
}

/** Decrypts a body; undefined when the key belongs to another body, or one of them is damaged. */
export async function decrypt(body: Uint8Array, k: string): Promise<string | undefined> {
  const raw = fromBase64Url(k);
  if (raw?.length !== KEY_BYTES) return undefined;
  const bytes = new Uint8Array(body);
  const iv = bytes.subarray(0, IV_BYTES);
  try {
    const key = await keyOf(raw, 'decrypt');
    const packed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(IV_BYTES));
    const text = await inflate(new Uint8Array(packed), SHARE_LIMITS.text);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text);
  } catch {
    return undefined;
  }
}

export const isShareId = (s: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(s);

const keyOf = (raw: Uint8Array<ArrayBuffer>, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', raw, 'AES-GCM', false, [use]);
