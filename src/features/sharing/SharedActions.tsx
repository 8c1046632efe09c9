import type { ReactNode } from 'react';
import { openRaw } from './raw-view';

interface Props {
  /** The page's shared words; 'Copy' and 'Download' are among them. */
  words: Readonly<Record<'action.copy' | 'action.download', string>>;
  /** What 'show it as nothing but text' is called here. */
  raw: string;
  onCopy: () => void;
  onDownload: () => void;
  blob: () => Blob;
  /** The page's own buttons: behind 'Copy', and at the end. */
  children: ReactNode;
  more?: ReactNode;
}

/** What can be done with a text that a link brought. */
export const SharedActions = ({ words, raw, onCopy, onDownload, blob, children, more }: Props): ReactNode => (
  <div className="actions">
    <button type="button" className="primary" onClick={onCopy}>
      {words['action.copy']}
    </button>
    {children}
    <button type="button" onClick={onDownload}>
      {words['action.download']}
    </button>
    <button type="button" onClick={() => openRaw(blob())}>
      {raw}
    </button>
    {more}
  </div>
);
