import { safeNext } from '../navigate';

const BASE = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;

/** Signed in: a user is stored. Accounts (where there are any) check it again with the identity provider. */
export function isSignedIn(stored: string | null): boolean {
  try {
    const user: unknown = JSON.parse(stored ?? 'null');
    return typeof user === 'object' && user !== null;
  } catch {
    return false;
  }
}

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

/** Obeys `<html data-guard>`, which leaves once the page may be seen: until then styles can hide it. */
export function guard(): void {
  const { dataset } = document.documentElement;
  if (dataset.guard === undefined) return;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem('user');
  } catch {
    // Storage is off: nobody is signed in.
  }
  const target = guardTarget(dataset.guard, isSignedIn(stored), location.href, BASE);
  if (target === undefined) delete dataset.guard;
  else location.replace(target);
}
