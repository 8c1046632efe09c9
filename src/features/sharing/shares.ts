/**
 * Short links: a text in `shares/{s}`, locked with a key `k` that the link alone has. This module is only imported
 * dynamically. What the network or the rules refuse is thrown; `readShare` says what it means to a reader.
 */
import { Bytes, Timestamp, deleteDoc, doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { randomId } from '../../core/bytes/base64-url';
import { liteStore } from '../firebase/lite';
import { isDenied, paced, ratePath } from '../firebase/request-pace';
import { serverNow } from '../firebase/server-time';
import { isShareId, seal, unseal } from './share-encryption';

export { SHARE_LIMITS, ShareTooLarge } from './share-encryption';
export { ownShares, type OwnShare, type OwnShares } from './own-shares';

export interface NewShare {
  readonly kind: 'note' | 'code';
  readonly text: string;
  readonly days: 1 | 7 | 30;
  /** The signed-in owner's uid; null: nobody can change or delete the share, it only expires. */
  readonly owner: string | null;
}

/** Saves a text. Throws `ShareTooLarge` before anything is sent. */
export async function saveShare({ kind, text, days, owner }: NewShare): Promise<{ s: string; k: string }> {
  const { k, body } = await seal(text);
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

/** The text of a link. `gone`: expired, deleted, or never there; `damaged`: `s` or `k` is not what it was. */
export async function readShare(s: string, k: string): Promise<{ text: string } | { fault: 'gone' | 'damaged' }> {
  if (!isShareId(s)) return { fault: 'damaged' };
  const body = await bodyOf(s);
  if (!body) return { fault: 'gone' };
  const text = await unseal(body, k);
  return text === undefined ? { fault: 'damaged' } : { text };
}

async function bodyOf(s: string): Promise<Uint8Array | undefined> {
  try {
    const body: unknown = (await getDoc(doc(await liteStore(), 'shares', s))).get('body');
    return body instanceof Bytes ? body.toUint8Array() : undefined;
  } catch (error) {
    // The rules hide what has expired, and what is not there has no expiry to compare.
    if (isDenied(error)) return undefined;
    throw error;
  }
}

/**
 * Lets an own share live `days` from now, but no longer than a year and a day from its making. Gives its new last moment.
 */
export async function extendShare(share: { id: string; owner: string; created: Date }, days: number): Promise<Date> {
  const at = Math.min(expiry(await serverNow(), days), expiry(share.created.getTime(), LONGEST_DAYS));
  const expireAt = Timestamp.fromMillis(at);
  await write(share.owner, (batch, store) => batch.update(doc(store, 'shares', share.id), { expireAt }));
  return expireAt.toDate();
}

/** Deletes an own share: its link leads nowhere from now on. */
export async function deleteShare(id: string): Promise<void> {
  await signedIn();
  await deleteDoc(doc(await liteStore(), 'shares', id));
}

const DAY = 86_400_000;
const LONGEST_DAYS = 366;
/** The rules compare with Firestore's clock: a minute is left for its difference from the site's. */
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

/** Firestore asks Auth for the visitor's token, once Auth runs. */
async function signedIn(): Promise<void> {
  const { auth } = await import('../firebase/auth');
  await (await auth()).authStateReady();
}
