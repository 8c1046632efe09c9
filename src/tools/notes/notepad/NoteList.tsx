import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { formatMoment } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import type { Notebook } from '../../../features/notes/notebook';
import type { NoteMeta } from '../../../features/notes/note-store';
import { Icon, IconButton } from '../../../ui/IconButton';
import type { Say } from './words';

interface Props {
  notebook: Notebook;
  notes: readonly NoteMeta[];
  openId: string;
  lang: Lang;
  say: Say;
  /** Called when a note was chosen: on a phone the list closes. */
  onChosen: () => void;
  onSay: (text: string) => void;
}

/** All notes of this device: search, pin, trash. On a phone it is a drawer. */
export const NoteList = memo(function NoteList(list: Props): ReactNode {
  const { notebook, notes, openId, lang, say, onChosen, onSay } = list;
  const [query, setQuery] = useState('');
  const found = useFoundNotes(notebook, notes, query);
  const [inTrash, setInTrash] = useState(false);
  const trash = notes.filter(({ trashed }) => trashed > 0);
  const listed = inTrash ? trash : notes.filter(({ trashed }) => trashed === 0);
  const shown = found ? listed.filter(({ id }) => found.has(id)) : listed;
  const nameOf = (note: NoteMeta) => note.title || note.heading || say('blank');

  const toTrash = async (note: NoteMeta) => {
    await notebook.trash(note.id);
    onSay(say('trashed', { name: nameOf(note) }));
  };
  const choose = (id: string) => {
    void notebook.open(id);
    onChosen();
  };

  return (
    <aside className="note-list" aria-label={say('notes')}>
      <div className="note-list-head">
        <div className="note-search">
          <Icon name="search" />
          <input
            type="search"
            aria-label={say('search')}
            placeholder={say('search')}
            autoComplete="off"
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </div>
        <IconButton
          icon="plus"
          label={say('newNote')}
          className="primary"
          onClick={() => {
            setInTrash(false);
            void notebook.create();
            onChosen();
          }}
        />
      </div>
      {inTrash && <p className="hint">{say('trashInfo')}</p>}
      <ul>
        {shown.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            name={nameOf(note)}
            isOpen={note.id === openId}
            inTrash={inTrash}
            notebook={notebook}
            lang={lang}
            say={say}
            onChoose={() => choose(note.id)}
            onTrash={() => void toTrash(note)}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="hint">{found ? say('noMatch', { query }) : say(inTrash ? 'trashEmpty' : 'noNotes')}</p>
      )}
      <TrashBar
        trash={trash}
        inTrash={inTrash}
        say={say}
        onSwitch={() => setInTrash(!inTrash)}
        onEmpty={() => void notebook.remove(trash.map(({ id }) => id))}
      />
    </aside>
  );
});

/** The ids of the notes that contain the query; undefined without a query. */
function useFoundNotes(notebook: Notebook, notes: readonly NoteMeta[], query: string): ReadonlySet<string> | undefined {
  const [found, setFound] = useState<ReadonlySet<string>>();
  const latest = useRef(0);

  useEffect(() => {
    const own = ++latest.current;
    if (query.trim() === '') setFound(undefined);
    else void notebook.store.search(query).then((ids) => own === latest.current && setFound(ids));
  }, [query, notes, notebook]);
  return found;
}

interface RowProps {
  note: NoteMeta;
  name: string;
  isOpen: boolean;
  inTrash: boolean;
  notebook: Notebook;
  lang: Lang;
  say: Say;
  onChoose: () => void;
  onTrash: () => void;
}

/** A note in the list, with buttons to pin it and move it to the trash; in the trash, to restore and delete it. */
function NoteRow({ note, name, isOpen, inTrash, notebook, lang, say, onChoose, onTrash }: RowProps): ReactNode {
  return (
    <li className={isOpen ? 'open' : undefined}>
      <button type="button" className="note-item" aria-current={isOpen || undefined} onClick={onChoose}>
        <span className="note-name" dir="auto">
          {note.pinned && !inTrash && <Icon name="pin" />}
          {name}
        </span>
        <span className="note-snippet" dir="auto">
          <time dateTime={new Date(note.updated).toISOString()}>{shortTime(note.updated, lang)}</time> {note.snippet}
        </span>
      </button>
      <span className="note-item-actions">
        {inTrash ? (
          <>
            <IconButton
              icon="restore"
              label={`${say('restore')}: ${name}`}
              onClick={() => void notebook.restore(note.id)}
            />
            <IconButton
              icon="close"
              label={`${say('deleteForever')}: ${name}`}
              onClick={() => void notebook.remove([note.id])}
            />
          </>
        ) : (
          <>
            <IconButton
              icon="pin"
              pressed={note.pinned}
              label={`${say(note.pinned ? 'unpin' : 'pin')}: ${name}`}
              onClick={() => void notebook.pin(note.id, !note.pinned)}
            />
            <IconButton icon="trash" label={`${say('toTrash')}: ${name}`} onClick={onTrash} />
          </>
        )}
      </span>
    </li>
  );
}

interface TrashBarProps {
  trash: readonly NoteMeta[];
  inTrash: boolean;
  say: Say;
  onSwitch: () => void;
  onEmpty: () => void;
}

/** Below the list: switches between the notes and the trash, which can be emptied. */
function TrashBar({ trash, inTrash, say, onSwitch, onEmpty }: TrashBarProps): ReactNode {
  return (
    <div className="note-list-foot">
      <button type="button" className="quiet" aria-pressed={inTrash} onClick={onSwitch}>
        <Icon name={inTrash ? 'back' : 'trash'} />
        {inTrash ? say('backToNotes') : `${say('trash')}${trash.length > 0 ? ` (${trash.length})` : ''}`}
      </button>
      {inTrash && trash.length > 0 && (
        <button type="button" className="quiet" onClick={onEmpty}>
          {say('emptyTrash')}
        </button>
      )}
    </div>
  );
}

/** The time if it is today, otherwise the date; with the year if it isn't the current one. */
function shortTime(at: number, lang: Lang): string {
  const date = new Date(at);
  const now = new Date();
  const options: Intl.DateTimeFormatOptions =
    date.toDateString() === now.toDateString()
      ? { hour: 'numeric', minute: '2-digit' }
      : { day: 'numeric', month: 'short', ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }) };
  return formatMoment(date, lang, options);
}
