import type { MouseEvent, ReactNode } from 'react';
import { openFile, writesBack, type LocalFile } from '../../../browser/local-files';

interface Props {
  label: ReactNode;
  accept: string | undefined;
  onFile: (file: LocalFile) => void;
}

/**
 * The form's `file`, as a button. Where the browser can write back to a file, its own dialog is asked, which gives the
 * handle to do so; elsewhere the input opens its chooser.
 */
export function OpenFile({ label, accept, onFile }: Props): ReactNode {
  const onClick = (event: MouseEvent) => {
    if (!writesBack()) return;
    event.preventDefault();
    void openFile(accept ?? '').then((opened) => opened && onFile(opened));
  };
  return (
    // The label's click comes once more from its input: only one of the two may ask.
    <label className="button" onClick={(event) => event.target !== event.currentTarget.control && onClick(event)}>
      {label}
      <input
        type="file"
        name="file"
        className="visually-hidden"
        accept={accept}
        onClick={onClick}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile({ file, handle: undefined });
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
