import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { NoteDialogs } from './NoteDialogs';
import { NoteList } from './NoteList';
import { NotePage } from './NotePage';
import { TEXT_FILES } from './use-files';
import { useNotepad } from './use-notepad';

export default function Notepad(props: IslandProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [listOpen, setListOpen] = useState(false);
  const pad = useNotepad(props, form);
  const { say, editing, used, files, setFinding, setStatus } = pad;
  const { notebook, view } = editing.paper;

  // It never changes, so that the list isn't rendered on each key press.
  const closeList = useCallback(() => {
    setListOpen(false);
    setFinding(undefined);
  }, [setFinding]);

  return (
    <form
      id="tool"
      ref={form}
      className={`tool notepad kind-stats${listOpen ? ' list-open' : ''}${files.over ? ' over' : ''}`}
      data-state="loading"
      data-kind="stats"
      data-eager=""
      noValidate
      suppressHydrationWarning
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={pad.onKeyDown}
      {...files.drop}
    >
      <NoteList
        notebook={notebook}
        notes={view.notes}
        openId={view.id}
        lang={props.lang}
        say={say}
        onChosen={closeList}
        onSay={setStatus}
      />
      <button type="button" className="note-veil" tabIndex={-1} aria-hidden="true" onClick={closeList} />
      <NotePage pad={pad} listOpen={listOpen} onList={() => setListOpen(!listOpen)} />
      <input
        ref={files.chooser}
        type="file"
        name="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={say('open')}
        accept={TEXT_FILES}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          void files.take(file && { file, handle: undefined });
          event.currentTarget.value = '';
        }}
      />
      <NoteDialogs
        dialog={pad.dialog}
        props={props}
        say={say}
        title={view.title}
        fileName={pad.fileName}
        markdown={used.settings.markdown}
        text={editing.text}
        saveTo={files.saveTo}
        onDownload={pad.downloadNow}
        onSay={setStatus}
        onClose={() => pad.setDialog(undefined)}
      />
    </form>
  );
}
