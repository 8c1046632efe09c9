import { button, element } from '../../browser/element';
import { fill } from '../../i18n/format';
import type { Interface } from '../../i18n/en';
import { LOCALES, type Lang } from '../../i18n/languages';
import { href } from '../../core/site-url';
import { onItems } from './item-changes';
import { deleteItem, items, renameItem, restoreItem, retryItem, type Refusal } from './items';
import { ITEM_LIMITS, linkOf, type SavedItem } from './item';
import css from './item-list.css?inline';

export interface ListOptions {
  readonly words: Interface;
  readonly lang: Lang;
  /** Shows only this page's items; their rows then do not name the page. */
  readonly path?: string;
  /** The id of the item that the page's form shows. */
  readonly current?: (all: readonly SavedItem[]) => string | undefined;
  /** Shows a message about an action that failed. */
  readonly say: (sentence: string) => void;
  /** Called after each time the list was drawn, with its items. */
  readonly drawn?: (all: readonly SavedItem[]) => void;
}

/** Rows at the start, and again with each 'Show more'. */
const PAGE_SIZE = 50;
/** From this many items on, there is a search field. */
const SEARCH_FROM = 8;

/** The message for an error of the device's storage. */
export const refusalWords = (refusal: Refusal, words: Interface): string =>
  words[refusal === 'full' ? 'error.storageFull' : 'save.denied'];

let styled = false;

