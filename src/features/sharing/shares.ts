/**
 * Short links: a text in `shares/{s}`, encrypted with a key `k` that only the link contains. This module is only
 * imported dynamically. Errors of the network or the rules are thrown; `readShare` translates them for a reader.
 */
import { Bytes, Timestamp, deleteDoc, doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { randomId } from '../../core/bytes/base64-url';
import { liteStore } from '../firebase/lite';
import { isDenied, paced, ratePath } from '../firebase/request-pace';
import { serverNow } from '../firebase/server-time';
import { isShareId, encrypt, decrypt } from './share-encryption';

export { SHARE_LIMITS, ShareTooLarge } from './share-encryption';
export { ownShares, type OwnShare, type OwnShares } from './own-shares';

export interface NewShare {
  readonly kind: 'note' | 'code';
  readonly text: string;
  readonly days: 1 | 7 | 30;
  /** The signed-in owner's uid; null: the share cannot be changed or deleted, it only expires. */
  readonly owner: string | null;
}

/** Saves a text. Throws `ShareTooLarge` before sending anything. */
export async function saveShare({ kind, text, days, owner }: NewShare): Promise<{ s: string; k: string }> {
  const { k, body } = await encrypt(text);
  const s = randomId();
  const expireAt = Timestamp.fromMillis(expiry(await serverNow(), days));
  await write(owner, (batch, store) =>
    batch.set(doc(store, 'shares', s), {
      v: 1,
      kind,
      body: Bytes.fromUint8Array(body),
      created: serverTimestamp(),
      expireAt,
      owner,
    }),
  );
  return { s, k };
}

/** Reads the text of a link. `gone`: expired, deleted or never created; `damaged`: `s` or `k` is wrong. */
export async function readShare(s: string, k: string): Promise<{ text: string } | { fault: 'gone' | 'damaged' }> {
  if (!isShareId(s)) return { fault: 'damaged' };
  const body = await bodyOf(s);
  if (!body) return { fault: 'gone' };
  const text = await decrypt(body, k);
  return text === undefined ? { fault: 'damaged' } : { text };
}

async function bodyOf(s: string): Promise<Uint8Array | undefined> {
  try {
    const body: unknown = (await getDoc(doc(await liteStore(), 'shares', s))).get('body');
    return body instanceof Bytes ? body.toUint8Array() : undefined;
  } catch (error) {
    // The rules hide expired shares; a missing one has no expiry to compare, so it is denied too.
    if (isDenied(error)) return undefined;
    throw error;
  }
}

/**
 * Extends a share by `days` from now, but to at most a year and a day after its creation. Resolves to its new expiry.
 */
export async function extendShare(share: { id: string; owner: string; created: Date }, days: number): Promise<Date> {
  const at = Math.min(expiry(await serverNow(), days), expiry(share.created.getTime(), LONGEST_DAYS));
  const expireAt = Timestamp.fromMillis(at);
  await write(share.owner, (batch, store) => batch.update(doc(store, 'shares', share.id), { expireAt }));
  return expireAt.toDate();
}

/** Deletes a share: its link stops working. */
export async function deleteShare(id: string): Promise<void> {
  await signedIn();
  await deleteDoc(doc(await liteStore(), 'shares', id));
}

const DAY = 86_400_000;
const LONGEST_DAYS = 366;
/** The rules compare with Firestore's clock: one minute of tolerance for its difference from the site's. */
const expiry = (from: number, days: number): number => from + days * DAY - 60_000;

type Store = Awaited<ReturnType<typeof liteStore>>;
type Batch = ReturnType<typeof writeBatch>;

/** One write, with the owner's rate in the same batch. */
async function write(owner: string | null, fill: (batch: Batch, store: Store) => unknown): Promise<void> {
  if (owner !== null) await signedIn();
  const store = await liteStore();
  await paced(owner === null ? 'anonymous' : 'owner', async () => {
    const batch = writeBatch(store);
    fill(batch, store);
    if (owner !== null) batch.set(doc(store, ...ratePath(owner)), { last: serverTimestamp() });
    await batch.commit();
  });
}

/** Firestore gets the visitor's token from Auth once Auth runs. */
async function signedIn(): Promise<void> {
  const { auth } = await import('../firebase/auth');
  await (await auth()).authStateReady();
}
