import { dashboardPath, signInPath } from '../../features/account/account-paths';
import { pageLang } from '../../browser/page-lang';
import { checkedUser, currentUser, onUser } from '../../features/firebase/auth';
import { readUser } from '../../features/firebase/stored-user';
import { href } from '../../core/site-url';
import { safeNext } from '../../browser/navigate';
import { isOwnAuthChange, onOwnAuthChangeEnd } from './own-auth-change';

/** Whether a user is stored. If there are accounts, they check this again with the identity provider. */
export const isSignedIn = (stored: string | null): boolean => readUser(stored) !== undefined;

/**
 * Where a guard redirects the visitor, in the page's language; undefined if the page may be shown. Throws for an unknown
 * guard. `base` is the site's path, without the slash at its end.
 */
export function guardTarget(
  name: string,
  signedIn: boolean,
  here: string,
  { base, lang }: { base: string; lang: string },
): string | undefined {
  const { pathname, search, searchParams } = new URL(here);
  switch (name) {
    case 'avoid-loggedout':
      return signedIn
        ? undefined
        : `${base}${signInPath(lang)}?next=${encodeURIComponent(pathname + search).replaceAll('%2F', '/')}`;
    case 'avoid-loggedin':
      return signedIn
        ? (safeNext(searchParams.get('next'), here, `${base}/`) ?? base + dashboardPath(lang))
        : undefined;
    default:
      throw new Error(`Unknown route guard: ${name}`);
  }
}

/**
 * Applies `<html data-guard>`, which is removed once the page may be shown: until then styles hide its content. A
 * missing user is known immediately; if there are accounts, a stored user counts once Firebase has confirmed it, or
 * could not be reached. Afterwards the page follows the other tabs, whose changes Firebase may report before the
 * storage event does; the page's own changes (own-auth-change.ts) end where they want to.
 */
export async function guard(): Promise<void> {
  const { dataset } = document.documentElement;
  const name = dataset.guard;
  if (name === undefined) return;
  let left = false;
  // Returns whether the visitor is redirected. Only once: a second navigation would restart the first one.
  const leaves = (signedIn: boolean): boolean => {
    const target = guardTarget(name, signedIn, location.href, { base: href(''), lang: pageLang() });
    if (target !== undefined && !left) location.replace(target);
    left = target !== undefined;
    return left;
  };
  const user = currentUser() && (await checkedUser().catch(currentUser));
  if (leaves(user !== undefined)) return;
  delete dataset.guard;
  if (user === undefined) eraseItemStores().catch((error: unknown) => console.warn(error));
  const recheck = () => void (isOwnAuthChange() || leaves(currentUser() !== undefined));
  onUser(recheck);
  onOwnAuthChangeEnd(recheck);
  addEventListener('pageshow', ({ persisted }) => persisted && recheck());
}

/**
 * Removes the store of an account's items (features/firebase/firestore) that a tab left behind when it was sent here,
 * because another tab had signed out: it may have been opening the store, or closing it.
 */
async function eraseItemStores(): Promise<void> {
  const databases = (await indexedDB.databases?.()) ?? [];
  const left = databases.flatMap(({ name }) => (name?.startsWith('firestore/') ? [name] : []));
  if (left.length === 0) return;
  const { eraseDatabase } = await import('../../storage/device-stores');
  await Promise.all(left.map(eraseDatabase));
}
