/**
 * The saved items of this device, and of the account while a visitor is signed in. Every change is made here first; the
 * account's changes are sent when possible (features/items/synced-items). This module loads nothing of Firebase.
 */
import { onUser } from '../firebase/auth';
import { FIREBASE } from '../firebase/project-config';
import {
  ITEM_LIMITS,
  TOMBSTONE_MS,
  UNDO_MS,
  bytesOf,
  copyTitle,
  fitTitle,
  newId,
  type ItemContent,
  type SavedItem,
} from './item';
import { change, isOurs, onItems, onUnsent, owner, tellLists } from './item-changes';
import { allItems } from './item-store';

/**
 * 'full': the device has no room. 'denied': the browser does not let this site store anything, as in some private
 * windows.
 */
export type Refusal = 'full' | 'denied';

/** This page's clean-up, for the current user. */
let swept: Promise<void> | undefined;

onUser(() => {
  swept = undefined;
  tellLists();
});
onUnsent(startSending);

/** The items that lists show, newest first. */
export async function items(): Promise<readonly SavedItem[]> {
  await (swept ??= sweep().catch(() => {}));
  const ours = (await allItems()).filter(isOurs);
  // Changed in a visit without a connection.
  if (ours.some((item) => item.unsent && !item.refused)) startSending();
  return ours.filter((item) => !item.deleted).sort((a, b) => b.updated - a.updated);
}

/** Loads Firebase if a visitor is signed in: receives what they saved on other devices, and sends what waits. */
export function startSending(): void {
  if (!FIREBASE || owner() === '') return;
  void import('./synced-items').then(({ syncItems }) => syncItems()).catch((error: unknown) => console.warn(error));
}

/**
 * Sends what waits, for up to five seconds, and resolves to the number of items that are still not in the account: call
 * it before the visitor signs out.
 */
export async function sendItems(): Promise<number> {
  const waiting = async () => (await allItems()).filter((item) => item.unsent && item.owner === owner()).length;
  if (!FIREBASE || owner() === '' || (await waiting()) === 0) return 0;
  startSending();
  await new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      done();
    };
    const timer = setTimeout(end, 5_000);
    const check = () => void waiting().then((count) => count === 0 && end(), end);
    const stop = onItems(check);
    // The last of them may have been sent before the listener was added.
    check();
  });
  return waiting();
}

/** Runs a change; resolves to the reason if the device's storage refuses it. */
export async function attempt<Value>(work: () => Promise<Value>): Promise<Value | Refusal> {
  try {
    return await work();
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === '') throw error;
    return name === 'QuotaExceededError' ? 'full' : 'denied';
  }
}

/** The item that the page's 'Save' updates, as that page knows it. */
export interface KnownItem {
  readonly id: string;
  /** When this page read or saved it: an item that was changed elsewhere since is not overwritten. */
  readonly updated: number;
  /** The automatic title, which follows the text. '' once the visitor may have named it. */
  readonly auto: string;
}

/**
 * Saves a form. Updates the known item, if any, unless another tab or device has changed it since: then this one is
 * stored as a copy, with the title that `copyOf` makes ('{title} (copy of …)').
 */
export async function saveItem(
  content: ItemContent,
  known: KnownItem | undefined,
  copyOf: string,
): Promise<SavedItem | Refusal | 'tooLarge'> {
  if (bytesOf(content) > ITEM_LIMITS.bytes) return 'tooLarge';
  const now = Date.now();
  let saved: SavedItem | undefined;
  const done = await attempt(() =>
    change((all) => {
      const before = known && all.get(known.id);
      const there = before && !before.deleted && isOurs(before) ? before : undefined;
      const title = fitTitle(content.title);
      if (there?.body === content.body) {
        saved = there;
        return new Map();
      }
      if (there && there.updated === known?.updated) {
        const named = there.title === known.auto ? title : there.title;
        saved = { ...there, ...content, title: named, updated: now, unsent: there.owner !== '', refused: false };
      } else {
        saved = fresh({ ...content, title: there ? copyTitle(copyOf, title) : title }, now);
      }
      return new Map([[saved.id, saved]]);
    }),
  );
  return typeof done === 'string' ? done : (saved ?? 'denied');
}

