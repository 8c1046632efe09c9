/** Functions that the forms of the account pages share. */
import type { AccountText } from '../features/account/account-text';
import { authFault, type AuthFault } from '../features/account/auth-errors';

export function control(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
}

const alertOf = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLElement>(`[data-alert="${field}"]`) ?? undefined;

export function clearAlerts(form: HTMLFormElement): void {
  for (const alert of form.querySelectorAll<HTMLElement>('[data-alert]')) {
    alert.hidden = true;
    alert.replaceChildren();
  }
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
}

/** Shows an error message next to its control, which gets the focus; several lines become a list. */
export function sayAlert(form: HTMLFormElement, field: AuthFault['field'] | 'form', lines: readonly string[]): void {
  const alert = alertOf(form, field ?? 'form') ?? alertOf(form, 'form');
  const input = field && field !== 'form' ? control(form, field) : undefined;
  if (!alert) return;
  alert.hidden = false;
  if (lines.length === 1) alert.textContent = lines.join('');
  else {
    const list = document.createElement('ul');
    list.append(...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })));
    alert.replaceChildren(list);
  }
  input?.setAttribute('aria-invalid', 'true');
  input?.focus();
  form.dataset.state = 'error';
}

export function sayFault(form: HTMLFormElement, error: unknown, text: AccountText): void {
  const fault = authFault(error, text);
  sayAlert(form, fault.field, [fault.text]);
}

export function say(form: HTMLFormElement, text: string): void {
  const status = form.querySelector<HTMLElement>('[data-said]');
  if (!status) return;
  status.hidden = text === '';
  status.textContent = text;
}

/** Tells the browser's password manager whose password it is, in an invisible field. */
export function nameUser(form: HTMLFormElement, email: string): void {
  const field = form.querySelector<HTMLInputElement>('[data-username]');
  if (field) field.value = email;
}

/** The buttons that show a password: the typed text and the caret position stay. */
export function showButtons(root: ParentNode, text: AccountText): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-show]')) {
    const input = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (!(input instanceof HTMLInputElement)) continue;
    button.addEventListener('click', () => {
      const shown = input.type === 'password';
      input.type = shown ? 'text' : 'password';
      button.setAttribute('aria-pressed', String(shown));
      button.textContent = text(shown ? 'hide' : 'show');
    });
  }
}

/** Enables the buttons, which are disabled until their script listens, so that no press is lost. */
export function wake(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-rests]')) button.disabled = false;
}

/** Runs one task at a time, with the form's buttons disabled. `done` is the state after success. */
export async function working(form: HTMLFormElement, work: () => Promise<void>): Promise<void> {
  const buttons = form.querySelectorAll<HTMLButtonElement>('button:not([data-show])');
  form.dataset.state = 'working';
  form.setAttribute('aria-busy', 'true');
  for (const button of buttons) button.disabled = true;
  try {
    await work();
    if (form.dataset.state === 'working') form.dataset.state = 'done';
  } finally {
    form.removeAttribute('aria-busy');
    for (const button of buttons) button.disabled = false;
  }
}

/**
 * Navigates to another page of the site, replacing this one. Never settles: code that awaits it stays suspended until
 * this page is gone, so that a press on the way out starts nothing.
 */
export function leaveFor(address: string): Promise<never> {
  location.replace(address);
  return new Promise(() => {});
}

/** The address of a path within the site. */
export const pathOf = (path: string): string => `${document.body.dataset.base ?? '/'}${path.replace(/^\//, '')}`;

/** Whether a text has the form of an email address. */
export const isAddress = (email: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email);
