/**
 * Saved items in the account: receives what other devices saved and sends what changed here, from one tab at a time for
 * all of them. Pages show the device's own store (item-store); nothing here waits for a connection. Only imported
 * dynamically, when a visitor is signed in.
 */
import {
  collection,
  deleteDoc,
  doc,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  type Firestore,
  type QuerySnapshot,
} from 'firebase/firestore';
import { change, onItems, owner } from './item-changes';
import { TOMBSTONE_MS, copyTitle, newId, type SavedItem } from './item';
import { asKept, gives, sending, type AccountItem, type Sending } from './reconcile';
import { allItems } from './item-store';
import { auth, currentUser, onUser } from '../firebase/auth';
import { fieldsOf, groups, readItem } from './item-document';
import { isDenied, paced, ratePath } from '../firebase/request-pace';
import { USER_KEY } from '../firebase/stored-user';
import { forgetItems, itemStore } from '../firebase/firestore';

/** Controls the sync of the current user; aborted at sign-out. */
let running: AbortController | undefined;

/**
 * Starts the sync, once per page. A lock lets only one tab run it: two that send the same change would take each other
 * for another device. The next tab continues when this one is closed.
 */
export function syncItems(): void {
  const uid = currentUser()?.uid;
  if (running || uid === undefined) return;
  const ending = new AbortController();
  running = ending;
  // Another user's sync may be running by then.
  const over = () => {
    if (running === ending) running = undefined;
  };
  const stop = onUser((user) => {
    if (user?.uid === uid) return;
    stop();
    ending.abort();
    over();
    // Another user may be signed in already.
    if (user) syncItems();
  });
  const begin = () => (ending.signal.aborted ? undefined : sync(uid, ending));
  const locks = navigator.locks;
  const turn = locks ? locks.request('items-sync', { signal: ending.signal }, begin) : begin();
  void Promise.resolve(turn)
    .catch((error: unknown) => {
      if (!ending.signal.aborted) console.warn(error);
    })
    // However it ended, the next change may start it again.
    .finally(() => {
      stop();
      over();
    });
}

/** The wait after the first failed attempt; it doubles up to the second value. */
const RETRY_MS = [5_000, 300_000] as const;

/** Until `ending`: watches the account's items and sends changes. */
async function sync(uid: string, ending: AbortController): Promise<void> {
  const { signal } = ending;
  // Without the tab's sign-in, Firestore would send requests as an anonymous visitor.
  const signedIn = await auth();
  await signedIn.authStateReady();
  if (signedIn.currentUser?.uid !== uid || signal.aborted) return;
  const store = await itemStore();
  // Ended while the store was being opened: the listener would never be removed.
  if (!signal.aborted) await watch(store, uid, ending);
  // Signed out in another tab, which cannot remove the cache while this one has it open.
  if (localStorage.getItem(USER_KEY) === null) await forgetItems().catch(() => {});
}

/** Receives changes from the account and sends changes from here, until `ending`. */
async function watch(store: Firestore, uid: string, ending: AbortController): Promise<void> {
  const { signal } = ending;
  let known = false;
  /** Undefined: the server has not answered yet. */
  let hasDocument: boolean | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sendings: Promise<void> = Promise.resolve();

  const send = () => {
    clearTimeout(timer);
    // The account's items must be known first: otherwise each item would be taken for a new one.
    if (!known || hasDocument === undefined || signal.aborted || !navigator.onLine) return;
    sendings = sendings
      .then(() => sendAll(store, uid, signal))
      .then(
        () => void (failures = 0),
        (error: unknown) => {
          if (signal.aborted) return;
          console.warn(error);
          timer = setTimeout(send, Math.min(RETRY_MS[0] * 2 ** failures++, RETRY_MS[1]));
        },
      );
  };
  const received = async (snapshot: QuerySnapshot) => {
    // This device's own store is at least as recent as Firestore's cache.
    if (snapshot.metadata.fromCache || signal.aborted) return;
    await receive(store, uid, snapshot, !known);
    known = true;
    send();
  };
  let receiving: Promise<void> = Promise.resolve();
  const stops = [
    onItems(send),
    onSnapshot(
      doc(store, 'users', uid),
      { includeMetadataChanges: true },
      (user) => {
        // Another tab or device is deleting the account: what is saved from now on stays here.
        if (user.get('deleting') === true || (hasDocument && !user.exists())) return ending.abort();
        if (user.metadata.fromCache) return;
        hasDocument = user.exists();
        send();
      },
      (error) => console.warn(error),
    ),
    onSnapshot(
      collection(store, 'users', uid, 'items'),
      { includeMetadataChanges: true },
      (snapshot) => {
        receiving = receiving.then(() => received(snapshot)).catch((error: unknown) => console.warn(error));
      },
      (error) => console.warn(error),
    ),
  ];
  addEventListener('online', send);
  await new Promise((done) => signal.addEventListener('abort', done));
  removeEventListener('online', send);
  clearTimeout(timer);
  stops.forEach((stop) => stop());
}

/**
 * Stores the account's items. The first time, items that the account no longer has are removed: they were deleted long
 * ago on another device.
 */
