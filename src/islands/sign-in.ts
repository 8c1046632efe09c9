import { dashboardPath, deletePath } from '../features/account/account-paths';
import { pageLang } from '../browser/page-lang';
import { accountText, type AccountText } from '../features/account/account-text';
import type { User, Waiting, Way } from '../features/account/auth-actions';
import { checkedUser } from '../features/firebase/auth';
import { messageOf } from '../features/account/auth-errors';
import { allowOneTap, allowsOneTap, startOneTap } from '../features/account/one-tap';
import { safeNext } from '../browser/navigate';
import { duringOwnAuthChange } from './site/own-auth-change';
import { toastLater, toastNow, type ToastDetail } from '../browser/pending-toast';
import {
  clearAlerts,
  control,
  isAddress,
  leaveFor,
  pathOf,
  say,
  sayAlert,
  sayFault,
  showButtons,
  working,
} from './account-form';
import { answerAppCheck, showAppCheck } from './app-check-choice';
import { isWay, throughWindow, wayName } from './account-ways';

type Mode = 'in' | 'up' | 'reset';
const isMode = (text: string | null): text is Mode => text === 'in' || text === 'up' || text === 'reset';

const REDIRECT_KEY = 'sign-in-redirect';
/** After this, a database that does not answer no longer delays the sign-in. */
const TIMEOUT_MS = 5_000;

const actions = () => import('../features/account/auth-actions');
const dashboard = () => pathOf(dashboardPath(pageLang()));

/** The sign-in page. Firebase loads with the first touch of the form, or if a user is stored. */
export async function signInPage(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form#sign-in');
  if (form) await new SignIn(form, await accountText()).start();
}

class SignIn {
  /** A credential that another provider has proven, until the first way has signed in. */
  #waiting: Waiting | undefined;
  #blockedWay: Way | undefined;
  readonly #form: HTMLFormElement;
  readonly #text: AccountText;

  constructor(form: HTMLFormElement, text: AccountText) {
    this.#form = form;
    this.#text = text;
  }

