/**
 * Google One Tap, if the operator has set PUBLIC_GOOGLE_CLIENT_ID. Google's script loads only on the sign-in page, and
 * only after the visitor has asked for it there; that choice is remembered for the next visit. Imports nothing of
 * Firebase.
 */
import { FIREBASE } from '../firebase/project-config';

const CLIENT_ID: string = import.meta.env.PUBLIC_GOOGLE_CLIENT_ID ?? '';
const SCRIPT = 'https://accounts.google.com/gsi/client';
const STORAGE_KEY = 'one-tap';

export const asksForOneTap: boolean = FIREBASE !== undefined && CLIENT_ID !== '';

export function allowsOneTap(): boolean {
  try {
    return asksForOneTap && localStorage.getItem(STORAGE_KEY) === 'yes';
  } catch {
    return false;
  }
}
export const allowOneTap = (): void => localStorage.setItem(STORAGE_KEY, 'yes');

/** The parts of Google's script that are used here. */
interface GoogleId {
  initialize(settings: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
    use_fedcm_for_prompt: boolean;
  }): void;
  prompt(): void;
}

/**
 * Loads the script and shows its prompt; `onToken` receives the visitor's ID token. Rejects when the script does not
 * load.
 */
export async function startOneTap(onToken: (idToken: string) => void): Promise<void> {
  await new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', loaded);
    script.addEventListener('error', () => failed(new Error('Google’s script did not load.')));
    document.head.append(script);
  });
  const google: unknown = Reflect.get(globalThis, 'google');
  const id = idOf(google);
  if (!id) throw new Error('Google’s script did not start.');
  id.initialize({
    client_id: CLIENT_ID,
    callback: ({ credential }) => onToken(credential),
    use_fedcm_for_prompt: true,
  });
  id.prompt();
}

function idOf(google: unknown): GoogleId | undefined {
  const accounts: unknown = typeof google === 'object' && google !== null ? Reflect.get(google, 'accounts') : undefined;
  const id: unknown = typeof accounts === 'object' && accounts !== null ? Reflect.get(accounts, 'id') : undefined;
  return isId(id) ? id : undefined;
}

const isId = (id: unknown): id is GoogleId =>
  typeof id === 'object' && id !== null && 'initialize' in id && 'prompt' in id;
