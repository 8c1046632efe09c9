import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Editor } from './editor';

export interface DialogProps {
  editor: Editor;
  words: Readonly<Record<string, string>>;
  cancel: string;
  onClose: () => void;
}

interface Props extends Omit<DialogProps, 'words'> {
  title: string | undefined;
  /** The label of the main button. */
  apply: string | undefined;
  /** Returns true if the dialog is done; false if an input in it is wrong. */
  onApply: () => boolean;
  /** Removes what is being edited. */
  remove?: { readonly label: string | undefined; act(): void } | undefined;
  children: ReactNode;
}

/** A dialog for the element at the caret; afterwards the editor has the focus again. */
export function EditDialog({ editor, title, cancel, apply, onApply, remove, onClose, children }: Props): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => {
    dialog.current?.close();
    editor.commands.focus();
  };
  const tryApply = () => {
    if (onApply()) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Must not bubble to the tool's form.
    event.preventDefault();
    tryApply();
  };
  return (
    <dialog ref={dialog} className="rich-dialog" aria-labelledby={id} onClose={onClose} onKeyDown={onKeyDown}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className="actions">
        {remove && (
          <button
            type="button"
            className="quiet"
            onClick={() => {
              remove.act();
              close();
            }}
          >
            {remove.label}
          </button>
        )}
        <button type="button" onClick={close}>
          {cancel}
        </button>
        <button type="button" className="primary" onClick={tryApply}>
          {apply}
        </button>
      </div>
    </dialog>
  );
}
