import { homePath } from '../core/site-url';
import { checkedUser, currentUser, type StoredUser } from '../features/firebase/auth';
import { pageLang } from '../browser/page-lang';
import { accountText, type AccountText } from '../features/account/account-text';
import { authFault, codeOf, isEnded, isTooLongAgo } from '../features/account/auth-errors';
import type { Step } from '../features/account/delete-account';
import { duringOwnAuthChange } from './site/own-auth-change';
import { toastLater } from '../browser/pending-toast';
import { clearAlerts, control, leaveFor, pathOf, say, sayAlert, wake, working } from './account-form';
import { proveAgain } from './account-proof';
import { saveAccountCopy } from './account-export';

const STEPS = { shares: 'deletingShares', items: 'deletingItems', account: 'deletingAccount' } as const;

/** The page that deletes an account. It continues a deletion that was interrupted by closing the page. */
export async function deletePage(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form#delete-form');
  const stored = currentUser();
  if (!form || !stored) return;
  const text = await accountText();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.dataset.state === 'working') return;
    clearAlerts(form);
    const typed = control(form, 'confirm')?.value ?? '';
    if (!isConfirmed(typed, currentUser() ?? stored, text('confirmWord'))) {
      sayAlert(form, 'form', [text('confirmWrong', { word: text('confirmWord') })]);
      control(form, 'confirm')?.focus();
      return;
    }
    void run(form, text);
  });
  wireExport(text);
  wake(document);
  if (!(await checkedUser().catch(() => undefined))) return;
  const { isBeingDeleted } = await import('../features/account/user-document');
  const deleting = await isBeingDeleted(stored.uid).catch(() => false);
  // If this visit began a deletion, the mark may be its own: do not start again.
  if (deleting && !tried) await run(form, text);
}

/** Whether the visitor typed the page's word for DELETE or, in any case, the account's address. */
export const isConfirmed = (typed: string, user: Pick<StoredUser, 'email'>, word: string): boolean => {
  const text = typed.trim().normalize();
  return text === word || (text !== '' && text.toLowerCase() === user.email.toLowerCase());
};

let tried = false;
/** How far this visit's deletion has come. */
let begun: Step | undefined;

async function run(form: HTMLFormElement, text: AccountText): Promise<void> {
  tried = true;
  await duringOwnAuthChange(() => working(form, () => attempt(form, text)));
}

async function attempt(form: HTMLFormElement, text: AccountText): Promise<void> {
  try {
    await remove(form, text);
  } catch (error) {
    // The account was deleted earlier, but the response was lost.
    if (begun === 'account' && isEnded(error)) return finish();
    say(form, '');
    sayAlert(form, 'form', [codeOf(error).startsWith('auth/') ? authFault(error, text).text : text('deleteStopped')]);
  }
}

/** Asks for proof of identity first, so that an open tab isn't enough to delete anything; then deletes everything. */
async function remove(form: HTMLFormElement, text: AccountText): Promise<void> {
  const { isRecent } = await import('../features/account/auth-actions');
  if (!(await isRecent()) && !(await proveAgain(text))) return;
  const { deleteAccount } = await import('../features/account/delete-account');
  const report = (step: Step, removed: number) => {
    begun = step;
    say(form, [text(STEPS[step]), ...(removed > 0 ? [text('deletedSoFar', { n: removed })] : [])].join(' '));
  };
  try {
    await deleteAccount(report);
  } catch (error) {
    if (!isTooLongAgo(error)) throw error;
    if (!(await proveAgain(text))) return say(form, text('deletePartly'));
    await deleteAccount(report);
  }
  await finish();
}

async function finish(): Promise<void> {
  const { forgetAccount } = await import('../features/account/auth-actions');
  await forgetAccount();
  toastLater({ key: 'auth.deleted', kind: 'success' });
  await leaveFor(pathOf(homePath(pageLang())));
}

function wireExport(text: AccountText): void {
  const button = document.querySelector<HTMLButtonElement>('[data-export]');
  const status = document.querySelector<HTMLElement>('[data-exported]');
  button?.addEventListener('click', () => {
    button.disabled = true;
    void saveAccountCopy()
      .then(
        (name) => status && (status.textContent = text('copySaved', { name })),
        (error: unknown) => {
          console.warn(error);
          if (status) status.textContent = text('copyFailed');
        },
      )
      .finally(() => (button.disabled = false));
  });
}
