import { checkedUser, currentUser, type StoredUser } from '../features/firebase/auth';
import { authFault, codeOf, isEnded, isTooLongAgo } from '../features/account/auth-errors';
import type { Step } from '../features/account/delete-account';
import { duringOwnAuthChange } from './site/own-auth-change';
import { toastLater } from '../browser/pending-toast';
import { clearAlerts, control, leaveFor, pathOf, say, sayAlert, wake, working } from './account-form';
import { proveAgain } from './account-proof';
import { saveAccountCopy } from './account-export';

const STEPS: Readonly<Record<Step, string>> = {
  shares: 'Deleting your share links',
  items: 'Deleting what you saved',
  account: 'Deleting the account itself',
};

/** The page that deletes an account. It continues a deletion that was interrupted by closing the page. */
export async function deletePage(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form#delete-form');
  const stored = currentUser();
  if (!form || !stored) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.dataset.state === 'working') return;
    clearAlerts(form);
    const typed = control(form, 'confirm')?.value ?? '';
    if (!isConfirmed(typed, currentUser() ?? stored)) {
      sayAlert(form, 'form', ['Type your email address exactly, or the word DELETE in uppercase.']);
      control(form, 'confirm')?.focus();
      return;
    }
    void run(form);
  });
  wireExport();
  wake(document);
  if (!(await checkedUser().catch(() => undefined))) return;
  const { isBeingDeleted } = await import('../features/account/user-document');
  const deleting = await isBeingDeleted(stored.uid).catch(() => false);
  // If this visit began a deletion, the mark may be its own: do not start again.
  if (deleting && !tried) await run(form);
}

/** Whether the visitor typed DELETE or, in any case, the account's address. */
export const isConfirmed = (typed: string, user: Pick<StoredUser, 'email'>): boolean => {
  const text = typed.trim();
  return text === 'DELETE' || (text !== '' && text.toLowerCase() === user.email.toLowerCase());
};

let tried = false;
/** How far this visit's deletion has come. */
let begun: Step | undefined;

async function run(form: HTMLFormElement): Promise<void> {
  tried = true;
  await duringOwnAuthChange(() => working(form, () => attempt(form)));
}

async function attempt(form: HTMLFormElement): Promise<void> {
  try {
    await remove(form);
  } catch (error) {
    // The account was deleted earlier, but the response was lost.
    if (begun === 'account' && isEnded(error)) return finish();
    say(form, '');
    const { text } = codeOf(error).startsWith('auth/')
      ? authFault(error)
      : {
          text: 'No answer from the database. Check your connection and press the button again: it goes on where it stopped.',
        };
    sayAlert(form, 'form', [text]);
  }
}

/** Asks for proof of identity first, so that an open tab isn't enough to delete anything; then deletes everything. */
async function remove(form: HTMLFormElement): Promise<void> {
  const { isRecent } = await import('../features/account/auth-actions');
  if (!(await isRecent()) && !(await proveAgain())) return;
  const { deleteAccount } = await import('../features/account/delete-account');
  const report = (step: Step, removed: number) => {
    begun = step;
    say(form, `${STEPS[step]}${removed > 0 ? ` (${removed} so far)` : ''}… Keep this page open.`);
  };
  try {
    await deleteAccount(report);
  } catch (error) {
    if (!isTooLongAgo(error)) throw error;
    if (!(await proveAgain())) return say(form, 'Your account is deleted in part. Press the button to go on.');
    await deleteAccount(report);
  }
  await finish();
}

async function finish(): Promise<void> {
  const { forgetAccount } = await import('../features/account/auth-actions');
  await forgetAccount();
  toastLater({ key: 'auth.deleted', kind: 'success' });
  await leaveFor(pathOf('/'));
}

function wireExport(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-export]');
  const status = document.querySelector<HTMLElement>('[data-exported]');
  button?.addEventListener('click', () => {
    button.disabled = true;
    void saveAccountCopy()
      .then(
        (name) => status && (status.textContent = `${name} is among your downloads.`),
        (error: unknown) => {
          console.warn(error);
          if (status) status.textContent = 'The copy could not be made. Check your connection and try again.';
        },
      )
      .finally(() => (button.disabled = false));
  });
}