  async start(): Promise<void> {
    const form = this.#form;
    this.#readAddress();
    showButtons(form, this.#text);
    showAppCheck(form);
    form.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'mode') this.#showMode();
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#run(() => this.#submit());
    });
    for (const button of form.querySelectorAll<HTMLButtonElement>('[data-way]'))
      button.addEventListener('click', () => void this.#run(() => this.#window(button.dataset.way)));
    form.querySelector('[data-redirect]')?.addEventListener('click', () => void this.#run(() => this.#redirect()));
    form.querySelector('[data-one-tap]')?.addEventListener('click', () => {
      allowOneTap();
      void this.#oneTap();
    });
    // Loads before a window is opened: a browser only opens one during the user activation of a click.
    for (const touch of ['pointerdown', 'focusin'])
      form.addEventListener(touch, () => void actions().catch(() => undefined), { once: true });
    this.#showMode();
    // Enabled only now: an earlier press would have been lost.
    for (const button of form.querySelectorAll('button')) button.disabled = false;
    // A stored user is checked; if they are no longer signed in, the guard leaves the page as it is.
    if (await checkedUser().catch(() => undefined)) return;
    form.dataset.state = 'empty';
    const way = redirectProvider();
    if (way) await this.#run(() => this.#afterRedirect(way));
    if (allowsOneTap()) await this.#oneTap();
  }

  /** Reads `?next=…&mode=…`, or the same in the fragment; never reads a password from an address. */
  #readAddress(): void {
    const given = [new URLSearchParams(location.search), new URLSearchParams(location.hash.slice(1))];
    const value = (name: string) => given.map((one) => one.get(name)).find((one) => one !== null) ?? null;
    const mode = value('mode');
    const wanted = isMode(mode) && this.#form.querySelector<HTMLInputElement>(`[name=mode][value=${mode}]`);
    if (wanted) wanted.checked = true;
    const email = control(this.#form, 'email');
    if (email && email.value === '') email.value = value('email') ?? '';
    const next = control(this.#form, 'next');
    if (next) next.value = safeNext(value('next'), location.href, pathOf('/')) ?? dashboard();
  }

  get #mode(): Mode {
    const chosen = this.#form.querySelector<HTMLInputElement>('[name=mode]:checked')?.value ?? null;
    return isMode(chosen) ? chosen : 'in';
  }

  #showMode(): void {
    const mode = this.#mode;
    clearAlerts(this.#form);
    say(this.#form, '');
    for (const text of this.#form.querySelectorAll<HTMLElement>('[data-for]')) text.hidden = text.dataset.for !== mode;
    const field = this.#form.querySelector<HTMLElement>('[data-password]');
    if (field) field.hidden = mode === 'reset';
    control(this.#form, 'password')?.setAttribute('autocomplete', mode === 'up' ? 'new-password' : 'current-password');
  }

  async #run(work: () => Promise<void>): Promise<void> {
    const form = this.#form;
    if (form.dataset.state === 'working') return;
    clearAlerts(form);
    say(form, '');
    answerAppCheck(form);
    // Another tab, and Firebase, report the sign-in before all of it is done.
    await duringOwnAuthChange(() =>
      working(form, () => work().catch((error: unknown) => sayFault(form, error, this.#text))),
    );
  }

  async #submit(): Promise<void> {
    const form = this.#form;
    const email = control(form, 'email');
    const password = control(form, 'password')?.value ?? '';
    // White space around an address is a typing error; in a password it may be intended.
    if (email) email.value = email.value.trim();
    const address = email?.value ?? '';
    const mode = this.#mode;
    const text = this.#text;
    if (!isAddress(address))
      return sayFault(form, { code: address ? 'auth/invalid-email' : 'auth/missing-email' }, text);
    if (mode !== 'reset' && password === '') return sayFault(form, { code: 'auth/missing-password' }, text);
    const { brokenRules, sendReset, signIn, signUp } = await actions();
    if (mode === 'reset') {
      await sendReset(address);
      return say(form, text('resetSent', { email: address }));
    }
    if (mode === 'in') return this.#finish(await signIn(address, password));
    const rules = await brokenRules(password, text);
    if (rules.length > 0) return sayAlert(form, 'password', rules);
    const { user, mailed } = await signUp(address, password);
    const ready = text(mailed ? 'accountReady' : 'accountReadyUnsent', { email: address });
    return this.#finish(user, { text: ready, kind: mailed ? 'success' : 'info' });
  }

  async #window(way: string | undefined): Promise<void> {
    if (!isWay(way)) return;
    const { popup } = await actions();
    await this.#through(way, () => popup(way));
  }

  /** Signs in with a provider's window, or after returning from its page. */
  async #through(way: Way, enter: () => Promise<User | undefined>): Promise<void> {
    const { waitingOf } = await actions();
    await throughWindow(
      async () => {
        const user = await enter();
        if (user) await this.#finish(user);
      },
      {
        blocked: () => {
          this.#blockedWay = way;
          this.#blocked(true);
        },
        handled: (error) => {
          this.#waiting = waitingOf(way, error);
          if (!this.#waiting) return false;
          sayFault(this.#form, error, this.#text);
          this.#showWaiting(this.#waiting);
          return true;
        },
      },
    );
  }

  #blocked(yes: boolean): void {
    const note = this.#form.querySelector<HTMLElement>('[data-blocked]');
    if (note) note.hidden = !yes;
  }

  #showWaiting({ way, email }: Waiting): void {
    const field = control(this.#form, 'email');
    const note = this.#form.querySelector<HTMLElement>('[data-waiting]');
    if (field && field.value === '') field.value = email;
    if (!note) return;
    note.hidden = false;
    note.textContent = this.#text('willBeAdded', { way: wayName(way, this.#text), email });
  }

  async #redirect(): Promise<void> {
    if (!this.#blockedWay) return;
    sessionStorage.setItem(REDIRECT_KEY, this.#blockedWay);
    await (await actions()).redirect(this.#blockedWay);
  }

  async #afterRedirect(way: Way): Promise<void> {
    const { redirectedUser } = await actions();
    await this.#through(way, redirectedUser);
  }

  async #oneTap(): Promise<void> {
    try {
      await startOneTap(
        (idToken) => void this.#run(async () => this.#finish(await (await actions()).googleCredential(idToken))),
      );
    } catch (error) {
      toastNow({ text: messageOf(error), kind: 'error' });
    }
  }

  /**
   * After the sign-in: adds the waiting credential, continues an interrupted deletion, otherwise goes to `next` and
   * shows `message` there.
   */
  async #finish(user: User, message?: ToastDetail): Promise<void> {
    let toast = message;
    const waiting = this.#waiting;
    if (waiting && waiting.email === user.email) {
      const { addCredential } = await actions();
      const added = await addCredential(user, waiting.credential).then(
        () => true,
        () => false,
      );
      const way = wayName(waiting.way, this.#text);
      toast = { text: this.#text(added ? 'wayAdded' : 'wayNotAdded', { way }), kind: added ? 'success' : 'error' };
    }
    const deleting = await isBeingDeleted(user.uid);
    const next = control(this.#form, 'next')?.value ?? dashboard();
    if (toast) toastLater(toast);
    await leaveFor(deleting ? pathOf(deletePath(pageLang())) : next);
  }
}

/** The provider to whose page the visitor left from here; read once. */
function redirectProvider(): Way | undefined {
  try {
    const way = sessionStorage.getItem(REDIRECT_KEY) ?? undefined;
    sessionStorage.removeItem(REDIRECT_KEY);
    return isWay(way) ? way : undefined;
  } catch {
    // Storage is disabled: the visitor cannot have left and returned.
    return undefined;
  }
}

async function isBeingDeleted(uid: string): Promise<boolean> {
  const { openAccount } = await import('../features/account/user-document');
  const late = new Promise<{ deleting: boolean }>((done) => setTimeout(() => done({ deleting: false }), TIMEOUT_MS));
  const opened = openAccount(uid).catch((error: unknown) => {
    console.warn(error);
    return { deleting: false };
  });
  return (await Promise.race([opened, late])).deleting;
}
