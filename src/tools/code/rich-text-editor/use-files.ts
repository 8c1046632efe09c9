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
import type { Extension } from './files';
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
  /** To the file it came from, where that loses nothing; else to one that the visitor names. */
  save(): Promise<void>;
  saveAs(extension: Extension): Promise<void>;
  print(): Promise<void>;
  /** The file on the disk is no longer this document. */
  forget(): void;
  /** What a file was refused for; '' for nothing. */
  readonly refused: string;
  /** Something is being written or read. */
  readonly busy: boolean;
}

/** Files in and out, and paper. */
export function useFiles({ form, editor, html, text, tell, onOpen }: Options): FilesUse {
  const { words, strings, lang, slug } = form.props;
  const own = strings.own ?? {};
  const file = useSavedFile({
    lang,
    words: { saved: own.saved ?? '', refused: own.saveRefused ?? '', downloaded: words['status.downloaded'] },
    announce: form.announce,
  });
  /** Why a file could not be opened. */
  const [unread, setUnread] = useState('');
  const [busy, setBusy] = useState(false);
  const latest = useRef({ html, text });
  latest.current = { html, text };

  const working = async (work: () => Promise<void>, name: string) => {
    if (busy) return;
    setUnread('');
    setBusy(true);
    form.announce(words['status.working']);
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

  /** The document as it is now: what is still being typed is waited for. */
  const written = async () => {
    tell();
    const { describe, parse } = await import('./document');
    const doc = editor?.state.doc ?? parse(latest.current.html);
    const shown = editor ? describe(doc) : latest.current;
    const [first = ''] = shown.text.split('\n').filter((line) => line.trim() !== '');
    const title = first.trim().slice(0, 80) || slug;
    return { html: shown.html, text: shown.text, tree: doc.toJSON(), title, lang };
  };

  const open = ({ file: given, handle }: LocalFile) => {
    const { name } = given;
    return working(async () => {
      const { openFile } = await import('./files');
      const read = await openFile(given);
      form.announce('');
      if (read === undefined) return form.fail(problem('error.fileType', { name }));
      if (read.html === undefined) return setUnread(fill(own[FAULTS[read.fault ?? 'broken']] ?? '', { name }, lang));
      // HTML and Word files hold more than this editor keeps: those are written anew, elsewhere.
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
      const [{ printPage }, { withoutFarPictures }, { isShown }, document] = await Promise.all([
        import('../../../browser/print-page'),
        import('../../../browser/html/external-images'),
        import('./picture-view'),
        written(),
      ]);
      const body = withoutFarPictures(document.html, isShown);
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

/** Each fault's sentence in `strings.own`. */
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
