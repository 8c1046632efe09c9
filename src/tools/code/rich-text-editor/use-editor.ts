import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { wasTouched } from '../../../kinds/form/touched-fields';
import type { Form } from '../../../kinds/form/form';
import { writeEdited } from '../../../kinds/parts/long-text/write-edited';
import { useDraft, type DraftUse } from '../../../ui/use-draft';
import { useLoadedEditor } from '../../../ui/use-loaded-editor';
import type { Editor } from './editor';

/** A longer document is serialized as HTML only when typing pauses. */
const PAUSE_ABOVE = 20_000;
const PAUSE_MS = 400;

interface Options {
  readonly form: Form;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly host: RefObject<HTMLDivElement | null>;
  readonly onFiles: (data: DataTransfer | null) => boolean;
  readonly onLink: () => void;
}

interface EditorUse {
  /** Undefined until it has loaded. */
  readonly editor: Editor | undefined;
  readonly parts: typeof import('./editor') | undefined;
  readonly draft: DraftUse;
  /** Writes pending changes to the form immediately. */
  tell(): void;
  /** Opens another document, from a file. */
  open(html: string): void;
}

/**
 * The editor that covers the text area, which remains the form's state: edits are written to it, and changes to it are
 * shown.
 */
export function useEditor(options: Options): EditorUse {
  const { form, area, host } = options;
  const own = form.props.strings.own ?? {};
  const parts = useRef<typeof import('./editor')>(undefined);
  const live = useRef<Editor>(undefined);
  const [editor, setEditor] = useState<Editor>();
  const [, setTick] = useState(0);
  const latest = useRef(options);
  latest.current = options;

  /** The text that the editor and the form last agreed on. */
  const agreed = useRef('');
  /** The editor's HTML for that text: until it changes, the form keeps the text as it came. */
  const untouched = useRef('');
  const pendingTell = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Serializes the history that belongs to the text last written to the form. */
  const history = useRef<() => string>(() => '');
  /** A history to restore once its document is in the editor. */
  const waiting = useRef<string>(undefined);

  const current = () => latest.current.form.held.get('input') ?? area.current?.value ?? '';
  const takeHistory = () => {
    const kept = waiting.current;
    if (kept === undefined || !live.current || !parts.current || current() !== agreed.current) return;
    waiting.current = undefined;
    parts.current.takeHistory(live.current, kept);
    history.current = parts.current.historyOf(live.current);
    setTick((before) => before + 1);
  };
  const draft = useDraft({
    name: 'rich-text-editor',
    fields: ['input'],
    touched: () => !form.ref.current || wasTouched(form.ref.current, ['input']) || latest.current.form.held.size > 0,
    current,
    put: (text) => latest.current.form.setText('input', text),
    undo: () => history.current(),
    restoreUndo: (kept) => {
      waiting.current = kept;
      takeHistory();
    },
  });
  const { remember } = draft;

  const tell = useCallback(() => {
    clearTimeout(pendingTell.current);
    pendingTell.current = undefined;
    const made = live.current && parts.current?.shownBy(live.current).html;
    if (made === undefined || made === untouched.current || !live.current || !parts.current) return;
    agreed.current = made;
    untouched.current = made;
    waiting.current = undefined;
    history.current = parts.current.historyOf(live.current);
    remember(made);
    writeEdited(latest.current.form, 'input', made);
  }, [remember]);

  useBeforeLeaving(tell);

  useLoadedEditor(
    host,
    () => import('./editor'),
    (container, loaded) => {
      parts.current = loaded;
      const input = current();
      agreed.current = input;
      const focused = document.activeElement === area.current;
      const made = loaded.openEditor(container, {
        input,
        label: own.document ?? '',
        words: own,
        onChange: () => {
          clearTimeout(pendingTell.current);
          if (made.state.doc.content.size <= PAUSE_ABOVE) tell();
          else pendingTell.current = setTimeout(tell, PAUSE_MS);
        },
        onState: () => setTick((before) => before + 1),
        onFiles: (data) => latest.current.onFiles(data),
        onLink: () => latest.current.onLink(),
      });
      live.current = made;
      untouched.current = loaded.shownBy(made).html;
      setEditor(made);
      takeHistory();
      if (focused) made.commands.focus('end');
      return made;
    },
  );

  // Links, examples, files and 'Clear' write into the form, and the editor follows.
  useEffect(() => {
    const input = current();
    if (!editor || pendingTell.current !== undefined) return;
    if (input !== agreed.current) {
      agreed.current = input;
      parts.current?.replaceDocument(editor, input);
      untouched.current = parts.current?.shownBy(editor).html ?? '';
    }
    takeHistory();
  });

  return {
    editor,
    parts: parts.current,
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