/** A new item of the signed-in visitor or of this device. */
export function fresh(content: ItemContent, updated: number): SavedItem {
  const account = owner();
  const { path, body, title } = content;
  const tool = content.tool.slice(0, ITEM_LIMITS.tool);
  const unsent = account !== '';
  return {
    id: newId(),
    tool,
    path,
    body,
    title,
    updated,
    deleted: false,
    owner: account,
    rev: 0,
    unsent,
    refused: false,
  };
}

const changeOne = (id: string, make: (item: SavedItem) => Partial<SavedItem> | undefined) =>
  attempt(() =>
    change((all) => {
      const item = all.get(id);
      const made = item && make(item);
      return new Map(item && made ? [[id, { ...item, unsent: item.owner !== '', refused: false, ...made }]] : []);
    }),
  );

export const renameItem = (id: string, title: string) =>
  changeOne(id, (item) => {
    const fitted = fitTitle(title);
    return fitted === '' || fitted === item.title ? undefined : { title: fitted };
  });

/** The text stays for an hour, so that it can be restored; `updated` is then the time of the deletion. */
export const deleteItem = (id: string) =>
  changeOne(id, (item) => (item.deleted ? undefined : { deleted: true, updated: Date.now() }));

export const restoreItem = (id: string) =>
  changeOne(id, (item) => (item.deleted && item.body !== '' ? { deleted: false, updated: Date.now() } : undefined));

/** Retries to send what the account refused. */
export const retryItem = (id: string) => changeOne(id, (item) => (item.refused ? {} : undefined));

/** Moves this device's own items to the account; content that the account already has is not sent twice. */
export const keepInAccount = () =>
  attempt(() =>
    change((all) => {
      const account = owner();
      if (account === '') return new Map();
      const known = new Set(Array.from(all.values(), (item) => (item.owner === account ? contentKey(item) : '')));
      const own = [...all.values()].filter((item) => item.owner === '' && !item.deleted);
      return new Map(
        own.map((item) => [
          item.id,
          known.has(contentKey(item)) ? undefined : { ...item, owner: account, rev: 0, unsent: true, refused: false },
        ]),
      );
    }),
  );

/** Equal for two items with the same content; '' for a deleted one. */
export const contentKey = ({ path, title, body, deleted }: SavedItem) =>
  deleted ? '' : JSON.stringify([path, title, body]);

/**
 * The visitor has left the account: its items leave the device. Those that the account does not have yet would be lost;
 * they stay as this device's own.
 */
export async function forgetAccountItems(): Promise<void> {
  await change((all) => new Map(leaving(all, () => true)));
}

/** Decides for the items of accounts that `left` selects whether they stay on the device. */
function leaving(
  all: ReadonlyMap<string, SavedItem>,
  left: (account: string) => boolean,
): [string, SavedItem | undefined][] {
  return [...all.values()]
    .filter((item) => item.owner !== '' && left(item.owner))
    .flatMap((item): [string, SavedItem | undefined][] => {
      if (!item.unsent || item.deleted) return [[item.id, undefined]];
      // A new id: the account's own version may return beside it.
      const own = { ...item, id: newId(), owner: '', rev: 0, unsent: false, refused: false };
      return [
        [item.id, undefined],
        [own.id, own],
      ];
    });
}

/** Once per page and user: permanently removes deleted items, and items of users who are no longer signed in. */
async function sweep(): Promise<void> {
  const now = Date.now();
  await change((all) => {
    const changes = new Map(leaving(all, (account) => account !== owner()));
    for (const item of all.values()) {
      if (!item.deleted || changes.has(item.id) || now - item.updated < UNDO_MS) continue;
      const known = item.owner !== '' && (item.unsent || now - item.updated < TOMBSTONE_MS);
      if (!known) changes.set(item.id, undefined);
      else if (item.body !== '') changes.set(item.id, { ...item, title: '', body: '' });
    }
    return changes;
  });
}
