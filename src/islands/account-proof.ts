import type { AccountText } from '../features/account/account-text';
import type { User } from '../features/account/auth-actions';
import { isTooLongAgo } from '../features/account/auth-errors';
import { clearAlerts, control, nameUser, sayAlert, sayFault, showButtons, working } from './account-form';
import { isWay, throughWindow } from './account-ways';

const actions = () => import('../features/account/auth-actions');

/** Asks for the password or the provider's window, whichever the account has. False if the visitor cancels. */
export async function proveAgain(text: AccountText): Promise<boolean> {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#proof');
  const form = dialog?.querySelector('form');
  if (!dialog || !form) return false;
  const { signedInUser } = await actions();
  const user = await signedInUser();
  showWays(form, user);
  nameUser(form, user.email ?? '');
  const ending = new AbortController();
  const { signal } = ending;
  let proven = false;
  // An answer that arrives after the dialog was closed must not affect the next one.
  const accept = () => {
    if (signal.aborted) return;
    proven = true;
    dialog.close();
  };
  const refuse = (error: unknown) => {
    if (!signal.aborted) sayFault(form, error, text);
  };
  const prove = async (work: () => Promise<void>) => {
    clearAlerts(form);
    await working(form, async () => {
      try {
        await work();
        accept();
      } catch (error) {
        refuse(error);
      }
    });
  };
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void prove(async () => (await actions()).proveByPassword(control(form, 'password')?.value ?? ''));
    },
    { signal },
  );
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-way]'))
    button.addEventListener('click', () => void throughButton(button), { signal });
  form.querySelector('[data-cancel]')?.addEventListener('click', () => dialog.close(), { signal });

  async function throughButton(button: HTMLButtonElement): Promise<void> {
    const way = button.dataset.way;
    if (!isWay(way) || !form) return;
    clearAlerts(form);
    await throughWindow(
      async () => {
        await (await actions()).proveByPopup(way);
        accept();
      },
      {
        blocked: () => sayAlert(form, 'form', [text('popupBlockedRetry')]),
        // A toast would be below the dialog.
        handled: (error) => {
          refuse(error);
          return true;
        },
      },
    );
  }

  return new Promise((answered) => {
    dialog.addEventListener(
      'close',
      () => {
        ending.abort();
        const password = control(form, 'password');
        if (password) password.value = '';
        answered(proven);
      },
      { once: true },
    );
    showOnce(form, text);
    dialog.showModal();
  });
}

function showOnce(form: HTMLFormElement, text: AccountText): void {
  if (form.dataset.shown === undefined) showButtons(form, text);
  form.dataset.shown = '';
}

/** Shows only the account's own ways to sign in. */
function showWays(form: HTMLFormElement, user: User): void {
  const has = new Set(user.providerData.map(({ providerId }) => providerId));
  const byPassword = has.has('password');
  for (const part of form.querySelectorAll<HTMLElement>('[data-password], [data-by-password]'))
    part.hidden = !byPassword;
  for (const button of form.querySelectorAll<HTMLElement>('[data-way]'))
    button.hidden = !has.has(button.dataset.way ?? '');
}

/**
 * Runs an action that may need a recent sign-in, and asks for it if Firebase requires it. False if the visitor
 * cancelled.
 */
export async function withProof(work: () => Promise<unknown>, text: AccountText): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!isTooLongAgo(error)) throw error;
    if (!(await proveAgain(text))) return false;
    await work();
    return true;
  }
}
