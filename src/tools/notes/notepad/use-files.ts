import { useRef, useState, type DragEvent, type RefObject } from 'react';
import { fill, formatBytes } from '../../../i18n/format';
import { download } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { localDay } from '../../../core/dates/calendar-date';
import { givenFile, openFile, saveFile, writesBack, type LocalFile } from '../../../browser/local-files';
import type { Notebook } from '../../../features/notes/notebook';
import {
  FILE_LIMIT,
  noteBlob,
  oldEncoding,
  PLAIN_FORM,
  readNoteFile,
  type NoteForm,
} from '../../../features/notes/note-file';
import { ENCODING_NAMES, fromSingleByte, type SingleByteEncoding } from '../../../core/bytes/bytes';
import { encodingFormOf } from '../../../core/bytes/text-file-form';
import type { Surface } from './surface';
import type { Say } from './words';

/** The types offered in the file chooser; any other text file can be dropped. */
export const TEXT_FILES = '.txt,.md,.markdown,.log,.csv,.json,.ini,.srt,text/plain';

interface Options {
  props: IslandProps;
  say: Say;
  notebook: Notebook;
  surface: RefObject<Surface>;
  onShown: () => void;
  onSay: (text: string) => void;
}

export interface OldFile {
  readonly encoding: SingleByteEncoding;
  /** Shows a line of the file in another encoding. */
  readonly tryAs: (encoding: SingleByteEncoding) => void;
  /** Opens it in the encoding that is shown. */
  readonly open: () => void;
}

export interface Files {
  readonly chooser: RefObject<HTMLInputElement | null>;
  readonly choose: () => void;
  readonly take: (file: LocalFile | undefined) => Promise<void>;
  readonly problem: string;
  /** A file that isn't UTF-8, until the visitor opens it in an encoding. */
  readonly old: OldFile | undefined;
  readonly dismiss: () => void;
  readonly over: boolean;
  readonly drop: Readonly<Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>>;
  readonly backUp: () => Promise<void>;
  /** The name of the file on the visitor's disk that a note was opened from or saved to, while the page is open. */
  readonly fileOf: (id: string) => string | undefined;
  /** Saves the note to its file. */
  readonly writeBack: () => Promise<void>;
  /** Lets the visitor choose where to save the file, in browsers that support it. */
  readonly saveTo: (name: string, content: Blob, form: NoteForm) => Promise<void>;
}

/** A file on the visitor's disk, with its encoding and line breaks. */
interface OwnFile {
  readonly handle: FileSystemFileHandle;
  readonly form: NoteForm;
}

/** Opens files, by picker and drag and drop, each as a new note, and exports all notes as one ZIP. */
export function useFiles({ props, say, notebook, surface, onShown, onSay }: Options): Files {
  const ownFiles = useRef(new Map<string, OwnFile>());
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [old, setOld] = useState<{ file: LocalFile; bytes: Uint8Array; encoding: SingleByteEncoding }>();
  const [over, setOver] = useState(false);
  const { lang, words } = props;

  const put = async (text: string, { file, handle }: LocalFile) => {
    setProblem('');
    setOld(undefined);
    const form = { ...PLAIN_FORM, ...(await encodingFormOf(file)) };
    await notebook.create(text, file.name.replace(/\.[^.]+$/, ''));
    if (handle) ownFiles.current.set(notebook.view().id, { handle, form });
    onShown();
    surface.current.focus();
  };
  const showAs = (file: LocalFile, bytes: Uint8Array, encoding: SingleByteEncoding) => {
    setOld({ file, bytes, encoding });
    const lines = fromSingleByte(bytes, encoding).split(/[\r\n]/);
    const sample = lines.find((line) => /[^\p{ASCII}]/u.test(line)) ?? '';
    setProblem(
      say('notUtf8', { name: file.file.name, encoding: ENCODING_NAMES[encoding], sample: sample.slice(0, 80) }),
    );
  };
  const take = async (given: LocalFile | undefined) => {
    if (!given) return;
    const { file } = given;
    const { name } = file;
    setOld(undefined);
    try {
      const read = await readNoteFile(file);
      if (read.fault === undefined) return await put(read.text, given);
      if (read.fault === 'notUtf8') {
        showAs(given, read.bytes, oldEncoding(lang));
      } else if (read.fault === 'notText') setProblem(fill(words['error.fileType'], { name }, lang));
      else {
        const blanks = { name, size: formatBytes(file.size, lang), limit: formatBytes(FILE_LIMIT, lang) };
        setProblem(fill(words['error.fileTooLarge'], blanks, lang));
      }
    } catch {
      setProblem(fill(words['error.fileRead'], { name }, lang));
    }
  };

  const reportSaved = async (saving: ReturnType<typeof saveFile>, form: NoteForm) => {
    const saved = await saving;
    if (saved.how === 'written') {
      ownFiles.current.set(notebook.view().id, { handle: saved.handle, form });
      onSay(say('written', { name: saved.name }));
    } else if (saved.how === 'refused') setProblem(say('refused', { name: saved.name }));
    else if (saved.how === 'downloaded') onSay(words['status.downloaded']);
  };

  return {
    chooser,
    choose: () => {
      if (writesBack()) void openFile(TEXT_FILES).then(take);
      else chooser.current?.click();
    },
    take,
    problem,
    old: old && {
      encoding: old.encoding,
      tryAs: (encoding) => showAs(old.file, old.bytes, encoding),
      open: () => void put(fromSingleByte(old.bytes, old.encoding), old.file),
    },
    dismiss: () => {
      setProblem('');
      setOld(undefined);
    },
    over,
    drop: dropOf(take, setOver),
    fileOf: (id) => ownFiles.current.get(id)?.handle.name,
    writeBack: async () => {
      const own = ownFiles.current.get(notebook.view().id);
      await notebook.save();
      if (own) await reportSaved(saveFile(own.handle, noteBlob(notebook.exact(), own.form)), own.form);
    },
    saveTo: (name, content, form) => reportSaved(saveFile(name, content), form),
    backUp: () => backUp(notebook, props.slug, say('trash')),
  };
}

/** Handlers for dragging a file onto the notepad. */
const dropOf = (take: Files['take'], setOver: (over: boolean) => void): Files['drop'] => ({
  onDragOver: (event) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  },
  onDragLeave: () => setOver(false),
  onDrop: (event) => {
    setOver(false);
    const given = givenFile(event.dataTransfer);
    if (!given) return;
    event.preventDefault();
    void given.then(take);
  },
});

/** Downloads all notes as one ZIP; those in the trash are in a folder named `trash`. */
async function backUp(notebook: Notebook, slug: string, trash: string): Promise<void> {
  await notebook.save();
  const [{ zipFiles }, { backupFiles }] = await Promise.all([
    import('../../../formats/zip/zip-files'),
    import('./backup'),
  ]);
  const files = backupFiles(await notebook.store.all(), trash, slug);
  download(`${slug} ${localDay(new Date())}.zip`, await zipFiles(files));
}
