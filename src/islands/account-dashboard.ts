import { checkedUser, currentUser, onUser, type StoredUser } from '../features/firebase/auth';
import { deletePath } from '../features/account/account-paths';
import { pageLang } from '../browser/page-lang';
import { accountText, type AccountText } from '../features/account/account-text';
import { authFault } from '../features/account/auth-errors';
import type { User } from '../features/account/auth-actions';
import { isOwnAuthChange } from './site/own-auth-change';
import { toastNow } from '../browser/pending-toast';
import { pathOf, wake } from './account-form';
import { sharesList } from './account-shares';
import { waysList } from './account-ways-list';
import { signOutHere } from './sign-out';

const actions = () => import('../features/account/auth-actions');

/**
 * The dashboard: painted immediately from the stored copy, then from Firebase's data. The guard redirects visitors
 * without a user.
 */
export async function dashboardPage(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#dashboard');
  const stored = currentUser();
  if (!root || !stored) return;
  const text = await accountText();
  paint(root, stored, text);
  onUser((user) => user && paint(root, user, text));
  wire(root, text);
  // From this device immediately; it contacts Firebase itself.
  void mountItems(root.querySelectorAll<HTMLElement>('[data-saved-items]'));
  if (!(await checkedUser().catch(currentUser))) return;
  const { signedInUser } = await actions();
  const user = await signedInUser().catch(() => undefined);
  // Without Firebase's answer there is nothing to change: the stored copy is shown.
  if (!user) return;
  waysList(root, user, text);
  void goOnDeleting(user);
  await sharesList(root, user.uid, text);
  root.dataset.state = 'done';
}

async function mountItems(places: Iterable<HTMLElement>): Promise<void> {
  const { savedItems } = await import('./saved-items');
  for (const place of places) await savedItems(place);
}

function paint(root: HTMLElement, user: StoredUser, text: AccountText): void {
  const put = (name: string, shown: string, value: string) => {
    const output = root.querySelector<HTMLOutputElement>(`output[name=${name}]`);
    if (!output) return;
    output.textContent = shown;
    output.dataset.value = value;
  };
  put('name', user.name || text('noName'), user.name);
  put('email', user.email || text('noEmail'), user.email);
  put('verified', text(user.verified ? 'yes' : 'notYet'), String(user.verified));
  const unverified = root.querySelector<HTMLElement>('[data-unverified]');
  if (unverified) unverified.hidden = user.verified || user.email === '';
}

function wire(root: HTMLElement, text: AccountText): void {
  const status = root.querySelector<HTMLElement>('[data-said]');
  const say = (sentence: string) => {
    if (status) status.textContent = sentence;
  };
  const on = (selector: string, act: (button: HTMLButtonElement) => Promise<void>) => {
    const button = root.querySelector<HTMLButtonElement>(selector);
    button?.addEventListener('click', () => {
      button.disabled = true;
      void act(button)
        .catch((error: unknown) => toastNow({ text: authFault(error, text).text, kind: 'error' }))
        .finally(() => (button.disabled = false));
    });
  };
  on('[data-send-verification]', async () => {
    await (await actions()).sendVerification();
    say(text('emailSent'));
  });
  on('[data-check-verification]', async () => {
    const { emailVerified } = await (await actions()).reloadedUser();
    say(text(emailVerified ? 'thanks' : 'notConfirmed'));
  });
  on('[data-leave]', signOutHere);
  wake(root);
}

/** Continues a deletion that was interrupted while the visitor stayed signed in. */
async function goOnDeleting(user: User): Promise<void> {
  const { openAccount } = await import('../features/account/user-document');
  const { deleting } = await openAccount(user.uid).catch(() => ({ deleting: false }));
  // By now, the visitor may be signing out.
  if (deleting && !isOwnAuthChange() && currentUser()?.uid === user.uid)
    location.replace(pathOf(deletePath(pageLang())));
}
