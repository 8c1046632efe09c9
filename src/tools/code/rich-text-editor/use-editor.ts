import { useEffect, useState, type RefObject } from 'react';
import { wasTouched } from '../../../kinds/form/touched-fields';
import { useDraft, type DraftUse } from '../../../ui/use-draft';
import { useLoadedEditor } from '../../../ui/use-loaded-editor';
import { EditorSync, type OpenedEditor, type SyncOptions } from './editor-sync';

interface Options extends SyncOptions {
  readonly host: RefObject<HTMLDivElement | null>;
}

/** `editor` and `parts` are undefined until the editor has loaded. */
interface EditorUse extends Partial<OpenedEditor>, Pick<EditorSync, 'tell'> {
  readonly draft: DraftUse;
  /** Opens another document, from a file. */
  open(html: string): void;
}

/**
 * The editor that covers the text area, which remains the form's state: edits are written to it, and changes to it are
 * shown.
 */
export function useEditor(options: Options): EditorUse {
  const { form, host } = options;
  const [opened, setOpened] = useState<OpenedEditor>();
  const [, setTick] = useState(0);
  const [sync] = useState(() => new EditorSync(options));
  sync.options = options;
  sync.onState = () => setTick((before) => before + 1);

  const draft = useDraft({
    name: 'rich-text-editor',
    fields: ['input'],
    touched: () => !form.ref.current || wasTouched(form.ref.current, ['input']) || form.held.size > 0,
    current: sync.current,
    put: (text) => form.setText('input', text),
    undo: sync.history,
    restoreUndo: (stored) => sync.restoreHistory(stored),
  });
  const { remember } = draft;
  sync.remember = remember;
  const { tell } = sync;
  useBeforeLeaving(tell);

  useLoadedEditor(
    host,
    () => import('./editor'),
    (container, parts) => {
      const made = sync.open(container, parts);
      setOpened(made);
      return made.editor;
    },
  );
  useEffect(() => sync.follow());

  return {
    ...opened,
    draft,
    tell,
    open: (html) => {
      draft.own();
      form.setText('input', html);
      remember(html);
    },
  };
}

/** Calls `tell` when the page ends or its address changes. */
function useBeforeLeaving(tell: () => void): void {
  // In the capture phase, before the draft is saved, which handles these events when they reach the window.
  useEffect(() => {
    window.addEventListener('pagehide', tell, true);
    window.addEventListener('hashchange', tell, true);
    return () => {
      window.removeEventListener('pagehide', tell, true);
      window.removeEventListener('hashchange', tell, true);
    };
  }, [tell]);
}
