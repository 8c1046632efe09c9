import { homePath } from '../../core/site-url';
import { langOfPath } from '../../i18n/languages';
import { checkFirebase } from './config-check';
import { FIREBASE, type FirebaseSettings } from './project-config';

/** What a page's content security policy must allow for Firebase, beyond this site. */
export interface FirebaseOrigins {
  readonly connect: readonly string[];
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly style: readonly string[];
}

export interface Keys {
  /** App Check's key, '' if there is none. */
  readonly appCheck: string;
  /** One Tap's client id, '' if there is none. */
  readonly oneTap: string;
}

/** Pages on which a visitor signs in, adds a way to sign in, or reauthenticates: only they open a provider's window. */
const WITH_POPUP = /^(setting|user)\//;
const SIGN_IN = 'setting/sign-in/';

/** `path` is the page's, without the site's base: '/setting/sign-in/', '/es/setting/sign-in/'. */
export function originsOf(
  { config, emulators }: FirebaseSettings,
  { appCheck, oneTap }: Keys,
  path: string,
): FirebaseOrigins {
  const local = (address: string | undefined) => (address === undefined ? undefined : `http://${address}`);
  const auth = local(emulators.auth);
  const page = path.slice(homePath(langOfPath(path)).length);
  const popup = WITH_POPUP.test(page);
  const tap = oneTap !== '' && page === SIGN_IN ? ['https://accounts.google.com'] : [];
  const checked = appCheck !== '' && emulators.firestore === undefined;
  const recaptcha = checked ? ['https://www.google.com'] : [];
  return {
    connect: [
      ...(auth ? [auth] : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']),
      local(emulators.firestore) ?? 'https://firestore.googleapis.com',
      ...(checked ? ['https://content-firebaseappcheck.googleapis.com', ...recaptcha] : []),
      ...tap,
    ],
    script: [
      ...(popup ? ['https://apis.google.com'] : []),
      ...(checked ? [...recaptcha, 'https://www.gstatic.com'] : []),
      ...tap,
    ],
    frame: [
      ...(popup ? [auth ?? `https://${config.authDomain}`] : []),
      ...(checked ? [...recaptcha, 'https://recaptcha.google.com'] : []),
      ...tap,
    ],
    style: tap,
  };
}

const { PUBLIC_FIREBASE_CONFIG, PUBLIC_FIREBASE_EMULATORS, PUBLIC_APP_CHECK_KEY, PUBLIC_GOOGLE_CLIENT_ID } = import.meta
  .env;
if (PUBLIC_FIREBASE_CONFIG) checkFirebase(PUBLIC_FIREBASE_CONFIG, PUBLIC_FIREBASE_EMULATORS);
const KEYS = { appCheck: PUBLIC_APP_CHECK_KEY ?? '', oneTap: PUBLIC_GOOGLE_CLIENT_ID ?? '' };

/**
 * The content of the page's `<meta name="smallkit-firebase">`, which the build reads and removes; undefined without a
 * project.
 */
export const firebaseMeta = (path: string): string | undefined =>
  FIREBASE && JSON.stringify(originsOf(FIREBASE, KEYS, path));
