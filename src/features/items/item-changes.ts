/**
 * Every change of saved items goes through here, whoever makes it: lists hear of it, other tabs too, and what belongs to
 * the account is sent.
 */
import { href } from '../../core/site-url';
import { currentUser } from '../firebase/auth';
import { FIREBASE } from '../firebase/firebase-config';
import type { SavedItem } from './item';
import { changeItems, onErased, type Change } from './item-store';

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('items');
const listeners = new Set<() => void>();

/** Calls after each change, in this tab or another. Gives the way to stop it. */
export function onItems(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const unsentListeners = new Set<() => void>();

/** Calls after each change that leaves something to send to the account. */
export const onUnsent = (listener: () => void): void => void unsentListeners.add(listener);

/** Has every list of this tab read the items again. */
export const tellLists = () => listeners.forEach((listener) => listener());
channel?.addEventListener('message', tellLists);
onErased(tellLists);

/** The account that new items belong to; '' while nobody is signed in. */
export const owner = (): string => (FIREBASE ? (currentUser()?.uid ?? '') : '');

/** This device's, or the signed-in visitor's. */
export const isOurs = (item: SavedItem): boolean => item.owner === '' || item.owner === owner();

/** Changes items, tells every list, and has what the account lacks sent. */
export async function change(make: Change): Promise<void> {
  const { changes, all } = await changeItems(make);
  if (changes.size === 0) return;
  mark([...all.values()]);
  tellLists();
  channel?.postMessage('changed');
  if ([...changes.values()].some((item) => item?.unsent)) unsentListeners.forEach((listener) => listener());
}

/** In localStorage: the addresses of the pages with saved items, a space on each side, so that no other page opens the store. */
const PAGES_KEY = 'saved-pages';

function mark(all: readonly SavedItem[]): void {
  const pages = new Set(all.filter((item) => !item.deleted && isOurs(item)).map(({ path }) => href(path)));
  try {
    if (pages.size > 0) localStorage.setItem(PAGES_KEY, ['', ...pages, ''].join(' '));
    else localStorage.removeItem(PAGES_KEY);
  } catch {
    // Without it, a page shows its saved items after the first 'Save' alone.
  }
}
