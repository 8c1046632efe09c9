import { useRef, useState } from 'react';
import { fill } from '../../../i18n/format';
import type { Form } from '../../../kinds/form/form';
import { problem } from '../../../kinds/contract/messages';
import { download } from '../../../kinds/parts/parts';
import type { DocxFault } from '../../../formats/docx/open-docx';
import { wholePage } from '../../../formats/html/html-document';
import type { LocalFile } from '../../../browser/local-files';
import { fileNameOf } from '../../../features/notes/note-titles';
import { useSaveKey } from '../../../ui/use-save-key';
import { useSavedFile } from '../../../ui/use-saved-file';
import type { Editor } from './editor';
import type { Extension, Written } from './files';
import { PAGE_STYLE } from './page-style';

interface Options {
  readonly form: Form;
  readonly editor: Editor | undefined;
  readonly html: string;
  readonly text: string;
  tell(): void;
  onOpen(html: string): void;
}

export interface FilesUse {
  open(file: LocalFile): Promise<void>;
  /** Saves to the opened file if that loses nothing, otherwise to one that the visitor chooses. */
  save(): Promise<void>;
  saveAs(extension: Extension): Promise<void>;
  print(): Promise<void>;
  /** Detaches the document from the file on disk. */
  forget(): void;
  /** Why a file was refused; '' if none was. */
  readonly refused: string;
  /** A file is being written or read. */
  readonly busy: boolean;
}

/** Opens, saves and prints the document. */
export function useFiles(options: Options): FilesUse {
  const { form, onOpen } = options;
  const { words, strings, lang, slug } = form.props;
  const own = strings.own ?? {};
  const file = useSavedFile({
    lang,
    words: { saved: own.saved ?? '', refused: own.saveRefused ?? '', downloaded: words['status.downloaded'] },
    announce: form.announce,
  });
  /** Why a file could not be opened. */
  const [unread, setUnread] = useState('');
  const { busy, working } = useWork(form, () => setUnread(''));
  const written = useWritten(options);

  const open = ({ file: given, handle }: LocalFile) => {
    const { name } = given;
    return working(async () => {
      const { openFile } = await import('./files');
      const read = await openFile(given);
      form.announce('');
      if (read === undefined) return form.fail(problem('error.fileType', { name }));
      if (read.html === undefined) return setUnread(fill(own[FAULTS[read.fault ?? 'broken']] ?? '', { name }, lang));
      // HTML and Word files may contain more than this editor keeps, so they are saved as new files instead.
      file.belongsTo(/\.(?:txt|md|markdown)$/i.test(name) ? { file: given, handle } : undefined);
      onOpen(read.html);
    }, name);
  };

  const save = () =>
    working(async () => {
      const { contentFor, extensionOf, KINDS } = await import('./files');
      const document = await written();
      form.announce('');
      await file.save(
        `${fileNameOf(document.title, slug)}.html`,
        (chosen) => contentFor(extensionOf(chosen), document),
        KINDS,
      );
    }, slug);

  const saveAs = (extension: Extension) =>
    working(async () => {
      const { contentFor } = await import('./files');
      download(`${slug}.${extension}`, await contentFor(extension, await written()));
      form.announce(words['status.downloaded']);
    }, `${slug}.${extension}`);

  const print = () =>
    working(async () => {
      const [{ printPage }, { withoutExternalImages }, { isShown }, document] = await Promise.all([
        import('../../../browser/print-page'),
        import('../../../browser/html/external-images'),
        import('./picture-view'),
        written(),
      ]);
      const body = withoutExternalImages(document.html, isShown);
      printPage(wholePage(body, document.title, { lang, style: PAGE_STYLE }));
      form.announce('');
    }, slug);

  useSaveKey(() => void save());
  return {
    open,
    save,
    saveAs,
    print,
    forget: () => {
      file.belongsTo(undefined);
      setUnread('');
    },
    refused: unread || file.refused,
    busy,
  };
}

/** Gives the current document, including what is still being typed. */
function useWritten({ form, editor, html, text, tell }: Options): () => Promise<Written> {
  const { slug, lang } = form.props;
  const latest = useRef({ html, text });
  latest.current = { html, text };
  return async () => {
    tell();
    const { describe, parse } = await import('./document');
    const doc = editor?.state.doc ?? parse(latest.current.html);
    const shown = editor ? describe(doc) : latest.current;
    const [first = ''] = shown.text.split('\n').filter((line) => line.trim() !== '');
    const title = first.trim().slice(0, 80) || slug;
    return { html: shown.html, text: shown.text, tree: doc.toJSON(), title, lang };
  };
}

/** Does one thing with a file at a time. If that fails, the form says which file it was. */
function useWork(form: Form, onStart: () => void) {
  const [busy, setBusy] = useState(false);
  const working = async (work: () => Promise<void>, name: string) => {
    if (busy) return;
    onStart();
    setBusy(true);
    form.announce(form.props.words['status.working']);
    try {
      await work();
    } catch (error) {
      console.error(error);
      form.announce('');
      form.fail(problem('error.fileRead', { name }));
    } finally {
      setBusy(false);
    }
  };
  return { busy, working };
}

/** The key in `strings.own` of the message for each fault. */
const FAULTS: Readonly<Record<DocxFault, string>> = {
  tooLarge: 'wordTooLarge',
  oldWord: 'wordOld',
  encrypted: 'wordEncrypted',
  openDocument: 'wordOpenDocument',
  pdf: 'wordPdf',
  rtf: 'wordRtf',
  notWord: 'wordNot',
  broken: 'wordBroken',
  bomb: 'wordBomb',
};
