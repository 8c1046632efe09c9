import { authFault } from '../features/account/auth-errors';
import { ownDoing } from './site/own-auth-change';
import { toastLater, toastNow } from '../browser/pending-toast';
import { leaveFor } from './account-form';

/**
 * Signs out. A page that asks for a user is left for the home page, which says the same; any other stays where it is.
 * Other tabs follow by the browser's 'storage'.
 */
export async function signOutHere(button: HTMLButtonElement): Promise<void> {
  const said = { key: 'auth.signedOut', kind: 'success' } as const;
  const { base = '/' } = document.body.dataset;
  button.disabled = true;
  try {
    await ownDoing(async () => {
      const { endSession } = await import('../features/account/auth-actions');
      await endSession();
      if (!location.pathname.startsWith(`${base}user/`)) return;
      toastLater(said);
      await leaveFor(base);
    });
    button.closest('details')?.removeAttribute('open');
    toastNow(said);
  } catch (error) {
    toastNow({ text: authFault(error).text, kind: 'error' });
  } finally {
    button.disabled = false;
  }
}
