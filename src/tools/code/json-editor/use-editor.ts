import { useEffect, useState, type RefObject } from 'react';
import { wasTouched } from '../../../kinds/form/touched-fields';
import type { Form } from '../../../kinds/form/form';
import { useDraft, type DraftUse } from '../../../ui/use-draft';
import { useLoadedEditor } from '../../../ui/use-loaded-editor';
import { EditorSync, UNOPENED, type EditorCode, type SyncStatus } from './editor-sync';

interface Options {
  readonly form: Form;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly host: RefObject<HTMLDivElement | null>;
}

export interface EditorUse extends SyncStatus, Pick<EditorSync, 'current' | 'markChanged' | 'markSaved'> {
  readonly draft: DraftUse;
}

/**
 * The editor that covers the text area, which remains the form's state: edits are written to it, and changes to it are
 * shown.
 */
export function useEditor({ form, area, host }: Options): EditorUse {
  const [status, setStatus] = useState(UNOPENED);
  const [sync] = useState(() => new EditorSync(form, area));
  sync.form = form;
  const draft = useJsonDraft(form, sync);
  sync.onStatus = setStatus;
  sync.remember = draft.remember;
  useLoadedEditor(host, loadCode, (container, code) => sync.open(container, code));
  useEffect(() => sync.follow());
  const { current, markChanged, markSaved } = sync;
  return { ...status, draft, current, markChanged, markSaved };
}

/** The editor and the check for what a tree can show, once the browser is idle. */
async function loadCode(): Promise<EditorCode> {
  await new Promise<unknown>((idle) => requestIdleCallback(idle, { timeout: 2_000 }));
  const [{ openEditor }, { fitsTree }] = await Promise.all([import('./editor'), import('./check')]);
  return { openEditor, fitsTree };
}

/** The document kept on this device, with its history. */
const useJsonDraft = (form: Form, sync: EditorSync): DraftUse =>
  useDraft({
    name: 'json-editor',
    fields: ['input'],
    touched: () => !form.ref.current || wasTouched(form.ref.current, ['input']) || form.held.size + form.long.size > 0,
    current: sync.current,
    put: (text) => sync.restore(text),
    undo: () => sync.history(),
    restoreUndo: (stored) => sync.restoreHistory(stored),
  });
