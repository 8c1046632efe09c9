/**
 * The small copy of the signed-in user in localStorage: pages paint as signed in from it immediately, without Firebase.
 * It proves nothing: code that uses the account asks Firebase, which checks again.
 */

export interface StoredUser {
  readonly uid: string;
  /** '' when the provider gave none: GitHub may hide it. */
  readonly email: string;
  readonly name: string;
  readonly photo: string;
  /** 'password', 'google.com' or 'github.com': the method of the last sign-in, if known. */
  readonly provider: string;
  /** Whether the address was confirmed. */
  readonly verified: boolean;
}

export const USER_KEY = 'user';
/** Fired in this tab; other tabs get the browser's own 'storage' event. */
export const USER_EVENT = 'smallkit:user';

/** Parses the stored copy; undefined when there is none, or it isn't a valid user. */
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

/** The fields of a Firebase user that are copied. */
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

/** Stores the copy, or removes it. When storage is disabled, the visitor stays signed in only on this page. */
export function keepUser(user: StoredUser | undefined): void {
  try {
    const next = user && JSON.stringify(user);
    if (next === (localStorage.getItem(USER_KEY) ?? undefined)) return;
    if (next === undefined) localStorage.removeItem(USER_KEY);
    else localStorage.setItem(USER_KEY, next);
  } catch {
    // Storage is disabled.
  }
  dispatchEvent(new Event(USER_EVENT));
}
