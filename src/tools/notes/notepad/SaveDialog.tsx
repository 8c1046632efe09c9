import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Lang } from '../../../i18n/languages';
import { writesBack } from '../../../browser/local-files';
import { noteBlob, type Breaks, type NoteForm } from '../../../features/notes/note-file';
import { useDialogWords } from './dialog-words';
import type { Say } from './words';

const BREAKS: readonly Breaks[] = ['kept', 'lf', 'crlf'];

interface Props {
  say: Say;
  lang: Lang;
  /** The file name without its extension. */
  fileName: string;
  markdown: boolean;
  text: () => string;
  onSave: (name: string, content: Blob) => void;
  /** Saves to a location that the visitor chooses, in browsers that support it. */
  saveTo: (name: string, content: Blob, form: NoteForm) => Promise<void>;
  onClose: () => void;
}

/**
 * Saves the note as a file: .txt or .md, with a choice of line breaks and an optional byte order mark for old programs.
 */
export default function SaveDialog({
  say: base,
  lang,
  fileName,
  markdown,
  text,
  onSave,
  saveTo,
  onClose,
}: Props): ReactNode {
  const say = useDialogWords(base, lang);
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const ending = useRef<HTMLSelectElement>(null);
  const breaks = useRef<HTMLSelectElement>(null);
  const bom = useRef<HTMLInputElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  const save = (put: (name: string, content: Blob, form: NoteForm) => unknown) => {
    const isMarkdown = ending.current?.value === 'md';
    const suffix = isMarkdown ? '.md' : '.txt';
    const typed = name.current?.value.trim() || fileName;
    const form: NoteForm = {
      breaks: BREAKS.find((one) => one === breaks.current?.value) ?? 'kept',
      marked: bom.current?.checked ?? false,
      encoding: 'utf-8',
    };
    const content = noteBlob(text(), form, isMarkdown);
    void put(typed.toLowerCase().endsWith(suffix) ? typed : typed + suffix, content, form);
    dialog.current?.close();
  };

  return (
    <dialog ref={dialog} className="note-dialog" aria-labelledby="note-save-title" onClose={onClose}>
      <h2 id="note-save-title">{say('saveTitle')}</h2>
      <div className="field">
        <label htmlFor="note-file-name">{say('fileName')}</label>
        <span className="line">
          <input
            ref={name}
            id="note-file-name"
            defaultValue={fileName}
            autoComplete="off"
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              save(onSave);
            }}
          />
          <select ref={ending} aria-label={say('fileKind')} defaultValue={markdown ? 'md' : 'txt'}>
            <option value="txt">.txt</option>
            <option value="md">.md</option>
          </select>
        </span>
      </div>
      <BreaksField field={breaks} say={say} />
      <label className="check">
        <input ref={bom} type="checkbox" />
        <span>{say('bom')}</span>
      </label>
      <div className="actions note-dialog-end">
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('cancel')}
        </button>
        {writesBack() && (
          <button type="button" onClick={() => save(saveTo)}>
            {say('saveTo')}
          </button>
        )}
        <button type="button" className="primary" onClick={() => save(onSave)}>
          {say('download')}
        </button>
      </div>
    </dialog>
  );
}

/** How lines end in the file. */
function BreaksField({ field, say }: { field: RefObject<HTMLSelectElement | null>; say: Say }): ReactNode {
  return (
    <div className="field">
      <label htmlFor="note-breaks">{say('breaks')}</label>
      <select ref={field} id="note-breaks">
        {BREAKS.map((one) => (
          <option key={one} value={one}>
            {say(`breaks-${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
