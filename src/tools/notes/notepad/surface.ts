import type { Pen } from '../../../features/notes/notebook-view';

/** Where the open note is edited, with the page's commands on it. Positions are UTF-16 units; line breaks are LF. */
export interface Surface extends Pen {
  selection(): readonly [from: number, to: number];
  /** Selects a range and scrolls to it; the focus stays where it is. */
  select(from: number, to: number): void;
  /** Replaces a range with a text, and selects it or puts the caret after it. */
  replace(from: number, to: number, text: string, selected?: boolean): void;
  focus(): void;
}

/** A surface on a text area, which may not be mounted yet. */
export function areaSurface(area: () => HTMLTextAreaElement | null): Surface {
  const select = (from: number, to: number) => {
    const field = area();
    if (!field) return;
    field.setSelectionRange(from, to);
    // Browsers scroll a text area to its caret only when it receives the focus.
    const focused = document.activeElement;
    field.blur();
    field.focus({ preventScroll: true });
    if (focused instanceof HTMLElement && focused !== field && focused !== document.body)
      focused.focus({ preventScroll: true });
  };
  return {
    text: () => area()?.value ?? '',
    length: () => area()?.textLength ?? 0,
    caret: () => area()?.selectionEnd ?? 0,
    selection: () => [area()?.selectionStart ?? 0, area()?.selectionEnd ?? 0],
    select,
    show: (text, caret) => {
      const field = area();
      if (!field) return;
      const { selectionStart, selectionEnd, scrollTop } = field;
      field.value = text;
      if (caret) field.setSelectionRange(...caret);
      else {
        field.setSelectionRange(selectionStart, selectionEnd);
        field.scrollTop = scrollTop;
      }
      if (caret?.[0] === 0 && caret[1] === 0) field.scrollTop = 0;
    },
    replace: (from, to, text, selected = false) => area()?.setRangeText(text, from, to, selected ? 'select' : 'end'),
    focus: () => area()?.focus({ preventScroll: true }),
  };
}
