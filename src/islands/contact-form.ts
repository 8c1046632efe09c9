import { pageLang } from '../browser/page-lang';
import { copyText } from '../browser/copy-download';
import {
  LONGEST_LINK,
  bodyOf,
  mailto,
  mailtoSubject,
  mistakes,
  type Field,
  type Message,
} from '../features/contact/contact-message';
import type { ContactWords } from '../features/contact/contact-words';
import { fill } from '../i18n/format';
import { FIREBASE } from '../features/firebase/project-config';
import { element } from '../browser/element';
import { clearAlerts, say, wake, working } from './account-form';
import { answerAppCheck, showAppCheck } from './app-check-choice';

const DRAFT_KEY = 'draft:contact';
const FIELDS = ['name', 'email', 'subject', 'input'] as const;
/** People do not type a message faster; one that a link or a draft has put into the form waits until then. */
const ROBOT_MS = 3_000;
const PAGE_LENGTH = 200;

/** The page's words. */
const wordsOf = (form: HTMLFormElement) => JSON.parse(form.dataset.words ?? '{}') as ContactWords;

let started = false;
/** The message came from a link or a draft. */
let isGiven = false;
/** The draft that a link's text has replaced. */
let earlier: Texts | undefined;

/** The contact page's form. `#subject=…&input=…` fills it in, as the error screen's link does. */
export function contactForm(): void {
  const form = document.querySelector<HTMLFormElement>('#contact');
  if (!form || started) return;
  started = true;
  readDraft(form);
  fillIn(form);
  addEventListener('hashchange', () => fillIn(form));
  showAppCheck(form);
  form.addEventListener('input', () => keepDraft(form));
  form.querySelector('[data-clear]')?.addEventListener('click', () => clear(form));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.dataset.state !== 'working') void submit(form);
  });
  const copies = {
    '[data-copy-link]': () => form.querySelector('output')?.textContent ?? '',
    '[data-copy-text]': () => bodyOf(messageOf(form)),
  };
  for (const [selector, text] of Object.entries(copies))
    form.querySelector(selector)?.addEventListener('click', () => {
      void copyText(text()).then((copied) => say(form, wordsOf(form)[copied ? 'copied' : 'notCopied']));
    });
  form.dataset.state = 'empty';
  wake(form);
}

function control(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : undefined;
}

const valueOf = (form: HTMLFormElement, name: string) => control(form, name)?.value.trim() ?? '';

const messageOf = (form: HTMLFormElement): Message => ({
  name: valueOf(form, 'name'),
  email: valueOf(form, 'email'),
  subject: valueOf(form, 'subject'),
  input: valueOf(form, 'input'),
});

/** Shows a link's text instead of a draft; a button restores the draft. */
function fillIn(form: HTMLFormElement): void {
  const given = new URLSearchParams(location.hash.slice(1));
  const before = textsOf(form);
  for (const name of FIELDS) {
    const field = control(form, name);
    const value = given.get(name);
    if (!field || value === null) continue;
    field.value = value;
    isGiven ||= name === 'input';
  }
  const button = form.querySelector<HTMLElement>('[data-earlier]');
  const replaced = FIELDS.some((name) => before[name] && before[name] !== control(form, name)?.value);
  if (!replaced) keepDraft(form);
  if (!button || !replaced) return;
  earlier = before;
  button.hidden = false;
  button.addEventListener(
    'click',
    () => {
      putTexts(form, before);
      earlier = undefined;
      keepDraft(form);
      button.hidden = true;
      control(form, 'input')?.focus();
    },
    { once: true },
  );
}

type Texts = Readonly<Record<string, string>>;

const textsOf = (form: HTMLFormElement): Texts =>
  Object.fromEntries(FIELDS.map((name) => [name, control(form, name)?.value ?? '']));

const isEmpty = (texts: Texts): boolean => Object.values(texts).every((text) => text === '');

function putTexts(form: HTMLFormElement, texts: Texts): void {
  for (const name of FIELDS) {
    const field = control(form, name);
    if (field) field.value = texts[name] ?? '';
  }
}

/** Reads the draft, but keeps what was typed before the script loaded. */
function readDraft(form: HTMLFormElement): void {
  let draft: unknown;
  try {
    draft = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null');
  } catch {
    return;
  }
  if (typeof draft !== 'object' || draft === null) return;
  for (const name of FIELDS) {
    const field = control(form, name);
    const value: unknown = Reflect.get(draft, name);
    if (!field || field.value !== '' || typeof value !== 'string' || value === '') continue;
    field.value = value;
    isGiven ||= name === 'input';
  }
}

