/**
 * Every change of saved items goes through here, whichever code makes it: lists are notified, in other tabs too, and
 * the account's items are sent.
 */
import { href } from '../../core/site-url';
import { currentUser } from '../firebase/auth';
import { FIREBASE } from '../firebase/project-config';
import type { SavedItem } from './item';
import { changeItems, onErased, type Change } from './item-store';

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('items');
const listeners = new Set<() => void>();

/** Calls `listener` after each change, in this tab or another. Returns a function that stops it. */
export function onItems(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const unsentListeners = new Set<() => void>();

/** Calls `listener` after each change that leaves something to send to the account. */
export const onUnsent = (listener: () => void): void => void unsentListeners.add(listener);

/** Makes every list of this tab read the items again. */
export const tellLists = () => listeners.forEach((listener) => listener());
channel?.addEventListener('message', tellLists);
onErased(tellLists);

/** The account that new items belong to; '' while no visitor is signed in. */
export const owner = (): string => (FIREBASE ? (currentUser()?.uid ?? '') : '');

/** This device's, or the signed-in visitor's. */
export const isOurs = (item: SavedItem): boolean => item.owner === '' || item.owner === owner();

/** Changes items, notifies every list, and sends unsent changes to the account. */
export async function change(make: Change): Promise<void> {
  const { changes, all } = await changeItems(make);
  if (changes.size === 0) return;
  mark([...all.values()]);
  tellLists();
  channel?.postMessage('changed');
  if ([...changes.values()].some((item) => item?.unsent)) unsentListeners.forEach((listener) => listener());
}

/**
 * In localStorage: the paths of pages with saved items, each between spaces, so that other pages need not open the
 * database.
 */
const PAGES_KEY = 'saved-pages';

function mark(all: readonly SavedItem[]): void {
  const pages = new Set(all.filter((item) => !item.deleted && isOurs(item)).map(({ path }) => href(path)));
  try {
    if (pages.size > 0) localStorage.setItem(PAGES_KEY, ['', ...pages, ''].join(' '));
    else localStorage.removeItem(PAGES_KEY);
  } catch {
    // Without it, a page shows its saved items only after the first 'Save'.
  }
}
