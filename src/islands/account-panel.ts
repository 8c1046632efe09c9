import { checkedUser, currentUser, onUser, type StoredUser } from '../features/firebase/auth';
import { settingsPath } from '../features/account/account-paths';
import { accountText, type AccountText } from '../features/account/account-text';
import { authFault } from '../features/account/auth-errors';
import { isLang } from '../i18n/languages';
import { clearAlerts, control, nameUser, pathOf, say, sayAlert, sayFault, showButtons, working } from './account-form';
import { signOutHere } from './sign-out';

const actions = () => import('../features/account/auth-actions');

/** The account on the settings pages and, for the links in Firebase's emails, on /setting/account/ and its translations. */
export function accountPanel(root: HTMLElement): void {
  const panel = root.querySelector<HTMLElement>('[data-account-panel]');
  if (!panel) return;
  const leave = panel.querySelector<HTMLButtonElement>('[data-leave]');
  leave?.addEventListener('click', () => void signOutHere(leave));
  show(panel, currentUser());
  onUser((user) => show(panel, user));
  void checkedUser().catch(() => undefined);
  const query = new URLSearchParams(location.search);
  const code = query.get('oobCode');
  const form = root.querySelector<HTMLFormElement>('form#mail-link');
  if (!code || !form) return;
  // The links in Firebase's emails lead to the English page, and name the email's language.
  const lang = query.get('lang') ?? undefined;
  if (isLang(lang) && lang !== document.documentElement.lang)
    location.replace(`${pathOf(lang === 'en' ? '/setting/account/' : settingsPath(lang))}${location.search}`);
  else void accountText().then((text) => mailLink(form, { mode: query.get('mode') ?? '', code, text }));
}

/** The page contains both states. */
function show(panel: HTMLElement, user: StoredUser | undefined): void {
  for (const part of panel.querySelectorAll<HTMLElement>('[data-signed]'))
    part.hidden = (part.dataset.signed === 'in') !== Boolean(user);
  const who = panel.querySelector<HTMLElement>('[data-who]');
  if (who && user) who.textContent = user.email || user.name || (who.dataset.who ?? '');
}

interface MailLink {
  readonly mode: string;
  readonly code: string;
  readonly text: AccountText;
}

/** Handles a link in an email: it confirms an address, restores one, or lets the visitor choose a new password. */
async function mailLink(form: HTMLFormElement, { mode, code, text }: MailLink): Promise<void> {
  form.hidden = false;
  form.scrollIntoView();
  // A reload must not try a used link again.
  history.replaceState(null, '', location.pathname);
  const field = form.querySelector<HTMLElement>('[data-password]');
  const submit = form.querySelector<HTMLElement>('[data-submit]');
  const ask = mode === 'resetPassword';
  if (field) field.hidden = !ask;
  if (submit) submit.hidden = !ask;
  showButtons(form, text);
  await attempt(form, text, async () => {
    const { confirmAddress, reloadedUser, resetAddress } = await actions();
    if (ask) {
      const email = await resetAddress(code);
      nameUser(form, email);
      say(form, text('newPasswordFor', { email }));
      form.dataset.state = 'empty';
      return;
    }
    if (!['verifyEmail', 'recoverEmail', 'verifyAndChangeEmail'].includes(mode)) {
      sayFault(form, { code: 'auth/invalid-action-code' }, text);
      return;
    }
    await confirmAddress(code);
    say(form, text(mode === 'recoverEmail' ? 'addressRestored' : 'thanks'));
    // On this device, the stored copy can be updated immediately.
    if (currentUser()) await reloadedUser().catch(() => undefined);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(form, text, () => choosePassword(form, code, text));
  });
}

async function choosePassword(form: HTMLFormElement, code: string, text: AccountText): Promise<void> {
  const input = control(form, 'password');
  const { brokenRules, setPassword } = await actions();
  const rules = await brokenRules(input?.value ?? '', text);
  if (rules.length > 0) return sayAlert(form, 'password', rules);
  await setPassword(code, input?.value ?? '');
  const field = form.querySelector<HTMLElement>('[data-password]');
  const submit = form.querySelector<HTMLElement>('[data-submit]');
  if (field) field.hidden = true;
  if (submit) submit.hidden = true;
  say(form, text('passwordSet'));
}

async function attempt(form: HTMLFormElement, text: AccountText, work: () => Promise<void>): Promise<void> {
  clearAlerts(form);
  await working(form, async () => {
    try {
      await work();
    } catch (error) {
      sayAlert(form, 'form', [authFault(error, text).text]);
    }
  });
}
