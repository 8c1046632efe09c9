import type { User, Way } from '../features/account/auth-actions';
import { authFault } from '../features/account/auth-errors';
import { toastNow } from '../browser/pending-toast';
import { element } from '../browser/element';
import { clearAlerts, control, nameUser, sayAlert, sayFault, showButtons, working } from './account-form';
import { withProof } from './account-proof';
import { WAY_NAMES, isWay, throughWindow } from './account-ways';

const actions = () => import('../features/account/auth-actions');

/** Lists the ways to sign in, with buttons to add and remove them. */
export function waysList(root: HTMLElement, user: User): void {
  const list = root.querySelector<HTMLElement>('[data-ways]');
  const form = root.querySelector<HTMLFormElement>('form#add-password');
  if (!list || !form) return;
  const show = () => list.replaceChildren(...Object.keys(WAY_NAMES).map((id) => row(id, user, form, show)));
  show();
  nameUser(form, user.email ?? '');
  wirePassword(form, () => {
    show();
    focusWay(list, 'password');
  });
}

function focusWay(list: HTMLElement, id: string): void {
  list.querySelector<HTMLElement>(`[data-way="${id}"] button`)?.focus();
}

function row(id: string, user: User, form: HTMLFormElement, show: () => void): HTMLElement {
  const name = WAY_NAMES[id] ?? id;
  const linked = user.providerData.find(({ providerId }) => providerId === id);
  const last = user.providerData.length < 2;
  const text = element('span', {}, element('strong', {}, name), ' ', linked ? linked.email || 'linked' : 'not linked');
  const label = linked ? `Unlink ${name}` : `Link ${name}`;
  const button = element('button', { type: 'button', 'aria-label': label }, linked ? 'Unlink' : 'Link');
  // A password needs an email address.
  button.disabled = linked ? last : id === 'password' && !user.email;
  if (button.disabled) button.title = linked ? 'The last way to sign in stays.' : 'Your account has no email address.';
  const made = element('li', { 'data-way': id, 'data-linked': String(linked !== undefined) }, text, button);
  button.addEventListener('click', () => {
    if (!linked && id === 'password') return openPassword(form);
    button.disabled = true;
    const work = linked ? () => unlinkWay(id, name) : () => linkWay(id, name);
    void work().finally(() => {
      const list = made.parentElement;
      show();
      if (list) focusWay(list, id);
    });
  });
  return made;
}

async function unlinkWay(id: string, name: string): Promise<void> {
  try {
    const { removeWay } = await actions();
    if (await withProof(() => removeWay(id)))
      toastNow({ text: `${name} is no longer a way to sign in.`, kind: 'success' });
  } catch (error) {
    toastNow({ text: authFault(error).text, kind: 'error' });
  }
}

async function linkWay(id: string, name: string): Promise<void> {
  if (!isWay(id)) return;
  const way: Way = id;
  await throughWindow(
    async () => {
      const { addWay } = await actions();
      if (await withProof(() => addWay(way)))
        toastNow({ text: `${name} has been added to your account.`, kind: 'success' });
    },
    {
      blocked: () =>
        toastNow({
          text: 'Your browser blocked the window. Allow windows of this site, then try again.',
          kind: 'error',
        }),
    },
  );
}

function openPassword(form: HTMLFormElement): void {
  form.hidden = false;
  control(form, 'password')?.focus();
}

function wirePassword(form: HTMLFormElement, added: () => void): void {
  showButtons(form);
  const close = () => {
    form.reset();
    clearAlerts(form);
    form.hidden = true;
  };
  form.querySelector('[data-cancel]')?.addEventListener('click', close);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearAlerts(form);
    void working(form, async () => {
      try {
        const password = control(form, 'password')?.value ?? '';
        const { addPassword, brokenRules } = await actions();
        const rules = await brokenRules(password);
        if (rules.length > 0) return sayAlert(form, 'password', rules);
        if (!(await withProof(() => addPassword(password)))) return;
        close();
        toastNow({ text: 'You can sign in with your email address and this password now.', kind: 'success' });
        added();
      } catch (error) {
        sayFault(form, error);
      }
    });
  });
}
