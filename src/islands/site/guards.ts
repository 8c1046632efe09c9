import { checkedUser, currentUser, onUser } from '../../features/firebase/auth';
import { readUser } from '../../features/firebase/stored-user';
import { safeNext } from '../../browser/navigate';
import { isOwnDoing, onOwnDone } from './own-auth-change';

const BASE = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;

/** Signed in: a user is stored. Accounts (where there are any) check it again with the identity provider. */
export const isSignedIn = (stored: string | null): boolean => readUser(stored) !== undefined;

/** Where a guard sends the visitor; undefined: the page may be seen. Throws for a name that is no guard. */
export function guardTarget(name: string, signedIn: boolean, here: string, base: string): string | undefined {
  const { pathname, search, searchParams } = new URL(here);
  switch (name) {
    case 'avoid-loggedout':
      return signedIn
        ? undefined
        : `${base}setting/sign-in/?next=${encodeURIComponent(pathname + search).replaceAll('%2F', '/')}`;
    case 'avoid-loggedin':
      return signedIn ? (safeNext(searchParams.get('next'), here, base) ?? `${base}user/dashboard/`) : undefined;
    default:
      throw new Error(`Unknown route guard: ${name}`);
  }
}

/**
 * Obeys `<html data-guard>`, which leaves once the page may be seen: until then styles hide its content. Nobody stored is
 * known at once; a stored user counts once Firebase has said so, where there are accounts, or could not be asked. Then
 * the page follows the other tabs, of which Firebase may hear before the browser says so; what the page does itself
 * (own-doing.ts) ends where it wants to.
 */
export async function guard(): Promise<void> {
  const { dataset } = document.documentElement;
  const name = dataset.guard;
  if (name === undefined) return;
  let left = false;
  // True: the visitor is sent elsewhere. Once: a second navigation would begin the first one anew.
  const leaves = (signedIn: boolean): boolean => {
    const target = guardTarget(name, signedIn, location.href, BASE);
    if (target !== undefined && !left) location.replace(target);
    left = target !== undefined;
    return left;
  };
  const user = currentUser() && (await checkedUser().catch(currentUser));
  if (leaves(user !== undefined)) return;
  delete dataset.guard;
  const again = () => void (isOwnDoing() || leaves(currentUser() !== undefined));
  onUser(again);
  onOwnDone(again);
  addEventListener('pageshow', ({ persisted }) => persisted && again());
}
