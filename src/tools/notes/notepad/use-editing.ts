import { useCallback, useRef, useState, type RefObject } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useCounts, type Counts } from './use-counts';
import { useNotebook, type Paper } from './use-notebook';

const LARGE_PAUSE_MS = 250;

export interface Editing {
  readonly paper: Paper;
  /** All of the open note's text. */
  readonly text: () => string;
  readonly counts: Counts | undefined;
  /** Increases whenever the text may have changed. */
  readonly version: number;
  /** Counts the text again. */
  readonly recount: () => void;
  /** Call after a command changed the text: the change is one undo step. */
  readonly changed: () => void;
}

/** The open note while it is edited: its text, its counts, and what happens when it changes. */
export function useEditing(props: IslandProps, form: RefObject<HTMLFormElement | null>, wrap: () => boolean): Editing {
  const paper = useNotebook();
  const { notebook, hears } = paper;
  const [version, setVersion] = useState(0);
  const text = useCallback(() => notebook.exact(), [notebook]);
  const [counts, count] = useCounts(props, form, text);
  const recount = useCallback(() => {
    setVersion((before) => before + 1);
    count();
  }, [count]);
  const changed = useCallback(() => {
    notebook.typed({ alone: true });
    recount();
  }, [notebook, recount]);

  // A very long note is read only after a pause in typing, but it is marked as changed immediately.
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typedLarge = () => {
    notebook.touch();
    if (form.current) form.current.dataset.state = 'working';
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      notebook.typed();
      recount();
    }, LARGE_PAUSE_MS);
  };
  hears.current = { onShown: recount, onTyped: typedLarge, wrap };
  return { paper, text, counts, version, recount, changed };
}
