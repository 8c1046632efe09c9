import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { wasTouched } from '../../../kinds/form/touched-fields';
import { LARGE_TEXT, type Form } from '../../../kinds/form/form';
import { TextHistory } from './text-history';
import { useDraft, type DraftUse } from '../../../ui/use-draft';
import type { EditorOptions, OpenEditor, View } from './editor';
import { TREE_LIMIT } from './limit';

const VIEWS = ['tree', 'text', 'table'] as const;
const viewOf = (name: string): View => VIEWS.find((view) => view === name) ?? 'tree';

interface Options {
  readonly form: Form;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly host: RefObject<HTMLDivElement | null>;
}

interface EditorUse {
  /** False until the editor has loaded: the text area works on its own. */
  readonly open: boolean;
  readonly draft: DraftUse;
  /** The current document. */
  current(): string;
  /** The document as last opened or saved. */
  readonly saved: string;
  /** How often it has changed since. */
  readonly changes: number;
  /** Call after changes that the editor does not see: in the view of long texts. */
  isChanged(): void;
  /** Call after saving. */
  isSaved(): void;
}

/**
 * The editor that covers the text area, which remains the form's state: edits are written to it, and changes to it are
 * shown.
 */
export function useEditor({ form, area, host }: Options): EditorUse {
  const own = form.props.strings.own ?? {};
  const parts = useRef<typeof import('./check')>(undefined);
  const live = useRef<OpenEditor>(undefined);
  const [editor, setEditor] = useState<OpenEditor>();
  const [changes, setChanges] = useState(0);
  const [saved, setSaved] = useState('');
  const [history] = useState(() => new TextHistory(''));
  const latest = useRef(form);
  latest.current = form;

  const current = () => latest.current.held.get('input') ?? area.current?.value ?? '';
  /** The text restored from this device: the editor starts with it instead of replacing its content. */
  const fresh = useRef<string>(undefined);
  const draft = useJsonDraft(form, history, { current, fresh, live });
  const { remember } = draft;

  /** The text that the editor and the form last agreed on. */
  const agreed = useRef('');
  const shown = useRef<View>('tree');
  /**
   * The view for a text. A document that a tree would change or cannot represent is shown as text; this also sets the
   * form's choice, and the visitor can switch back later.
   */
  const viewFor = (text: string): View => {
    const wanted = viewOf(latest.current.valueOf('view'));
    if (wanted === 'text' || parts.current?.fitsTree(text) !== false) return wanted;
    latest.current.setValues({ view: 'text' });
    return 'text';
  };
  const write = useCallback((text: string) => {
    agreed.current = text;
    const { held, edited, setText } = latest.current;
    if (text.length > LARGE_TEXT && held.has('input')) edited('input', text);
    else setText('input', text);
  }, []);
  const onEdit = useCallback(
    (text: string) => {
      history.record(text);
      setChanges((before) => before + 1);
      remember(text);
      write(text);
    },
    [remember, write, history],
  );
  /** Goes to a text from before the page was reloaded. */
  const goTo = (text: string | undefined) => {
    if (text === undefined) return;
    setChanges((before) => before + 1);
    remember(text);
    write(text);
    shown.current = viewFor(text);
    live.current?.begin(text, shown.current);
    live.current?.focus();
  };
  const step = useRef(goTo);
  step.current = goTo;
  const optionsFor = (text: string): EditorOptions => ({
    text,
    view: shown.current,
    label: own.editor ?? '',
    onChange: onEdit,
    onView: (view) => {
      shown.current = view;
      latest.current.setValues({ view });
    },
    past: {
      canUndo: () => history.canUndo,
      canRedo: () => history.canRedo,
      undo: () => step.current(history.undo()),
      redo: () => step.current(history.redo()),
    },
  });
  useLoadedEditor(host, (container, { openEditor }, check) => {
    parts.current = check;
    const text = current();
    agreed.current = text;
    setSaved(text);
    fresh.current = undefined;
    if (history.text !== text) history.begin(text);
    shown.current = viewFor(text);
    const focused = document.activeElement === area.current;
    const made = openEditor(container, optionsFor(text));
    live.current = made;
    setEditor(made);
    if (focused) made.focus();
    return made;
  });

  /** Shows a text that something other than the editor wrote into the form. */
  const follow = (made: OpenEditor, text: string) => {
    const isFirst = fresh.current === text || (agreed.current === '' && changes === 0);
    fresh.current = undefined;
    agreed.current = text;
    setSaved(text);
    setChanges(0);
    shown.current = viewFor(text);
    if (isFirst) {
      if (history.text !== text) history.begin(text);
      made.begin(text, shown.current);
    } else {
      history.record(text);
      made.replace(text, shown.current);
    }
  };
  // Links, examples, files, 'Clear' and the choice of a view write into the form, and the editor follows. Each of them
  // makes the form render, and the state is only set if the text differs.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    if (!editor) return;
    const text = current();
    if (text !== agreed.current) return follow(editor, text);
    const possible = viewFor(text);
    if (possible === shown.current) return;
    shown.current = possible;
    editor.show(possible);
  });

  return {
    open: editor !== undefined,
    draft,
    current,
    saved,
    changes,
    isChanged: () => setChanges((before) => before + 1),
    isSaved: () => {
      setSaved(current());
      setChanges(0);
    },
  };
}

type Open = (container: HTMLElement, editor: typeof import('./editor'), check: typeof import('./check')) => OpenEditor;

/** Loads the editor when the browser is idle, and opens it. Offline, the text area works without it. */
function useLoadedEditor(host: RefObject<HTMLDivElement | null>, open: Open): void {
  useEffect(() => {
    let isUnmounted = false;
    let opened: OpenEditor | undefined;
    const load = () =>
      Promise.all([import('./editor'), import('./check')]).then(
        ([editor, check]) => {
          if (!isUnmounted && host.current) opened = open(host.current, editor, check);
        },
        () => {
          // Offline, or an outdated page.
        },
      );
    requestIdleCallback(() => void load(), { timeout: 2_000 });
    return () => {
      isUnmounted = true;
      opened?.destroy();
    };
    // Runs once: everything that changes is read when it is needed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

interface DraftParts {
  /** The current document. */
  current(): string;
  readonly fresh: RefObject<string | undefined>;
  readonly live: RefObject<OpenEditor | undefined>;
}

/** The document kept on this device, with its history. */
function useJsonDraft(form: Form, history: TextHistory, { current, fresh, live }: DraftParts): DraftUse {
  return useDraft({
    name: 'json-editor',
    fields: ['input'],
    touched: () => !form.ref.current || wasTouched(form.ref.current, ['input']) || form.held.size + form.long.size > 0,
    current,
    put: (text) => {
      fresh.current = text;
      form.setText('input', text.length > TREE_LIMIT ? new Blob([text]) : text);
    },
    undo: () => JSON.stringify(history),
    restoreUndo: (undo) => {
      history.restore(undo, fresh.current ?? current());
      live.current?.refresh();
    },
  });
}
