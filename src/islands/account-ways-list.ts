import type { AccountText } from '../features/account/account-text';
import type { User, Way } from '../features/account/auth-actions';
import { authFault } from '../features/account/auth-errors';
import { toastNow } from '../browser/pending-toast';
import { element } from '../browser/element';
import { clearAlerts, control, nameUser, sayAlert, sayFault, showButtons, working } from './account-form';
import { withProof } from './account-proof';
import { WAYS, isWay, throughWindow, wayName } from './account-ways';

const actions = () => import('../features/account/auth-actions');

/** Lists the ways to sign in, with buttons to add and remove them. */
export function waysList(root: HTMLElement, user: User, text: AccountText): void {
  const list = root.querySelector<HTMLElement>('[data-ways]');
  const form = root.querySelector<HTMLFormElement>('form#add-password');
  if (!list || !form) return;
  const show = () => list.replaceChildren(...WAYS.map((id) => row(id, { user, form, show, text })));
  show();
  nameUser(form, user.email ?? '');
  wirePassword(form, text, () => {
    show();
    focusWay(list, 'password');
  });
}

function focusWay(list: HTMLElement, id: string): void {
  list.querySelector<HTMLElement>(`[data-way="${id}"] button`)?.focus();
}

interface Rows {
  readonly user: User;
  readonly form: HTMLFormElement;
  readonly show: () => void;
  readonly text: AccountText;
}

function row(id: string, { user, form, show, text }: Rows): HTMLElement {
  const name = wayName(id, text);
  const linked = user.providerData.find(({ providerId }) => providerId === id);
  const last = user.providerData.length < 2;
  const state = linked ? linked.email || text('linked') : text('notLinked');
  const label = text(linked ? 'unlinkWay' : 'linkWay', { way: name });
  const button = element('button', { type: 'button', 'aria-label': label }, text(linked ? 'unlink' : 'link'));
  // A password needs an email address.
  button.disabled = linked ? last : id === 'password' && !user.email;
  if (button.disabled) button.title = text(linked ? 'lastWay' : 'noAddress');
  const shown = element('span', {}, element('strong', {}, name), ' ', state);
  const made = element('li', { 'data-way': id, 'data-linked': String(linked !== undefined) }, shown, button);
  button.addEventListener('click', () => {
    if (!linked && id === 'password') return openPassword(form);
    button.disabled = true;
    const work = linked ? () => unlinkWay(id, text) : () => linkWay(id, text);
    void work().finally(() => {
      const list = made.parentElement;
      show();
      if (list) focusWay(list, id);
    });
  });
  return made;
}

async function unlinkWay(id: string, text: AccountText): Promise<void> {
  try {
    const { removeWay } = await actions();
    if (await withProof(() => removeWay(id), text))
      toastNow({ text: text('wayRemoved', { way: wayName(id, text) }), kind: 'success' });
  } catch (error) {
    toastNow({ text: authFault(error, text).text, kind: 'error' });
  }
}

async function linkWay(id: string, text: AccountText): Promise<void> {
  if (!isWay(id)) return;
  const way: Way = id;
  await throughWindow(
    async () => {
      const { addWay } = await actions();
      if (await withProof(() => addWay(way), text))
        toastNow({ text: text('wayAdded', { way: wayName(way, text) }), kind: 'success' });
    },
    {
      blocked: () => toastNow({ text: text('popupBlockedRetry'), kind: 'error' }),
    },
  );
}

function openPassword(form: HTMLFormElement): void {
  form.hidden = false;
  control(form, 'password')?.focus();
}

function wirePassword(form: HTMLFormElement, text: AccountText, added: () => void): void {
  showButtons(form, text);
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
        const rules = await brokenRules(password, text);
        if (rules.length > 0) return sayAlert(form, 'password', rules);
        if (!(await withProof(() => addPassword(password), text))) return;
        close();
        toastNow({ text: text('passwordAdded'), kind: 'success' });
        added();
      } catch (error) {
        sayFault(form, error, text);
      }
    });
  });
}
