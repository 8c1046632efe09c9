import type { ReactNode } from 'react';
import { openRaw } from './raw-view';

interface Props {
  /** The page's strings; 'Copy' and 'Download' are among them. */
  words: Readonly<Record<'action.copy' | 'action.download', string>>;
  /** The label of 'show it as plain text' on this page. */
  raw: string;
  onCopy: () => void;
  onDownload: () => void;
  blob: () => Blob;
  /** The page's own buttons: after 'Copy', and at the end. */
  children: ReactNode;
  more?: ReactNode;
}

/** Buttons for a text that a link contained. */
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
