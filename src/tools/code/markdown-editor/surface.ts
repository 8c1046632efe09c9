import type { RefObject } from 'react';
import { typeInto } from '../../../browser/type-into';
import type { Action, Edit } from './edits';
import type { SourceView } from './codemirror';

/** The place where the text is written, whichever it is by now: the plain text area, or the editor over it. */
export interface Surface {
  readonly scroller: HTMLElement | null;
  text(): string;
  act(action: Action): void;
  apply(edit: Edit): void;
  focus(): void;
  topOf(line: number): number;
  /** Opens find and replace; a plain text area leaves that to the browser. */
  find?(): void;
  /** What can be undone, to be kept; a plain text area's is the browser's own. */
  history?(): string;
}

export const areaSurface = (area: RefObject<HTMLTextAreaElement | null>, find?: () => void): Surface => {
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
    ...(find && { find }),
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

/** A box ticked in the preview keeps the focus. */
function applyTo(area: HTMLTextAreaElement, edit: Edit): void {
  const focused = document.activeElement;
  typeInto(area, edit);
  if (focused instanceof HTMLElement && focused.closest('.preview')) focused.focus();
}
