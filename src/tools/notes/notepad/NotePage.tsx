import { lazy, Suspense, type ReactNode } from 'react';
import { ENCODING_NAMES, SINGLE_BYTE_ENCODINGS } from '../../../core/bytes/bytes';
import { Banners, Problem } from './Banners';
import Finder from './Finder';
import GoToLine from './GoToLine';
import { NoteBar } from './NoteBar';
import { NoteFoot } from './NoteFoot';
import { NoteSheet } from './NoteSheet';
import type { OldFile } from './use-files';
import type { Pad } from './use-notepad';
import type { Say } from './words';

const Preview = lazy(() => import('./Preview'));
const Unlock = lazy(() => import('../../../features/sharing/Unlock'));

interface Props {
  pad: Pad;
  listOpen: boolean;
  onList: () => void;
}

/** The open note: the bar, messages, the sheet with its preview, and the line below it. */
export function NotePage({ pad, listOpen, onList }: Props): ReactNode {
  const { props, say, editing, used, links, files, finding, setFinding } = pad;
  const { paper, text, counts, version, recount, changed } = editing;
  const { notebook, view } = paper;
  const { settings } = used;
  const { lang } = props;
  return (
    <div className="note-page">
      <NoteBar
        props={props}
        say={say}
        notebook={notebook}
        view={view}
        name={pad.name}
        listOpen={listOpen}
        onList={onList}
        finding={finding}
        onFind={setFinding}
        onSettings={used.read}
        groups={pad.menu}
        canShare={counts !== undefined && counts.bytes > 0}
        onShare={() => pad.setDialog('share')}
      />
      <Banners notebook={notebook} view={view} lang={lang} say={say} onDownload={pad.downloadNow} />
      <Suspense>
        {links.locked !== undefined && (
          <Unlock
            locked={links.locked}
            lang={lang}
            onOpen={(opened) => void links.opened(opened)}
            onClose={links.dismiss}
          />
        )}
        <FindPanel pad={pad} />
      </Suspense>
      <Problem say={say} sentence={links.problem} onClose={links.dismiss} />
      <Problem say={say} sentence={files.problem} onClose={files.dismiss}>
        {files.old && <OldEncoding old={files.old} say={say} />}
      </Problem>
      <NoteSheet props={props} paper={paper} settings={settings} onChanged={changed} onTyped={recount}>
        {settings.markdown && (
          <Suspense>
            <Preview version={version} text={text} say={say} lang={lang} />
          </Suspense>
        )}
      </NoteSheet>
      <NoteFoot props={props} say={say} view={view} counts={counts} status={pad.status} />
    </div>
  );
}

/** Chooses the encoding of a file that isn't UTF-8, and opens it. */
function OldEncoding({ old, say }: { old: OldFile; say: Say }): ReactNode {
  return (
    <>
      <select
        aria-label={say('encoding')}
        value={old.encoding}
        onChange={({ currentTarget: { value } }) => {
          const encoding = SINGLE_BYTE_ENCODINGS.find((one) => one === value);
          if (encoding) old.tryAs(encoding);
        }}
      >
        {SINGLE_BYTE_ENCODINGS.map((encoding) => (
          <option key={encoding} value={encoding}>
            {ENCODING_NAMES[encoding]}
          </option>
        ))}
      </select>
      <button type="button" onClick={old.open}>
        {say('openAs')}
      </button>
    </>
  );
}

/** Find and replace, or 'Go to line'. */
function FindPanel({ pad }: { pad: Pad }): ReactNode {
  const { props, say, editing, commands, finding, setFinding, setStatus } = pad;
  const { surface, view } = editing.paper;
  const { lang } = props;
  const close = () => {
    setFinding(undefined);
    surface.current.focus();
  };
  if (finding === 'line')
    return <GoToLine surface={surface} say={say} lang={lang} onGo={commands.goToLine} onClose={close} />;
  if (finding === 'text')
    return (
      <Finder
        surface={surface}
        say={say}
        lang={lang}
        readOnly={view.trashed > 0}
        onChanged={editing.changed}
        onSay={setStatus}
        onClose={close}
      />
    );
  return null;
}
