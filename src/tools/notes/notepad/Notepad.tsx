import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { download } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { noteBlob, PLAIN_FORM } from '../../../features/notes/note-file';
import { printNote } from '../../../features/notes/print-note';
import { fileNameOf, summaryOf } from '../../../features/notes/note-titles';
import { Banners, Problem } from './Banners';
import Finder from './Finder';
import GoToLine from './GoToLine';
import { commandsOf } from './commands';
import { menuGroups } from './menu-groups';
import { NoteBar } from './NoteBar';
import { NoteDialogs } from './NoteDialogs';
import { NoteFoot } from './NoteFoot';
import { NoteSheet } from './NoteSheet';
import { noteKeys } from './note-keys';
import { NoteList } from './NoteList';
import { useCounts } from './use-counts';
import { TEXT_FILES, useFiles } from './use-files';
import { useLinks } from './use-links';
import { useNotebook } from './use-notebook';
import { useSettings } from './use-settings';
import { sayer } from './words';

const Preview = lazy(() => import('./Preview'));
const Unlock = lazy(() => import('../../../features/sharing/Unlock'));

const LARGE_PAUSE_MS = 250;

export default function Notepad(props: IslandProps): ReactNode {
  const { lang, preset, slug } = props;
  const [say] = useState(() => sayer(props));
  const form = useRef<HTMLFormElement>(null);
  const [listOpen, setListOpen] = useState(false);
  const [finding, setFinding] = useState<'text' | 'line'>();
  const [dialog, setDialog] = useState<'share' | 'save'>();
  const [status, setStatus] = useState('');
  const [version, setVersion] = useState(0);

  const paper = useNotebook();
  const { area, surface, notebook, view, large, hears } = paper;
  const text = useCallback(() => notebook.exact(), [notebook]);
  const [counts, count] = useCounts(props, form, text);
  const recount = useCallback(() => {
    setVersion((before) => before + 1);
    count();
  }, [count]);
  const changed = useCallback(() => {
    notebook.typed({ alone: true });
    recount();
  }, [notebook, recount]);

  const { settings, read: readSettings, apply } = useSettings(form, preset);
  const links = useLinks({ notebook, view, say, lang, form, apply, onReady: recount });
  const files = useFiles({ props, say, notebook, surface, onShown: recount, onSay: setStatus });
  const commands = commandsOf(surface, lang, changed);

  // On a device with a mouse, and so probably a keyboard, focus the note right away.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches && document.activeElement === document.body) surface.current.focus();
  }, [surface]);

  // A very long note is read only after a pause in typing, but it is marked as changed immediately.
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typedLarge = () => {
    notebook.touch();
    if (form.current) form.current.dataset.state = 'working';
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      notebook.typed();
      recount();
    }, LARGE_PAUSE_MS);
  };
  hears.current = { onShown: recount, onTyped: typedLarge, wrap: () => settings.wrap };

  const closeFinder = () => {
    setFinding(undefined);
    surface.current.focus();
  };
  const saveNow = async () => {
    await notebook.save();
    setStatus(say(notebook.view().trouble ?? 'savedHere'));
  };
  const onKeyDown = noteKeys({
    isInNote: (target) =>
      target === area.current || (target instanceof Element && target.closest('.note-large') !== null),
    onUndo: () => notebook.undo(),
    onRedo: () => notebook.redo(),
    onFind: setFinding,
    onSave: () => void saveNow(),
    onSaveAs: () => setDialog('save'),
  });

  // Reading all of a very long note for its first line would make each keystroke slow.
  const heading = large
    ? (view.notes.find(({ id }) => id === view.id)?.heading ?? '')
    : summaryOf(surface.current.text()).heading;
  const name = view.title || heading;
  const fileName = fileNameOf(name, slug);
  const downloadNow = () => {
    download(`${fileName}.txt`, noteBlob(text(), PLAIN_FORM));
    setStatus(props.words['status.downloaded']);
  };
  const menu = menuGroups({
    props,
    say,
    notebook,
    files,
    commands,
    view,
    onFind: setFinding,
    onSave: () => setDialog('save'),
    onPrint: () => printNote({ text: text(), title: view.title, lang, mono: settings.mono }),
  });
  const onListSay = useCallback((sentence: string) => setStatus(sentence), []);
  const closeList = useCallback(() => {
    setListOpen(false);
    setFinding(undefined);
  }, []);

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
      onKeyDown={onKeyDown}
      {...files.drop}
    >
      <NoteList
        notebook={notebook}
        notes={view.notes}
        openId={view.id}
        lang={lang}
        say={say}
        onChosen={closeList}
        onSay={onListSay}
      />
      <button type="button" className="note-veil" tabIndex={-1} aria-hidden="true" onClick={closeList} />
      <div className="note-page">
        <NoteBar
          props={props}
          say={say}
          notebook={notebook}
          view={view}
          name={name}
          listOpen={listOpen}
          onList={() => setListOpen(!listOpen)}
          finding={finding}
          onFind={setFinding}
          onSettings={readSettings}
          groups={menu}
          canShare={counts !== undefined && counts.bytes > 0}
          onShare={() => setDialog('share')}
        />
        <Banners notebook={notebook} view={view} lang={lang} say={say} onDownload={downloadNow} />
        <Suspense>
          {links.locked !== undefined && (
            <Unlock
              locked={links.locked}
              lang={lang}
              onOpen={(opened) => void links.opened(opened)}
              onClose={links.dismiss}
            />
          )}
          {finding === 'text' && (
            <Finder
              surface={surface}
              say={say}
              lang={lang}
              readOnly={view.trashed > 0}
              onChanged={changed}
              onSay={setStatus}
              onClose={closeFinder}
            />
          )}
          {finding === 'line' && (
            <GoToLine surface={surface} say={say} lang={lang} onGo={commands.goToLine} onClose={closeFinder} />
          )}
        </Suspense>
        <Problem say={say} sentence={links.problem} onClose={links.dismiss} />
        <Problem say={say} sentence={files.problem} onClose={files.dismiss}>
          {files.asWestern && (
            <button type="button" onClick={files.asWestern}>
              {say('asWestern')}
            </button>
          )}
        </Problem>
        <NoteSheet props={props} paper={paper} settings={settings} onChanged={changed} onTyped={recount}>
          {settings.markdown && (
            <Suspense>
              <Preview version={version} text={text} say={say} lang={lang} />
            </Suspense>
          )}
        </NoteSheet>
        <NoteFoot props={props} say={say} view={view} counts={counts} status={status} />
      </div>
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
        dialog={dialog}
        props={props}
        say={say}
        title={view.title}
        fileName={fileName}
        markdown={settings.markdown}
        text={text}
        saveTo={files.saveTo}
        onDownload={downloadNow}
        onSay={setStatus}
        onClose={() => setDialog(undefined)}
      />
    </form>
  );
}
