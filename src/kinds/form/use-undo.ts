import { useCallback, useState, type RefObject } from 'react';
import type { Declared } from '../contract/tool';
import type { Running } from '../run/use-run';
import { touchedFields } from './first-values';
import type { Texts } from './use-texts';

/** Takes back what has replaced a form's values as a whole: 'Clear', a sample, another link. */
export interface Undo {
  /** Puts the values back; undefined if nothing was replaced, or something was typed or chosen since. */
  readonly undo: (() => void) | undefined;
  /** Call before the values are replaced. */
  keep(): void;
  /** Call when the visitor changes something: it must not be lost in turn. */
  drop(): void;
}

/** Removes the fragment: the form no longer holds the link's values. */
export function removeFragment(): void {
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
}

export function useUndo(
  ref: RefObject<HTMLFormElement | null>,
  tool: Declared,
  { held, long, hold, clear, show }: Texts,
  run: Running['run'],
): Undo {
  const [undo, setUndo] = useState<() => void>();
  const drop = useCallback(() => setUndo(undefined), []);
  const keep = useCallback(() => {
    const form = ref.current;
    if (!form || touchedFields(form, tool, { held, long }).size === 0) return drop();
    const texts = [...held, ...long];
    const controls = Array.from(form.elements, snapshot);
    setUndo(() => () => {
      clear();
      for (const [name, text] of texts) hold(name, text);
      for (const restore of controls) restore();
      show();
      drop();
      removeFragment();
      void run();
    });
  }, [ref, tool, held, long, hold, clear, show, run, drop]);
  return { undo, keep, drop };
}

/** Returns a function that restores a control's current value, files included. */
function snapshot(control: Element): () => void {
  if (control instanceof HTMLInputElement) {
    const { checked, files, type, value } = control;
    return () => {
      if (type === 'file') control.files = files;
      else if (type === 'checkbox' || type === 'radio') control.checked = checked;
      else control.value = value;
    };
  }
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) {
    const { value } = control;
    return () => {
      control.value = value;
    };
  }
  return () => {};
}
