import type { MouseEvent, ReactNode } from 'react';
import { openFile, writesBack, type LocalFile } from '../../../browser/local-files';

interface Props {
  label: ReactNode;
  accept: string | undefined;
  onFile: (file: LocalFile) => void;
}

/**
 * The form's file input `file` as a button. If the browser can write to a file that was opened, the button opens the
 * browser's dialog for that, which returns a file handle; otherwise the input opens its file chooser.
 */
export function OpenFile({ label, accept, onFile }: Props): ReactNode {
  const onClick = (event: MouseEvent) => {
    if (!writesBack()) return;
    event.preventDefault();
    void openFile(accept ?? '').then((opened) => opened && onFile(opened));
  };
  return (
    // A click on the label is followed by a click on its input: handle only one of the two.
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
