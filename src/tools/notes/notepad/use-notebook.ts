import { useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { Notebook } from '../../../features/notes/notebook';
import type { View } from '../../../features/notes/notebook-view';
import { Sheet } from './sheet';
import type { Surface } from './surface';

export interface Paper {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly host: RefObject<HTMLDivElement | null>;
  readonly surface: RefObject<Surface>;
  readonly notebook: Notebook;
  readonly view: View;
  /** Whether the note is too long for the text area. */
  readonly large: boolean;
  /** The page's event handlers; set on each render. */
  readonly hears: RefObject<Hears>;
}

interface Hears {
  /** Called when the notebook has shown another text on the sheet. */
  onShown: () => void;
  /** Called when something was typed into the editor for very long notes. */
  onTyped: () => void;
  wrap: () => boolean;
}

/** The notes of this tab, and the sheet on which the open one is edited. */
export function useNotebook(): Paper {
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const hears = useRef<Hears>({ onShown: () => {}, onTyped: () => {}, wrap: () => true });
  const [large, setLarge] = useState(false);
  const [sheet] = useState(
    () =>
      new Sheet({
        area: () => area.current,
        host: () => host.current,
        onLarge: setLarge,
        onChange: () => hears.current.onTyped(),
        wrap: () => hears.current.wrap(),
      }),
  );
  const surface = useRef<Surface>(sheet);
  const notebook = useMemo(
    () =>
      new Notebook({
        text: sheet.text,
        length: sheet.length,
        caret: sheet.caret,
        show: (text, caret) => {
          sheet.show(text, caret);
          hears.current.onShown();
        },
      }),
    [sheet],
  );
  const view = useSyncExternalStore(notebook.subscribe, notebook.view, notebook.view);
  return { area, host, surface, notebook, view, large, hears };
}
