import type { HtmlEvents } from '../../../formats/html/parse-html';
import { BLOCKS, CELLS, LISTS, PREFORMATTED, SPACED } from './elements';
import { wrap } from './wrap';

export interface LayoutOptions {
  /** Writes bullets, indents, quote markers, rules and blank lines; otherwise each line is plain. */
  readonly signs: boolean;
  /** Columns; 0 for no wrapping. */
  readonly width: number;
}

/** A row of a table, as read from its `tr`. */
export interface Row {
  /** Its cells are on one line. */
  readonly flat: boolean;
}

export interface LayoutEvents extends HtmlEvents {
  row(row: Row): void;
  result(): string;
}

interface Container {
  readonly sign: string;
  readonly item: boolean;
  used: boolean;
}

interface List {
  readonly ordered: boolean;
  next: number;
  readonly step: number;
  /** The number of open containers at the beginning of the list. */
  readonly depth: number;
}

const WHITE = /[\t\n\f\r ]+/g;
const NBSP = /\u00A0/g;

/**
 * Writes HTML as plain text, as a page without styles would show it: white space collapsed, a line for each block,
 * space around paragraphs and headings, lists with their bullets, cells separated by tabs.
 */
export function layoutWriter({ signs, width }: LayoutOptions): LayoutEvents {
  const lines: string[] = [];
  const containers: Container[] = [];
  const lists: List[] = [];
  const rows: { readonly flat: boolean; cells: number }[] = [];
  let line = '';
  /** The line is empty, or ends in a tab: white space has no effect here. */
  let fresh = true;
  let space = false;
  let wantsBlank = false;
  /** The number of quotes that surround both the text before a blank line and the text after it. */
  let quotes = 0;
  let preformatted = 0;
  let preBegins = false;
  let preHasText = false;
  /** Empty lines of preformatted text, which only count if more text follows. */
  let preBlank = 0;
  let flat = 0;

  const prefixes = (): [string, string] => {
    if (!signs) return ['', ''];
    const innermost = containers.findLastIndex(({ item }) => item);
    let first = '';
    let rest = '';
    for (const [index, container] of containers.entries()) {
      const indent = container.item ? ' '.repeat(index === innermost ? container.sign.length : 2) : container.sign;
      first += index === innermost && !container.used ? container.sign : indent;
      rest += indent;
    }
    const item = containers[innermost];
    if (item) item.used = true;
    return [first, rest];
  };

  const emit = (content: string, exact: boolean): void => {
    if (wantsBlank && signs && lines.length > 0) lines.push('> '.repeat(quotes).trimEnd());
    wantsBlank = false;
    for (; preBlank > 0 && signs; preBlank--) lines.push(prefixes()[1].trimEnd());
    preBlank = 0;
    quotes = containers.filter(({ item }) => !item).length;
    const [first, rest] = prefixes();
    const kept = signs || exact ? content : content.replace(/^[ \u00A0]+/, '');
    const wrapped = width > 0 && !exact && !kept.includes('\t') ? wrap(kept, width, first, rest) : [first + kept];
    for (const one of wrapped) lines.push(one.replace(NBSP, ' ').trimEnd());
  };

  /** Ends the line; true if it was not empty. */
  const endLine = (): boolean => {
    const content = line.trimEnd();
    line = '';
    fresh = true;
    space = false;
    if (content.trim() === '') return false;
    emit(content, preformatted > 0);
    return true;
  };

  const startBlock = (spaced: boolean): void => {
    if (flat > 0) {
      space = !fresh;
      return;
    }
    endLine();
    wantsBlank ||= spaced;
  };

  /** Lists and tables inside a list or a row have no extra space. */
  const isSpaced = (name: string): boolean =>
    SPACED.has(name) &&
    !(lists.length > 0 && (LISTS.has(name) || name === 'table')) &&
    !(rows.length > 0 && name === 'table');

  /** Ends an item when it is closed or the next one of its list begins; does not cross a quote that is open inside. */
  const closeItem = (): void => {
    if (containers.at(-1)?.item && containers.length > (lists.at(-1)?.depth ?? 0)) containers.pop();
  };

  const openItem = (value: string | undefined): void => {
    if (flat > 0) return;
    const list = lists.at(-1);
    closeItem();
    const given = Number.parseInt(value ?? '', 10);
    if (list && !Number.isNaN(given)) list.next = given;
    containers.push({ sign: list?.ordered ? `${list.next}. ` : '- ', item: true, used: false });
    if (list) list.next += list.step;
  };

  const openList = (name: string, attributes: Readonly<Record<string, string>>): void => {
    const start = Number.parseInt(attributes.start ?? '', 10);
    lists.push({
      ordered: name === 'ol',
      next: Number.isNaN(start) ? 1 : start,
      step: 'reversed' in attributes ? -1 : 1,
      depth: containers.length,
    });
  };

  const openCell = (): void => {
    const row = rows.at(-1);
    if (!row?.flat) return startBlock(false);
    if (row.cells++ > 0) {
      line += '\t';
      fresh = true;
    }
    space = false;
  };

  const preformattedText = (text: string): void => {
    const own = preBegins && text.startsWith('\n') ? text.slice(1) : text;
    preBegins = false;
    const [first = '', ...others] = own.split('\n');
    line += first;
    for (const next of others) {
      if (endLine()) preHasText = true;
      else if (preHasText) preBlank++;
      line = next;
    }
  };

  return {
    row({ flat: isFlat }) {
      startBlock(false);
      rows.push({ flat: isFlat, cells: 0 });
      if (isFlat) flat++;
    },
    open(name, attributes) {
      if (name === 'br') {
        if (flat > 0) space = !fresh;
        else if (!endLine()) wantsBlank = true;
        return;
      }
      if (CELLS.has(name)) return openCell();
      if (!BLOCKS.has(name)) return;
      startBlock(isSpaced(name));
      if (flat > 0) return;
      if (LISTS.has(name)) openList(name, attributes);
      else if (name === 'li') openItem(attributes.value);
      else if (name === 'blockquote') containers.push({ sign: '> ', item: false, used: false });
      else if (name === 'hr' && signs) emit('---', true);
      if (PREFORMATTED.has(name)) {
        preformatted++;
        preBegins = true;
        preHasText = false;
      }
    },
    text(text) {
      if (preformatted > 0) return preformattedText(text);
      const collapsed = text.replace(WHITE, ' ');
      const lead = collapsed.startsWith(' ');
      const words = collapsed.slice(lead ? 1 : 0, collapsed.length > 1 && collapsed.endsWith(' ') ? -1 : undefined);
      if (lead && !fresh) space = true;
      if (words === '') return;
      line += space ? ` ${words}` : words;
      fresh = false;
      space = collapsed.endsWith(' ');
    },
    close(name) {
      if (name === 'br') return;
      if (name === 'tr') {
        const row = rows.pop();
        if (row?.flat) flat--;
        return startBlock(false);
      }
      if (CELLS.has(name)) return rows.at(-1)?.flat ? undefined : startBlock(false);
      if (!BLOCKS.has(name)) return;
      startBlock(false);
      if (flat > 0) return;
      if (LISTS.has(name)) containers.length = Math.min(containers.length, lists.pop()?.depth ?? 0);
      else if (name === 'li') closeItem();
      else if (name === 'blockquote') {
        if (containers.at(-1)?.item === false) containers.pop();
        quotes = Math.min(quotes, containers.filter(({ item }) => !item).length);
      }
      if (PREFORMATTED.has(name)) {
        preformatted--;
        preBlank = 0;
      }
      wantsBlank ||= isSpaced(name);
    },
    result() {
      endLine();
      return lines.join('\n');
    },
  };
}
