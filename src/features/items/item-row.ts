import { button, element } from '../../browser/element';
import { href } from '../../core/site-url';
import type { Interface } from '../../i18n/en';
import { fill } from '../../i18n/format';
import { formatMoment } from '../../i18n/format';
import type { Lang } from '../../i18n/languages';
import { ITEM_LIMITS, linkOf, type SavedItem } from './item';

interface RowOptions {
  readonly words: Interface;
  readonly lang: Lang;
  /** If set, rows do not name the page. */
  readonly path?: string;
}

/** The row of an item that was deleted in this visit. */
export function goneRow(item: SavedItem, { words, lang }: RowOptions, restore: () => void): HTMLLIElement {
  return element(
    'li',
    { 'data-gone': '' },
    element('span', {}, fill(words['save.deleted'], { title: item.title }, lang)),
    button(words['action.undo'], restore, {
      class: 'quiet',
      'data-do': 'undo',
      'aria-label': `${words['action.undo']}: ${item.title}`,
    }),
  );
}

interface RowActions {
  readonly retry: () => void;
  readonly rename: (row: HTMLLIElement) => void;
  readonly remove: () => void;
}

/** The row of an item: its link, its date and page, and its buttons. */
export function itemRow(
  item: SavedItem,
  current: boolean,
  { words, lang, path }: RowOptions,
  { retry, rename, remove }: RowActions,
): HTMLLIElement {
  const link = element('a', { href: href(linkOf(item)), ...(current && { 'aria-current': 'true' }) }, item.title);
  link.addEventListener('click', (event) => {
    // The address is already this one, so no hashchange would fire: the form must read it again.
    if (link.href === location.href && !event.ctrlKey && !event.metaKey && !event.shiftKey)
      dispatchEvent(new HashChangeEvent('hashchange'));
  });
  const facts = [formatMoment(item.updated, lang), ...(path === undefined ? [item.path] : [])];
  const about = element('span', { class: 'hint' }, facts.join(' · '));
  const state = item.refused ? 'save.refused' : item.unsent ? 'save.waiting' : undefined;
  if (state) about.append(' · ', element('span', { 'data-waiting': '' }, words[state]));
  const row = element('li', { 'data-item': item.id }, element('span', { class: 'saved-name' }, link, about));
  const doing = (text: string, kind: string, act: () => void) =>
    button(text, act, { class: 'quiet', 'data-do': kind, 'aria-label': `${text}: ${item.title}` });
  row.append(
    element(
      'span',
      { class: 'actions' },
      ...(item.refused ? [doing(words['action.retry'], 'retry', retry)] : []),
      doing(words['save.rename'], 'rename', () => rename(row)),
      doing(words['action.delete'], 'delete', remove),
    ),
  );
  return row;
}

/** Shows a field for the item's name in its row. `end` gets the new name, or undefined if it stays. */
export function editName(
  item: SavedItem,
  row: HTMLLIElement,
  { words, lang }: RowOptions,
  end: (title?: string) => void,
): void {
  const input = element('input', {
    type: 'text',
    value: item.title,
    maxlength: String(ITEM_LIMITS.title),
    'aria-label': fill(words['save.newName'], { title: item.title }, lang),
    autocomplete: 'off',
  });
  // Not a form: this list may be inside one.
  input.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Enter') {
      event.preventDefault();
      end(input.value);
    } else if (event.key === 'Escape') end();
  });
  input.addEventListener('input', (event) => event.stopPropagation());
  const buttons = element(
    'span',
    { class: 'actions' },
    button(words['action.save'], () => end(input.value), { class: 'quiet' }),
    button(words['action.cancel'], () => end(), { class: 'quiet' }),
  );
  row.replaceChildren(input, buttons);
  input.focus();
  input.select();
}
