/**
 * App Check with reCAPTCHA Enterprise, if the operator has set PUBLIC_APP_CHECK_KEY: lets Firebase refuse requests that
 * do not come from this site. It loads Google's script, so it needs the visitor's consent, and runs only with the first
 * use of Firebase.
 */
import type { FirebaseApp } from 'firebase/app';
import { FIREBASE } from './project-config';

const KEY: string = import.meta.env.PUBLIC_APP_CHECK_KEY ?? '';
const STORAGE_KEY = 'app-check';

/** App Check is set up and the visitor has not answered yet: ask before the first use of Firebase. */
export const asksForAppCheck = (): boolean => KEY !== '' && answer() === undefined;

/** Stores the visitor's answer on this device. It takes effect the next time Firebase starts. */
export const allowAppCheck = (allowed: boolean): void => localStorage.setItem(STORAGE_KEY, allowed ? 'yes' : 'no');

/** Starts App Check for an app, if it is set up and allowed. The emulators don't support it. */
export async function checkApp(app: FirebaseApp): Promise<void> {
  if (KEY === '' || answer() !== 'yes' || FIREBASE?.emulators.firestore) return;
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(KEY), isTokenAutoRefreshEnabled: true });
}

function answer(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
