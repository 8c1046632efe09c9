import { useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import { LARGE_TEXT, type Form } from '../../form/form';
import type { CodeView } from '../long-text/code-view';
import { heldText } from '../long-text/LargeText';
import { takeFile } from './take-file';
import { areaPlace } from './paste-large-text';

interface Views {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** The code editor, if it covers the text area. */
  readonly editor: () => CodeView | undefined;
  /** Whether the text is in the windowed view. */
  readonly held: boolean;
}

interface Drop {
  /** Whether something is being dragged over the control. */
  readonly over: boolean;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: () => void;
  readonly onDropCapture: (event: DragEvent) => void;
  readonly onPasteCapture: (event: ClipboardEvent) => void;
}

/** Takes dropped files, and pasted or dropped texts that are too long for a text area or the code editor. */
export function useDrop(form: Form, name: string, { area, editor, held }: Views): Drop {
  const [over, setOver] = useState(false);
  /** Puts a paste or drop that makes the text too long for a text area or the code editor directly into the form. Returns whether it did. */
  const takeLarge = (event: { target: EventTarget }, data: DataTransfer, point?: { x: number; y: number }): boolean => {
    const { target } = event;
    const { current: typed } = area;
    const inText = target === typed || (target instanceof Element && target.closest('.cm-content') !== null);
    if (held || !inText || !typed) return false;
    const given = data.getData('text/plain');
    const view = editor();
    const text = view?.text() ?? typed.value;
    if (given.length + text.length <= LARGE_TEXT) return false;
    const { from, to } = view?.place(point) ?? areaPlace(typed, point);
    form.setText(name, heldText(form, text.slice(0, from) + given + text.slice(to)));
    return true;
  };
  return {
    over,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      if (!over) form.warm();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    // In the capture phase, before the code editor, which would insert a text of any length.
    onDropCapture: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      setOver(false);
      if (!file && !takeLarge(event, event.dataTransfer, { x: event.clientX, y: event.clientY })) return;
      event.preventDefault();
      void takeFile(form, name, file);
    },
    onPasteCapture: (event: ClipboardEvent) => {
      if (takeLarge(event, event.clipboardData)) event.preventDefault();
    },
  };
}
