import type { KeyboardEvent } from 'react';

interface Options {
  /** Whether the event comes from the note's text. */
  readonly isInNote: (target: EventTarget) => boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onFind: (what: 'text' | 'line') => void;
  readonly onSave: () => void;
  /** Save under another name or in another format. */
  readonly onSaveAs: () => void;
}

/** Keyboard shortcuts with Ctrl or Cmd: S anywhere; Z, Y, F, H and G in the note's text. */
export const noteKeys =
  ({ isInNote, onUndo, onRedo, onFind, onSave, onSaveAs }: Options) =>
  (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const act: Readonly<Record<string, () => void>> = {
      s: event.shiftKey ? onSaveAs : onSave,
      ...(isInNote(event.target) && {
        z: event.shiftKey ? onRedo : onUndo,
        y: onRedo,
        f: () => onFind('text'),
        h: () => onFind('text'),
        g: () => onFind('line'),
      }),
    };
    const wanted = act[event.key.toLowerCase()];
    if (!wanted) return;
    event.preventDefault();
    wanted();
  };
