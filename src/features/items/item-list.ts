import { button, element } from '../../browser/element';
import { fill } from '../../i18n/format';
import type { Interface } from '../../i18n/en';
import type { Lang } from '../../i18n/languages';
import { onItems } from './item-changes';
import { deleteItem, items, renameItem, restoreItem, retryItem, type Refusal } from './items';
import type { SavedItem } from './item';
import { editName, goneRow, itemRow } from './item-row';
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
  const search = searchField(words, () => {
    shown = PAGE_SIZE;
    void draw();
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
  /** Items whose deletion is not stored yet: until then their rows don't say that they are deleted. */
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
    // Unless it was deleted again meanwhile.
    if (!removing.has(item.id)) gone.delete(item.id);
    await draw();
    focusIn(item.id, 'delete');
  };
  const rename = (item: SavedItem, row: HTMLLIElement) => {
    renaming = item.id;
    const end = async (title?: string) => {
      if (renaming !== item.id) return;
      renaming = undefined;
      if (title !== undefined) done(await renameItem(item.id, title));
      rows.delete(item.id);
      await draw();
      focusIn(item.id, 'rename');
    };
    editName(item, row, options, (title) => void end(title));
  };

  const isGone = ({ id }: SavedItem) => gone.has(id) && !removing.has(id);
  const rowOf = (item: SavedItem, current: boolean): HTMLLIElement =>
    isGone(item)
      ? goneRow(item, options, () => void restore(item))
      : itemRow(item, current, options, {
          retry: () => void retryItem(item.id).then(done),
          rename: (row) => rename(item, row),
          remove: () => void remove(item),
        });

  const render = (all: readonly SavedItem[]) => {
    const current = options.current?.(all);
    const here = all.filter(({ path }) => options.path === undefined || path === options.path);
    for (const { id } of here) if (!removing.has(id)) gone.delete(id);
    search.hidden = here.length <= SEARCH_FROM && search.value === '';
    const wanted = search.hidden ? '' : search.value.trim().toLocaleLowerCase(lang);
    const matching = matchingItems([...here.filter(({ id }) => !gone.has(id)), ...gone.values()], wanted, lang);
    none.hidden = matching.length > 0 || wanted === '';
    none.textContent = none.hidden ? '' : fill(words['error.notFound'], { query: search.value.trim() }, lang);
    more.hidden = matching.length <= shown;
    const focused = document.activeElement;
    const wasIn = focused instanceof HTMLElement && list.contains(focused) ? focused : undefined;
    const focusedId = wasIn?.closest<HTMLElement>('[data-item]')?.dataset.item;
    const drawn = matching.slice(0, shown).map((item) => {
      const signature = JSON.stringify([item, isGone(item), item.id === current]);
      const before = rows.get(item.id);
      if (before && (before.signature === signature || renaming === item.id)) return before.row;
      const row = rowOf(item, item.id === current);
      rows.set(item.id, { signature, row });
      return row;
    });
    showRows(list, drawn);
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
  const stop = onItems(() => void draw());
  return { draw, stop };
}

/** Replaces the list's rows. Rows that stay are not detached, so that the focused element keeps the focus. */
function showRows(list: HTMLElement, rows: readonly HTMLElement[]): void {
  const kept = new Set<Element>(rows);
  for (const row of Array.from(list.children)) if (!kept.has(row)) row.remove();
  rows.forEach((row, at) => {
    const there = list.children[at];
    if (there !== row) list.insertBefore(row, there ?? null);
  });
}

/** The items whose name or page contains the wanted text, newest first. */
const matchingItems = (all: readonly SavedItem[], wanted: string, lang: Lang): readonly SavedItem[] =>
  all
    .filter(({ title, path }) => `${title} ${path}`.toLocaleLowerCase(lang).includes(wanted))
    .toSorted((a, b) => b.updated - a.updated);

/** A field that filters the list. Its events don't reach a form that the list may be in. */
function searchField(words: Interface, onInput: () => void): HTMLInputElement {
  const label = words['save.filter'];
  const search = element('input', { type: 'search', 'aria-label': label, placeholder: label });
  search.addEventListener('input', (event) => {
    event.stopPropagation();
    onInput();
  });
  search.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Enter') event.preventDefault();
  });
  return search;
}
