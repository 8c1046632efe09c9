/**
 * App Check with reCAPTCHA Enterprise, where the operator has set PUBLIC_APP_CHECK_KEY: it lets Firebase refuse what does
 * not come from this site. It loads Google's script, so it needs the visitor's consent, and runs with the first use of
 * Firebase alone.
 */
import type { FirebaseApp } from 'firebase/app';
import { FIREBASE } from './firebase-config';

const KEY: string = import.meta.env.PUBLIC_APP_CHECK_KEY ?? '';
const STORAGE_KEY = 'app-check';

/** App Check is set up here and the visitor has not answered yet: ask before the first use of Firebase. */
export const asksForAppCheck = (): boolean => KEY !== '' && answer() === undefined;

/** The visitor's answer, kept on this device. It counts from the next start of Firebase on. */
export const allowAppCheck = (allowed: boolean): void => localStorage.setItem(STORAGE_KEY, allowed ? 'yes' : 'no');

/** Starts App Check for an app, where it is set up and allowed. The emulators know nothing of it. */
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
