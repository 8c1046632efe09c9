import { allowAppCheck, asksForAppCheck } from '../firebase/app-check';
import { currentUser } from '../firebase/auth';

/* Short links of notes and code. Only loaded in builds with a Firebase project. */

export { allowAppCheck, asksForAppCheck };

/** Whether a visitor is signed in: only then can a share be changed or deleted later. */
export const isSignedIn = (): boolean => currentUser() !== undefined;

/**
 * Makes the parameters of a short link; `tooLarge` when the text does not fit into one document. Throws errors of the
 * network.
 */
export async function makeShortLink(
  kind: 'note' | 'code',
  text: string,
  days: 1 | 7 | 30,
): Promise<{ s: string; k: string } | { fault: 'tooLarge' }> {
  const [{ saveShare, ShareTooLarge }, { checkedUser }] = await Promise.all([
    import('./shares'),
    import('../firebase/auth'),
  ]);
  const owner = isSignedIn() ? ((await checkedUser())?.uid ?? null) : null;
  try {
    return await saveShare({ kind, text, days, owner });
  } catch (error) {
    if (error instanceof ShareTooLarge) return { fault: 'tooLarge' };
    throw error;
  }
}