function keepDraft(form: HTMLFormElement): void {
  const typed = textsOf(form);
  const draft = isEmpty(typed) && earlier ? earlier : typed;
  try {
    if (isEmpty(draft)) localStorage.removeItem(DRAFT_KEY);
    else localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // No room, or storage is disabled: the text is in the form.
  }
}

function clear(form: HTMLFormElement): void {
  form.reset();
  clearAlerts(form);
  say(form, '');
  showLink(form, '');
  keepDraft(form);
  form.dataset.state = 'empty';
  control(form, 'name')?.focus();
}

async function submit(form: HTMLFormElement): Promise<void> {
  clearAlerts(form);
  say(form, '');
  showLink(form, '');
  const message = messageOf(form);
  const wrong = mistakes(message, wordsOf(form), pageLang(), { mustAnswer: FIREBASE !== undefined });
  if (wrong.length > 0) return showMistakes(form, wrong);
  if (FIREBASE) await store(form, message);
  else await openMail(form, message);
}

/** Shows each mistake at its field; the first gets the focus. */
function showMistakes(form: HTMLFormElement, wrong: readonly (readonly [Field, string])[]): void {
  for (const [name, text] of wrong) {
    const alert = form.querySelector<HTMLElement>(`[data-alert="${name}"]`);
    if (alert) {
      alert.hidden = false;
      alert.textContent = text;
    }
    control(form, name)?.setAttribute('aria-invalid', 'true');
  }
  form.dataset.state = 'error';
  const [first] = wrong;
  if (first) control(form, first[0])?.focus();
}

/** Shows the link too: many visitors have no email program. */
function showLink(form: HTMLFormElement, link: string): void {
  const output = form.querySelector('output');
  const part = form.querySelector<HTMLElement>('[data-link]');
  if (output) output.textContent = link;
  if (part) part.hidden = link === '';
}

async function openMail(form: HTMLFormElement, message: Message): Promise<void> {
  const to = form.dataset.mail ?? '';
  const whole = mailto(to, message);
  const short = whole.length <= LONGEST_LINK;
  const link = short ? whole : mailtoSubject(to, message);
  showLink(form, link);
  const words = wordsOf(form);
  if (short) say(form, fill(words.opening, { mail: to }, pageLang()));
  else say(form, words[(await copyText(bodyOf(message))) ? 'longCopied' : 'longNotCopied']);
  form.dataset.state = 'done';
  location.href = link;
}

async function store(form: HTMLFormElement, message: Message): Promise<void> {
  // A robot is thanked as well, so that it learns nothing. What a fast typist wrote remains as the draft.
  const rest = ROBOT_MS - performance.now();
  if (valueOf(form, 'website') !== '' || (rest > 0 && !isGiven)) return thank(form);
  answerAppCheck(form);
  const sent = textsOf(form);
  await working(form, async () => {
    try {
      const { sendMessage } = await import('../features/contact/contact-sender');
      if (rest > 0) await new Promise((done) => setTimeout(done, rest));
      await sendMessage({ ...message, lang: pageLang(), page: referrerPath() });
      const now = textsOf(form);
      thank(form);
      // Text typed during the request is another message.
      if (FIELDS.some((name) => now[name] !== sent[name])) putTexts(form, now);
      keepDraft(form);
    } catch (error) {
      console.warn(error);
      offerMail(form, message);
    }
  });
}

function thank(form: HTMLFormElement): void {
  form.reset();
  say(form, form.dataset.sent ?? '');
  form.dataset.state = 'done';
}

/** Without its fragment: text typed into a tool is private. */
function referrerPath(): string {
  const { pathname } = new URL(document.referrer || location.href);
  const ours = document.referrer === '' || new URL(document.referrer).origin === location.origin;
  return (ours ? pathname : location.pathname).slice(0, PAGE_LENGTH);
}

function offerMail(form: HTMLFormElement, message: Message): void {
  const alert = form.querySelector<HTMLElement>('[data-alert="form"]');
  const to = form.dataset.mail ?? '';
  const whole = mailto(to, message);
  const link = element('a', { href: whole.length <= LONGEST_LINK ? whole : mailtoSubject(to, message) }, to);
  if (alert) {
    alert.hidden = false;
    alert.replaceChildren(`${wordsOf(form).failed} `, link);
  }
  form.dataset.state = 'error';
}
