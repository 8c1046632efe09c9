import { useId, useRef, useState, type ReactNode } from 'react';
import { EditDialog, type DialogProps } from './EditDialog';

const MOST_WIDE = 5_000;

/** Edits the description and width of the selected picture. */
export function PictureDialog({ editor, words, cancel, onClose }: DialogProps): ReactNode {
  const id = useId();
  const alt = useRef<HTMLTextAreaElement>(null);
  const width = useRef<HTMLInputElement>(null);
  const [before] = useState(() => editor.getAttributes('image'));

  const set = (): boolean => {
    const wide = Math.round(Number(width.current?.value));
    editor
      .chain()
      .updateAttributes('image', {
        alt: alt.current?.value.trim() ?? '',
        width: wide > 0 ? Math.min(wide, MOST_WIDE) : null,
        // The height follows from the width.
        height: null,
      })
      .run();
    return true;
  };
  return (
    <EditDialog
      editor={editor}
      title={words.picture}
      cancel={cancel}
      apply={words.apply}
      onApply={set}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor={`${id}-alt`}>{words.pictureAlt}</label>
        <textarea ref={alt} id={`${id}-alt`} rows={2} dir="auto" defaultValue={String(before.alt ?? '')} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-width`}>{words.pictureWidth}</label>
        <input
          ref={width}
          id={`${id}-width`}
          type="number"
          min={1}
          max={MOST_WIDE}
          defaultValue={String(before.width ?? '')}
        />
      </div>
    </EditDialog>
  );
}
