import type { RefObject } from 'react';
import { changeBetween, type Action, type Edit } from './edits';
import type { SourceView } from './codemirror';

/** The place where the text is written, whichever it is by now: the plain text area, or the editor over it. */
export interface Surface {
  readonly scroller: HTMLElement | null;
  text(): string;
  act(action: Action): void;
  apply(edit: Edit): void;
  focus(): void;
  topOf(line: number): number;
}

export const areaSurface = (area: RefObject<HTMLTextAreaElement | null>): Surface => {
  const read = () => ({
    text: area.current?.value ?? '',
    start: area.current?.selectionStart ?? 0,
    end: area.current?.selectionEnd ?? 0,
  });
  const apply = (edit: Edit) => area.current && applyTo(area.current, edit);
  return {
    get scroller() {
      return area.current;
    },
    text: () => read().text,
    act: (action) => {
      const { text, start, end } = read();
      apply(action(text, start, end));
    },
    apply,
    focus: () => area.current?.focus(),
    // Lines that wrap are not counted: near enough until the editor is here.
    topOf: (line) => {
      const { text } = read();
      const lines = text.split('\n').length;
      return ((line - 1) / lines) * (area.current?.scrollHeight ?? 0);
    },
  };
};

export const viewSurface = (view: SourceView): Surface => view;

/** Writes as if it were typed, so that the browser's own undo takes it back. */
function applyTo(area: HTMLTextAreaElement, { text, start, end }: Edit): void {
  const { from, to, insert } = changeBetween(area.value, text);
  const focused = document.activeElement;
  area.focus();
  area.setSelectionRange(from, to);
  const typed =
    from === to && insert === ''
      ? true
      : document.activeElement === area && document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (!typed) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
  if (focused instanceof HTMLElement && focused !== area && focused.closest('.preview')) focused.focus();
}
