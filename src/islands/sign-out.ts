import { homePath, withoutBase } from '../core/site-url';
import { pageLang } from '../browser/page-lang';
import { accountText } from '../features/account/account-text';
import { authFault } from '../features/account/auth-errors';
import { duringOwnAuthChange } from './site/own-auth-change';
import { toastLater, toastNow } from '../browser/pending-toast';
import { leaveFor, pathOf } from './account-form';

/**
 * Signs out. From a page that needs a user, goes to the home page, which shows the same message; stays on any other
 * page. Other tabs follow through the browser's 'storage' event.
 */
export async function signOutHere(button: HTMLButtonElement): Promise<void> {
  const said = { key: 'auth.signedOut', kind: 'success' } as const;
  const home = homePath(pageLang());
  button.disabled = true;
  try {
    await duringOwnAuthChange(async () => {
      const { endSession } = await import('../features/account/auth-actions');
      await endSession();
      if (!withoutBase(location.pathname).startsWith(`${home}user/`)) return;
      toastLater(said);
      await leaveFor(pathOf(home));
    });
    button.closest('details')?.removeAttribute('open');
    toastNow(said);
  } catch (error) {
    // Without a connection, the messages can't be loaded either.
    const text = await accountText().catch(() => undefined);
    toastNow({ ...(text ? { text: authFault(error, text).text } : { key: 'status.offline' }), kind: 'error' });
  } finally {
    button.disabled = false;
  }
}
