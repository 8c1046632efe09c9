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
  if (!styled) document.head.append(element('style', {}, css));
  styled = true;
  const list = new ItemsList(container, options);
  const draw = () => list.draw();
  return { draw, stop: onItems(() => void draw()) };
}

class ItemsList {
  readonly #options: ListOptions;
  readonly #list = element('ul', { class: 'saved-list' });
  readonly #search: HTMLInputElement;
  readonly #none = element('p', { class: 'hint', role: 'status' });
  readonly #more: HTMLButtonElement;
  #shown = PAGE_SIZE;
  /** Items deleted in this visit: their rows stay, with 'Undo'. */
  readonly #gone = new Map<string, SavedItem>();
  /** Items whose deletion is not stored yet: until then their rows don't say that they are deleted. */
  readonly #removing = new Set<string>();
  readonly #rows = new Map<string, { signature: string; row: HTMLLIElement }>();
  /** The id of the row whose name is being edited: it is not redrawn. */
  #renaming: string | undefined;
  #drawing: Promise<void> = Promise.resolve();

  constructor(container: HTMLElement, options: ListOptions) {
    this.#options = options;
    const { words } = options;
    this.#search = searchField(words, () => this.#show(PAGE_SIZE));
    this.#more = button(words['action.showMore'], () => this.#show(this.#shown + PAGE_SIZE));
    this.#search.hidden = this.#none.hidden = this.#more.hidden = true;
    container.append(this.#search, this.#list, this.#none, this.#more);
  }

  #show(rows: number): void {
    this.#shown = rows;
    void this.draw();
  }

  /** Runs one draw after another, so that an older result never replaces a newer one. */
  draw(): Promise<void> {
    this.#drawing = this.#drawing.then(items).then(
      (all) => this.#render(all),
      (error: unknown) => {
        // No database: nothing is saved here. 'Save' shows a message about it when it is pressed.
        console.warn(error);
        this.#render([]);
      },
    );
    return this.#drawing;
  }

  #render(all: readonly SavedItem[]): void {
    const { path, current, drawn } = this.#options;
    const open = current?.(all);
    const here = all.filter((item) => path === undefined || item.path === path);
    for (const { id } of here) if (!this.#removing.has(id)) this.#gone.delete(id);
    const matching = this.#filter(here);
    this.#more.hidden = matching.length <= this.#shown;
    const focused = document.activeElement;
    const wasIn = focused instanceof HTMLElement && this.#list.contains(focused) ? focused : undefined;
    const focusedId = wasIn?.closest<HTMLElement>('[data-item]')?.dataset.item;
    showRows(
      this.#list,
      matching.slice(0, this.#shown).map((item) => this.#rowOf(item, item.id === open)),
    );
    if (wasIn && !wasIn.isConnected && focusedId !== undefined) this.#focusIn(focusedId, wasIn.dataset.do ?? 'rename');
    drawn?.(here);
  }

  /** The items that match the search, with those that can still be restored. */
  #filter(here: readonly SavedItem[]): readonly SavedItem[] {
    const { words, lang } = this.#options;
    const query = this.#search.value.trim();
    this.#search.hidden = here.length <= SEARCH_FROM && this.#search.value === '';
    const wanted = this.#search.hidden ? '' : query.toLocaleLowerCase(lang);
    const kept = here.filter(({ id }) => !this.#gone.has(id));
    const matching = matchingItems([...kept, ...this.#gone.values()], wanted, lang);
    this.#none.hidden = matching.length > 0 || wanted === '';
    this.#none.textContent = this.#none.hidden ? '' : fill(words['error.notFound'], { query }, lang);
    return matching;
  }

  /** The row as it is, unless what it shows has changed. */
  #rowOf(item: SavedItem, isCurrent: boolean): HTMLLIElement {
    const isGone = this.#gone.has(item.id) && !this.#removing.has(item.id);
    const signature = JSON.stringify([item, isGone, isCurrent]);
    const before = this.#rows.get(item.id);
    if (before && (before.signature === signature || this.#renaming === item.id)) return before.row;
    const row = isGone
      ? goneRow(item, this.#options, () => void this.#restore(item))
      : itemRow(item, isCurrent, this.#options, {
          retry: () => void retryItem(item.id).then((refusal) => this.#report(refusal)),
          rename: (own) => this.#rename(item, own),
          remove: () => void this.#remove(item),
        });
    this.#rows.set(item.id, { signature, row });
    return row;
  }

  #report(refusal: Refusal | void): void {
    if (refusal) this.#options.say(refusalWords(refusal, this.#options.words));
  }

  #focusIn(id: string, kind: string): void {
    this.#rows.get(id)?.row.querySelector<HTMLElement>(`[data-do="${kind}"]`)?.focus();
  }

  async #remove(item: SavedItem): Promise<void> {
    this.#gone.set(item.id, item);
    this.#removing.add(item.id);
    const refusal = await deleteItem(item.id);
    this.#removing.delete(item.id);
    if (refusal) this.#gone.delete(item.id);
    this.#report(refusal);
    await this.draw();
    this.#focusIn(item.id, 'undo');
  }

  async #restore(item: SavedItem): Promise<void> {
    this.#report(await restoreItem(item.id));
    // Unless it was deleted again meanwhile.
    if (!this.#removing.has(item.id)) this.#gone.delete(item.id);
    await this.draw();
    this.#focusIn(item.id, 'delete');
  }

  #rename(item: SavedItem, row: HTMLLIElement): void {
    this.#renaming = item.id;
    const end = async (title?: string) => {
      if (this.#renaming !== item.id) return;
      this.#renaming = undefined;
      if (title !== undefined) this.#report(await renameItem(item.id, title));
      this.#rows.delete(item.id);
      await this.draw();
      this.#focusIn(item.id, 'rename');
    };
    editName(item, row, this.#options, (title) => void end(title));
  }
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