async function receive(store: Firestore, uid: string, snapshot: QuerySnapshot, first: boolean): Promise<void> {
  const remote = new Map<string, AccountItem>();
  for (const document of snapshot.docs) {
    const item = readItem(document.id, document.data());
    if (item) remote.set(item.id, item);
  }
  const removed = snapshot.docChanges().flatMap((one) => (one.type === 'removed' ? [one.doc.id] : []));
  await change((all) => {
    const changes = new Map<string, SavedItem | undefined>();
    // Signed out in another tab, without notice here yet: the items have left the device.
    if (owner() !== uid) return changes;
    for (const item of remote.values()) {
      const local = all.get(item.id);
      if (gives(item, local)) changes.set(item.id, item.deleted ? undefined : asKept(item, uid));
    }
    for (const local of all.values()) {
      const isGone = local.owner === uid && !local.unsent && !remote.has(local.id) && local.rev > 0;
      if (isGone && (first || removed.includes(local.id))) changes.set(local.id, undefined);
    }
    return changes;
  });
  const old = [...remote.values()].filter((item) => item.deleted && Date.now() - item.updated > TOMBSTONE_MS);
  for (const { id } of old) await deleteDoc(doc(store, 'users', uid, 'items', id));
}

/**
 * Sends every unsent change in groups. An item that the rules refuse is retried separately, so that it does not block
 * the others.
 */
async function sendAll(store: Firestore, uid: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const waiting = (await allItems()).filter((item) => item.owner === uid && item.unsent && !item.refused);
    const [group] = groups(waiting);
    if (!group || signal.aborted) return;
    try {
      await settle(group, await write(store, uid, group));
    } catch (error) {
      if (!isDenied(error)) throw error;
      await sendEach(store, uid, group, signal);
    }
  }
}

async function sendEach(
  store: Firestore,
  uid: string,
  group: readonly SavedItem[],
  signal: AbortSignal,
): Promise<void> {
  const refuse = (item: SavedItem) => change((all) => sameAs(all, item, (now) => ({ ...now, refused: true })));
  const [only] = group;
  if (group.length === 1 && only) return refuse(only);
  for (const item of group) {
    if (signal.aborted) return;
    try {
      await settle([item], await write(store, uid, [item]));
    } catch (error) {
      if (!isDenied(error)) throw error;
      await refuse(item);
    }
  }
}

type Outcome = ReadonlyMap<string, Sending>;

/** One transaction: compares the account's items with this device's, and writes those that win. */
const write = (store: Firestore, uid: string, group: readonly SavedItem[]): Promise<Outcome> =>
  paced('owner', () =>
    runTransaction(store, async (transaction) => {
      const outcome = new Map<string, Sending>();
      const reference = (id: string) => doc(store, 'users', uid, 'items', id);
      const there = await Promise.all(group.map(({ id }) => transaction.get(reference(id))));
      group.forEach((item, at) => {
        const data = there[at]?.data();
        outcome.set(item.id, sending(item, data && readItem(item.id, data)));
      });
      let writes = 0;
      for (const item of group) {
        const decided = outcome.get(item.id);
        if (decided?.does !== 'write') continue;
        transaction.set(reference(item.id), { ...fieldsOf(item), rev: decided.rev, updated: serverTimestamp() });
        writes++;
      }
      // The rules require the time of each write, and 2 s since the previous one.
      if (writes > 0) transaction.set(doc(store, ...ratePath(uid)), { last: serverTimestamp() });
      return outcome;
    }),
  );

/**
 * Applies the outcome on this device. An item that was changed in the meantime stays unsent, based on the new revision.
 */
async function settle(group: readonly SavedItem[], outcome: Outcome): Promise<void> {
  const template = await copyTemplate();
  await change((all) => {
    const changes = new Map<string, SavedItem | undefined>();
    for (const sent of group) {
      const decided = outcome.get(sent.id);
      const now = all.get(sent.id);
      if (!decided || !now) continue;
      const unchanged = isSame(now, sent);
      if (decided.does === 'forget') {
        if (unchanged) changes.set(now.id, undefined);
      } else if (decided.does !== 'lose') {
        changes.set(now.id, { ...now, rev: decided.rev, unsent: !unchanged, refused: false });
      } else {
        // The other device's version replaces it; this device's text continues as a separate item.
        if (!now.deleted) {
          const copy = { ...now, id: newId(), title: copyTitle(template, now.title), rev: 0, unsent: true };
          changes.set(copy.id, copy);
        }
        const { remote } = decided;
        changes.set(now.id, remote.deleted ? undefined : asKept(remote, now.owner));
      }
    }
    return changes;
  });
}

const isSame = (a: SavedItem, b: SavedItem): boolean =>
  a.title === b.title && a.body === b.body && a.deleted === b.deleted;

const sameAs = (
  all: ReadonlyMap<string, SavedItem>,
  item: SavedItem,
  make: (now: SavedItem) => SavedItem,
): ReadonlyMap<string, SavedItem> => {
  const now = all.get(item.id);
  return new Map(now && isSame(now, item) ? [[now.id, make(now)]] : []);
};

/** '{title} (copy of {date})' in the page's language, with the current date. */
async function copyTemplate(): Promise<string> {
  const { copyOf } = await import('./item-strings');
  return copyOf(new Date());
}