/** A list of saved items that follows every change, with buttons to open, rename, delete and undo. Ends with `stop`. */
export function itemsList(container: HTMLElement, options: ListOptions): { draw(): Promise<void>; stop(): void } {
  const { words, lang } = options;
  if (!styled) document.head.append(element('style', {}, css));
  styled = true;
  const list = element('ul', { class: 'saved-list' });
  const search = element('input', {
    type: 'search',
    'aria-label': words['save.filter'],
    placeholder: words['save.filter'],
  });
  const none = element('p', { class: 'hint', role: 'status' });
  const more = button(words['action.showMore'], () => {
    shown += PAGE_SIZE;
    void draw();
  });
  let shown = PAGE_SIZE;
  search.hidden = none.hidden = more.hidden = true;
  container.append(search, list, none, more);

  /** Items deleted in this visit: their rows stay, with 'Undo'. */
  const gone = new Map<string, SavedItem>();
  const removing = new Set<string>();
  const rows = new Map<string, { signature: string; row: HTMLLIElement }>();
  /** The id of the row whose name is being edited: it is not redrawn. */
  let renaming: string | undefined;

  const done = (answer: Refusal | void) => answer && options.say(refusalWords(answer, words));
  const focusIn = (id: string, kind: string) =>
    rows.get(id)?.row.querySelector<HTMLElement>(`[data-do="${kind}"]`)?.focus();

  const remove = async (item: SavedItem) => {
    gone.set(item.id, item);
    removing.add(item.id);
    const answer = await deleteItem(item.id);
    removing.delete(item.id);
    if (answer) gone.delete(item.id);
    done(answer);
    await draw();
    focusIn(item.id, 'undo');
  };
  const restore = async (item: SavedItem) => {
    done(await restoreItem(item.id));
    gone.delete(item.id);
    await draw();
    focusIn(item.id, 'delete');
  };
  const rename = (item: SavedItem, row: HTMLLIElement) => {
    renaming = item.id;
    const input = element('input', {
      type: 'text',
      value: item.title,
      maxlength: String(ITEM_LIMITS.title),
      'aria-label': fill(words['save.newName'], { title: item.title }, lang),
      autocomplete: 'off',
    });
    const end = async (title?: string) => {
      if (renaming !== item.id) return;
      renaming = undefined;
      if (title !== undefined) done(await renameItem(item.id, title));
      rows.delete(item.id);
      await draw();
      focusIn(item.id, 'rename');
    };
    // Not a form: this list may be inside one.
    input.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key === 'Enter') {
        event.preventDefault();
        void end(input.value);
      } else if (event.key === 'Escape') void end();
    });
    input.addEventListener('input', (event) => event.stopPropagation());
    const buttons = element(
      'span',
      { class: 'actions' },
      button(words['action.save'], () => void end(input.value), { class: 'quiet' }),
      button(words['action.cancel'], () => void end(), { class: 'quiet' }),
    );
    row.replaceChildren(input, buttons);
    input.focus();
    input.select();
  };

  const rowOf = (item: SavedItem, current: boolean): HTMLLIElement => {
    const named = { title: item.title };
    if (gone.has(item.id)) {
      return element(
        'li',
        { 'data-gone': '' },
        element('span', {}, fill(words['save.deleted'], named, lang)),
        button(words['action.undo'], () => void restore(item), {
          class: 'quiet',
          'data-do': 'undo',
          'aria-label': `${words['action.undo']}: ${item.title}`,
        }),
      );
    }
    const link = element('a', { href: href(linkOf(item)), ...(current && { 'aria-current': 'true' }) }, item.title);
    link.addEventListener('click', (event) => {
      // The address is already this one, so no hashchange would fire: the form must read it again.
      if (link.href === location.href && !event.ctrlKey && !event.metaKey && !event.shiftKey)
        dispatchEvent(new HashChangeEvent('hashchange'));
    });
    const facts = [
      new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'medium', timeStyle: 'short' }).format(item.updated),
      ...(options.path === undefined ? [item.path] : []),
    ];
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
        ...(item.refused ? [doing(words['action.retry'], 'retry', () => void retryItem(item.id).then(done))] : []),
        doing(words['save.rename'], 'rename', () => rename(item, row)),
        doing(words['action.delete'], 'delete', () => void remove(item)),
      ),
    );
    return row;
  };

  const render = (all: readonly SavedItem[]) => {
    const current = options.current?.(all);
    const here = all.filter(({ path }) => options.path === undefined || path === options.path);
    for (const { id } of here) if (!removing.has(id)) gone.delete(id);
    search.hidden = here.length <= SEARCH_FROM && search.value === '';
    const wanted = search.hidden ? '' : search.value.trim().toLocaleLowerCase(lang);
    const matching = [...here.filter(({ id }) => !gone.has(id)), ...gone.values()]
      .filter(({ title, path }) => `${title} ${path}`.toLocaleLowerCase(lang).includes(wanted))
      .sort((a, b) => b.updated - a.updated);
    none.hidden = matching.length > 0 || wanted === '';
    none.textContent = none.hidden ? '' : fill(words['error.notFound'], { query: search.value.trim() }, lang);
    more.hidden = matching.length <= shown;
    const focused = document.activeElement;
    const wasIn = focused instanceof HTMLElement && list.contains(focused) ? focused : undefined;
    const focusedId = wasIn?.closest<HTMLElement>('[data-item]')?.dataset.item;
    const drawn = matching.slice(0, shown).map((item) => {
      const signature = JSON.stringify([item, gone.has(item.id), item.id === current]);
      const before = rows.get(item.id);
      if (before && (before.signature === signature || renaming === item.id)) return before.row;
      const row = rowOf(item, item.id === current);
      rows.set(item.id, { signature, row });
      return row;
    });
    // Rows that stay are not detached, so that the focused element keeps the focus.
    const kept = new Set<Element>(drawn);
    for (const row of Array.from(list.children)) if (!kept.has(row)) row.remove();
    drawn.forEach((row, at) => {
      const there = list.children[at];
      if (there !== row) list.insertBefore(row, there ?? null);
    });
    if (wasIn && !wasIn.isConnected && focusedId !== undefined) focusIn(focusedId, wasIn.dataset.do ?? 'rename');
    options.drawn?.(here);
  };

  let drawing: Promise<void> = Promise.resolve();
  /** Runs one draw after another, so that an older result never replaces a newer one. */
  const draw = (): Promise<void> => {
    drawing = drawing.then(items).then(render, (error: unknown) => {
      // No database: nothing is saved here. 'Save' shows a message about it when it is pressed.
      console.warn(error);
      render([]);
    });
    return drawing;
  };
  search.addEventListener('input', (event) => {
    event.stopPropagation();
    shown = PAGE_SIZE;
    void draw();
  });
  search.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Enter') event.preventDefault();
  });
  const stop = onItems(() => void draw());
  return { draw, stop };
}
