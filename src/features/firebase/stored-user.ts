/**
 * The small copy of the signed-in user in localStorage: pages paint as signed-in from it at once, without Firebase. It is
 * no proof of anything: what is kept in the account asks Firebase, which checks it again.
 */

export interface StoredUser {
  readonly uid: string;
  /** '' where the provider gave none: GitHub may hide it. */
  readonly email: string;
  readonly name: string;
  readonly photo: string;
  /** 'password', 'google.com' or 'github.com': the way of the last sign-in, as far as it is known. */
  readonly provider: string;
  /** The address was confirmed. */
  readonly verified: boolean;
}

export const USER_KEY = 'user';
/** Heard in this tab; other tabs hear the browser's own 'storage'. */
export const USER_EVENT = 'smallkit:user';

/** The stored copy, or undefined: nobody, or something that is no user. */
export function readUser(stored: string | null): StoredUser | undefined {
  const user = parsed(stored);
  if (typeof user !== 'object' || user === null) return undefined;
  const text = (name: string): string => {
    const value: unknown = Reflect.get(user, name);
    return typeof value === 'string' ? value : '';
  };
  const uid = text('uid');
  if (uid === '') return undefined;
  return {
    uid,
    email: text('email'),
    name: text('name'),
    photo: text('photo'),
    provider: text('provider'),
    verified: Reflect.get(user, 'verified') === true,
  };
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return undefined;
  }
}

/** What Firebase knows of a user, as far as it is copied. */
export interface Known {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly emailVerified: boolean;
  readonly providerData: readonly { readonly providerId: string }[];
}

export const copyOf = (user: Known): StoredUser => ({
  uid: user.uid,
  email: user.email ?? '',
  name: user.displayName ?? '',
  photo: user.photoURL ?? '',
  provider: user.providerData[0]?.providerId ?? 'password',
  verified: user.emailVerified,
});

/** Keeps the copy, or removes it. Where storage is off, nobody stays signed in beyond the page. */
export function keepUser(user: StoredUser | undefined): void {
  try {
    const next = user && JSON.stringify(user);
    if (next === (localStorage.getItem(USER_KEY) ?? undefined)) return;
    if (next === undefined) localStorage.removeItem(USER_KEY);
    else localStorage.setItem(USER_KEY, next);
  } catch {
    // Storage is off.
  }
  dispatchEvent(new Event(USER_EVENT));
}
