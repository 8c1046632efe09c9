import { button, element } from '../../browser/element';
import { fill, formatMoment } from '../../i18n/format';
import type { Interface } from '../../i18n/en';
import type { Lang } from '../../i18n/languages';
import { href, withoutBase } from '../../core/site-url';
import { dashboardPath, settingsPath } from '../account/account-paths';
import { currentUser } from '../firebase/auth';
import { FIREBASE } from '../firebase/project-config';
import { onItems } from './item-changes';
import { items, type KnownItem } from './items';
import type { SavedItem } from './item';
import { itemsList } from './item-list';

/* What a tool's own page shows of its saved items, and which of them its form contains. */

/** The path of this page, without the site's base. */
export const pagePath = (): string => withoutBase(location.pathname);

/** Key in this tab's storage: the item that was saved from the form, as long as the form contains it. */
const knownKey = () => `saved:${location.pathname}`;

export function rememberItem(item: SavedItem, auto: string): void {
  const known: KnownItem = { id: item.id, updated: item.updated, auto };
  kept = known;
  try {
    sessionStorage.setItem(knownKey(), JSON.stringify(known));
  } catch {
    // Storage is disabled: only this page remembers it.
  }
  // The address still names what the form contained before, and a reload would bring that back.
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
}

function forgetItem(): void {
  kept = undefined;
  try {
    sessionStorage.removeItem(knownKey());
  } catch {
    // Nothing was stored.
  }
}

let kept: KnownItem | undefined;
let asNew = false;

/**
 * The item that 'Save' changes: the one whose link is open, otherwise the one that this tab saved last. Read once per
 * press.
 */
export async function itemToChange(): Promise<KnownItem | undefined> {
  const wanted = !asNew;
  asNew = false;
  return wanted ? knownAmong(await items()) : undefined;
}

function knownAmong(all: readonly SavedItem[]): KnownItem | undefined {
  const path = pagePath();
  const body = location.hash.slice(1);
  const opened = body === '' ? undefined : all.find((item) => item.path === path && item.body === body);
  if (opened) return { id: opened.id, updated: opened.updated, auto: '' };
  const known = kept ?? stored();
  return known && all.some(({ id }) => id === known.id) ? known : undefined;
}

function stored(): KnownItem | undefined {
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(knownKey()) ?? 'null');
    if (typeof known !== 'object' || known === null) return undefined;
    if (!('id' in known && 'updated' in known && 'auto' in known)) return undefined;
    const { id, updated, auto } = known;
    return typeof id === 'string' && typeof updated === 'number' && typeof auto === 'string'
      ? { id, updated, auto }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The page that lists all saved items. English has a page for this part of the settings. */
function allPath(lang: Lang): string {
  if (FIREBASE && currentUser()) return dashboardPath(lang);
  return lang === 'en' ? '/setting/data/' : `${settingsPath(lang)}#data`;
}

/**
 * Shows this page's saved items in `[data-saved]` of the tool's form, or after the form; only once. Plain DOM: it
 * appears before React hydrates.
 */
export async function showPageItems(words: Interface, lang: Lang): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form#tool');
  if (!form) return;
  const container = form.querySelector<HTMLElement>('[data-saved]') ?? containerAfter(form);
  if (container.childElementCount > 0) return;
  container.hidden = false;
  const line = element('p', { class: 'saved-line', hidden: '' });
  const summary = element('summary', {});
  const problem = element('p', { class: 'alert', role: 'alert', hidden: '' });
  const box = element('div', {});
  const details = element('details', { class: 'history', hidden: '' }, summary, problem, box);
  const all = element('a', { href: href(allPath(lang)) }, words['save.all']);
  details.append(element('p', { class: 'hint' }, all));
  container.append(line, details);

  const { draw } = itemsList(box, {
    words,
    lang,
    path: pagePath(),
    current: (saved) => knownAmong(saved)?.id,
    say: (sentence) => {
      problem.hidden = sentence === '';
      problem.textContent = sentence;
    },
    drawn: (here) => {
      const gone = box.querySelector('[data-gone]') !== null;
      details.hidden = here.length === 0 && !gone;
      summary.textContent = fill(words['save.list'], { n: here.length }, lang);
      const id = knownAmong(here)?.id;
      const item = here.find((one) => one.id === id);
      line.hidden = item === undefined;
      if (!item) return line.replaceChildren();
      const sign = `${item.title}\n${item.updated}`;
      if (line.dataset.sign === sign && line.childElementCount > 0) return;
      line.dataset.sign = sign;
      line.replaceChildren(
        element(
          'span',
          {},
          fill(words['save.saved'], { title: item.title }, lang),
          ` · ${formatMoment(item.updated, lang)}`,
        ),
        button(words['save.asNew'], () => saveAsNew(form), { class: 'quiet' }),
      );
    },
  });
  // Emptied, or filled from a link or an example: it is a different item now.
  form.addEventListener('reset', () => {
    forgetItem();
    // Code that empties the form removes its link from the address right after this event.
    queueMicrotask(() => void draw());
  });
  addEventListener('hashchange', () => void draw());
  onItems(() => all.setAttribute('href', href(allPath(lang))));
  await draw();
}

/** Adds the option to save a new item where 'Save' would change the existing one. */
function saveAsNew(form: HTMLFormElement): void {
  asNew = true;
  form.querySelector<HTMLButtonElement>('[data-save]')?.click();
}

function containerAfter(form: HTMLFormElement): HTMLElement {
  const island = form.closest('astro-island') ?? form;
  const there = island.nextElementSibling;
  if (there instanceof HTMLElement && there.hasAttribute('data-saved')) return there;
  const container = element('div', { 'data-saved': '' });
  island.after(container);
  return container;
}
