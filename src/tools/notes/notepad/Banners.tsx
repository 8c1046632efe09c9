import type { ReactNode } from 'react';
import { formatDate } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { localDay } from '../../../core/dates/calendar-date';
import type { Notebook } from '../../../features/notes/notebook';
import type { View } from '../../../features/notes/notebook-view';
import { TRASH_DAYS } from '../../../features/notes/note-store';
import type { Say } from './words';

const DAY_MS = 86_400_000;

interface Props {
  notebook: Notebook;
  view: View;
  lang: Lang;
  say: Say;
  onDownload: () => void;
}

/** Warnings about the open note: it cannot be saved, another tab changed it, or it came from a link. */
export function Banners({ notebook, view, lang, say, onDownload }: Props): ReactNode {
  return (
    <>
      {view.trouble && (
        <div role="alert" className="alert note-banner">
          <span>{say(view.trouble)}</span>
          <button type="button" onClick={onDownload}>
            {say('download')}
          </button>
        </div>
      )}
      {view.conflict && (
        <div role="alert" className="alert note-banner">
          <span>{say('conflict')}</span>
          <button type="button" onClick={() => void notebook.resolve('mine')}>
            {say('mine')}
          </button>
          <button type="button" onClick={() => void notebook.resolve('theirs')}>
            {say('theirs')}
          </button>
          <button type="button" className="primary" onClick={() => void notebook.resolve('both')}>
            {say('both')}
          </button>
        </div>
      )}
      {view.visiting && (
        <p className="note note-banner" data-note="">
          <span>{say('visiting')}</span>
          <button type="button" onClick={() => void notebook.keep()}>
            {say('keep')}
          </button>
        </p>
      )}
      {view.rescued && (
        <p className="note note-banner" data-note="">
          <span>{say('rescued')}</span>
          <button type="button" className="quiet" onClick={() => notebook.saidRescued()}>
            {say('close')}
          </button>
        </p>
      )}
      {view.trashed > 0 && (
        <p className="note note-banner" data-note="">
          <span>
            {say('inTrash', { date: formatDate(localDay(new Date(view.trashed + TRASH_DAYS * DAY_MS)), lang) })}
          </span>
          <button type="button" onClick={() => void notebook.restore(view.id)}>
            {say('restore')}
          </button>
          <button type="button" className="quiet" onClick={() => void notebook.remove([view.id])}>
            {say('deleteForever')}
          </button>
        </p>
      )}
    </>
  );
}

/** An error with a file or a link; shown until it is closed. */
export function Problem({
  sentence,
  say,
  onClose,
  children,
}: {
  sentence: string;
  say: Say;
  onClose: () => void;
  children?: ReactNode;
}): ReactNode {
  if (sentence === '') return null;
  return (
    <div role="alert" className="alert note-banner">
      <span>{sentence}</span>
      {children}
      <button type="button" className="quiet" onClick={onClose}>
        {say('close')}
      </button>
    </div>
  );
}
