/**
 * The format of a room's documents: a 12-byte IV, then AES-256-GCM, without additional data, of one line of JSON (the
 * head), a line feed and the text in UTF-8.
 */
export interface RoomContent {
  /** `clip` and `draft` carry a text; `seen` announces that a device is here, under the name in `title`. */
  readonly kind: 'clip' | 'seen' | 'draft';
  readonly title: string;
  readonly text: string;
}

/** The largest body of a document in bytes, as in the rules. */
export const BODY_LIMIT = 200_000;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Bytes that a text of `textBytes` UTF-8 bytes takes in a room, including head, IV and tag. */
export const encryptedSize = (textBytes: number, { kind = 'clip', title = '' }: Partial<RoomContent> = {}): number =>
  IV_BYTES + TAG_BYTES + new TextEncoder().encode(`${JSON.stringify({ kind, title })}\n`).length + textBytes;

export const fitsRoom = (textBytes: number, sealed: Partial<RoomContent> = {}): boolean =>
  encryptedSize(textBytes, sealed) <= BODY_LIMIT;

/** Encrypts a text. Lone surrogates become U+FFFD, as always in UTF-8. */
export async function encrypt(key: CryptoKey, { kind, title, text }: RoomContent): Promise<Uint8Array<ArrayBuffer>> {
  const plain = new TextEncoder().encode(`${JSON.stringify({ kind, title })}\n${text}`);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  const body = new Uint8Array(IV_BYTES + sealed.byteLength);
  body.set(iv);
  body.set(new Uint8Array(sealed), IV_BYTES);
  return body;
}

/** Decrypts a body. Undefined when it was not made with this room's code, or was changed since. */
export async function decrypt(key: CryptoKey, body: Uint8Array): Promise<RoomContent | undefined> {
  const bytes = new Uint8Array(body);
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(IV_BYTES));
    const whole = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
    const end = whole.indexOf('\n');
    return readHead(JSON.parse(whole.slice(0, end)), whole.slice(end + 1));
  } catch {
    return undefined;
  }
}

function readHead(head: unknown, text: string): RoomContent | undefined {
  if (typeof head !== 'object' || head === null || !('kind' in head) || !('title' in head)) return undefined;
  const { kind, title } = head;
  if (kind !== 'clip' && kind !== 'seen' && kind !== 'draft') return undefined;
  return typeof title === 'string' ? { kind, title, text } : undefined;
}
