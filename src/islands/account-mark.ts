import type { Interface } from '../i18n/en';
import { element } from '../browser/element';
import { dashboardPath, signInPath } from '../features/account/account-paths';
import { pageLang } from '../browser/page-lang';
import { checkedUser, currentUser, onUser, type StoredUser } from '../features/firebase/auth';
import { toastNow, waitingToast } from '../browser/pending-toast';
import { pathOf } from './account-form';
import { signOutHere } from './sign-out';

/** Each language is a separate chunk: the menu is in the page's. */
const WORDS = import.meta.glob<Interface>('../i18n/??.ts', { import: 'default' });

let started = false;

/**
 * The header for stored users: a menu with the sign-out. Once the page is idle, checks with Firebase that they are
 * still signed in.
 */
export function accountMark(arriving?: boolean): void {
  // The toast that the previous page has left. A page that is being left must not take it.
  const waiting = arriving ? waitingToast() : undefined;
  if (waiting) toastNow(waiting);
  const link = document.querySelector<HTMLAnchorElement>('a[data-account]');
  if (started || !link) return;
  started = true;
  void menuOf(link);
  // A page with a guard checks itself, and Auth answers once.
  const check = () => void (currentUser() && checkedUser().catch((error: unknown) => console.warn(error)));
  requestIdleCallback(check);
}

/** Replaces the link with the menu while a user is signed in; restores the link to the sign-in page otherwise. */
async function menuOf(link: HTMLAnchorElement): Promise<void> {
  const load = WORDS[`../i18n/${pageLang()}.ts`];
  const words = await load?.();
  if (!words) return;
  let shown: HTMLElement = link;
  const promise = document.querySelector('.privacy')?.lastChild;
  const show = (user: StoredUser | undefined) => {
    if (promise) promise.textContent = words[user ? 'auth.privateToo' : 'label.private'];
    const next = user ? menu(user, words) : signInLink(words);
    const focused = shown.contains(document.activeElement);
    shown.replaceWith(next);
    shown = next;
    if (focused) (next.querySelector('summary') ?? next).focus();
  };
  show(currentUser());
  onUser(show);
}

/** As the page's inline script has painted it, so that nothing shifts. */
const LETTER =
  'display:grid;place-content:center;width:var(--touch);height:var(--touch);padding:7px;border-radius:50%;background:var(--accent) content-box;color:var(--accent-ink);font:inherit';

function menu(user: StoredUser, words: Interface): HTMLElement {
  const leave = element('button', { type: 'button' }, words['auth.signOut']);
  leave.addEventListener('click', () => void signOutHere(leave));
  const name = user.name || user.email || '?';
  const letter = Array.from(name)[0]?.toUpperCase() ?? '';
  return element(
    'details',
    { class: 'menu', 'data-account-menu': '' },
    element(
      'summary',
      { title: words['auth.account'], style: LETTER },
      element('span', { class: 'visually-hidden' }, `${words['auth.account']}: `),
      letter,
    ),
    element(
      'ul',
      { class: 'menu-list' },
      element('li', { class: 'hint', style: 'padding:.5rem .75rem' }, user.email || name),
      element('li', {}, element('a', { href: pathOf(dashboardPath(pageLang())) }, words['auth.dashboard'])),
      element('li', {}, leave),
    ),
  );
}

/** The link as in AccountMark.astro: in some languages its words would be too wide for a phone's header. */
function signInLink(words: Interface): HTMLElement {
  const link = element('a', {
    href: pathOf(signInPath(pageLang())),
    'aria-label': words['auth.signIn'],
    style:
      'display:grid;place-content:center;width:var(--touch);height:var(--touch);color:var(--ink-soft);fill:none;stroke:currentColor;stroke-width:1.75',
  });
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const shape = document.createElementNS(svg.namespaceURI, 'path');
  shape.setAttribute('d', 'M8.25 8.5a3.75 3.75 0 1 0 7.5 0 3.75 3.75 0 1 0-7.5 0M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6');
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(name, value);
  svg.append(shape);
  link.append(svg);
  return link;
}
