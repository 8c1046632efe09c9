import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { wasTouched } from '../../../kinds/form/touched-fields';
import type { Form } from '../../../kinds/form/form';
import { writeEdited } from '../../../kinds/parts/long-text/write-edited';
import { TextHistory } from './text-history';
import { useDraft, type DraftUse } from '../../../ui/use-draft';
import { useLoadedEditor } from '../../../ui/use-loaded-editor';
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
  /** Shows a document that a tree would change as text; the visitor can switch back later. */
  const viewFor = (text: string) => possibleView(latest.current, text, parts.current);
  const write = useCallback(
    (text: string) => {
      setChanges((before) => before + 1);
      remember(text);
      agreed.current = text;
      writeEdited(latest.current, 'input', text);
    },
    [remember],
  );
  /** Goes to a text from before the page was reloaded. */
  const goTo = (text: string | undefined) => {
    if (text === undefined) return;
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
    onChange: (edited) => {
      history.record(edited);
      write(edited);
    },
    onView: (view) => {
      shown.current = view;
      latest.current.setValues({ view });
    },
    past: pastIn(history, (past) => step.current(past)),
  });
  useLoadedEditor(host, loadCode, (container, { openEditor, check }) => {
    parts.current = check;
    const text = current();
    agreed.current = text;
    setSaved(text);
    fresh.current = undefined;
    if (history.text !== text) history.begin(text);
    shown.current = viewFor(text);
    const isFocused = document.activeElement === area.current;
    const made = (live.current = openEditor(container, optionsFor(text)));
    setEditor(made);
    if (isFocused) made.focus();
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

/**
 * The view that the form wants for a text, or the text view for a document that a tree would change or cannot
 * represent; this also sets the form's choice.
 */
function possibleView(form: Form, text: string, check: Pick<typeof import('./check'), 'fitsTree'> | undefined): View {
  const wanted = viewOf(form.valueOf('view'));
  if (wanted === 'text' || check?.fitsTree(text) !== false) return wanted;
  form.setValues({ view: 'text' });
  return 'text';
}

/** The edits from before the page was reloaded, for the editor's buttons. `goTo` shows one. */
const pastIn = (history: TextHistory, goTo: (text: string | undefined) => void): EditorOptions['past'] => ({
  canUndo: () => history.canUndo,
  canRedo: () => history.canRedo,
  undo: () => goTo(history.undo()),
  redo: () => goTo(history.redo()),
});

/** The editor and the check for what a tree can show, once the browser is idle. */
async function loadCode() {
  await new Promise<unknown>((idle) => requestIdleCallback(idle, { timeout: 2_000 }));
  const [editor, check] = await Promise.all([import('./editor'), import('./check')]);
  return { ...editor, check };
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
