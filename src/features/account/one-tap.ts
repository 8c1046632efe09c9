/**
 * Google One Tap, where the operator has set PUBLIC_GOOGLE_CLIENT_ID: Google's script loads on the sign-in page alone, and
 * only once the visitor has asked for it there; the answer is kept for the next visit. No Firebase in here.
 */
import { FIREBASE } from '../firebase/firebase-config';

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

/** What is used of Google's script. */
interface GoogleId {
  initialize(settings: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
    use_fedcm_for_prompt: boolean;
  }): void;
  prompt(): void;
}

/** Loads the script and shows its prompt; `onToken` gets the visitor's id token. Rejects where the script does not load. */
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
