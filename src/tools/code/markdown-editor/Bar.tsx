import { useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react';
import { OpenFile } from '../../../kinds/parts/controls/OpenFile';
import type { Form } from '../../../kinds/form/form';
import { download } from '../../../kinds/parts/parts';
import { DOCUMENT_STYLE, wholePage } from '../../../formats/html/html-document';
import { FullScreenButton } from '../../../ui/FullScreenButton';
import type { LocalFile } from '../../../browser/local-files';
import { Refused } from '../../../ui/RefusedFile';
import { useSaveKey } from '../../../ui/use-save-key';
import { useSavedFile } from '../../../ui/use-saved-file';
import type { Surface } from './surface';

export interface BarHandle {
  /** Associates the text with a file, or with none. */
  belongsTo(file: LocalFile | undefined): void;
}

interface Props {
  form: Form;
  surface: RefObject<Surface | undefined>;
  frame: RefObject<HTMLElement | null>;
  /** The sanitized page. */
  html: string;
  /** The text of the first heading. */
  title: string;
  /** Whether pictures from other sites may load: in print as in the preview. */
  picturesAllowed: () => boolean;
  onOpen: (file: LocalFile) => void;
  handle: Ref<BarHandle>;
}

const KINDS = [{ type: 'text/markdown', extensions: ['.md', '.markdown'] }];

/** Buttons for files, printing and full screen. */
export function Bar({ form, surface, frame, html, title, picturesAllowed, onOpen, handle }: Props): ReactNode {
  const { words, strings, lang, slug, declared } = form.props;
  const own = strings.own ?? {};
  const file = useSavedFile({
    lang,
    words: { saved: own.saved ?? '', refused: own.saveRefused ?? '', downloaded: words['status.downloaded'] },
    announce: form.announce,
  });
  useImperativeHandle(handle, () => ({ belongsTo: file.belongsTo }));

  const name = async () => (await import('./file-name')).fileName(title, slug);
  const page = (body: string) => wholePage(body, title || 'Markdown', { lang, style: DOCUMENT_STYLE });
  const save = async () => {
    const text = surface.current?.text() ?? '';
    const content = new Blob([text === '' || text.endsWith('\n') ? text : `${text}\n`], {
      type: 'text/markdown;charset=utf-8',
    });
    await file.save(`${await name()}.md`, content, KINDS);
  };
  const exportHtml = async () => {
    download(`${await name()}.html`, new Blob([`${page(html)}\n`], { type: 'text/html;charset=utf-8' }));
    form.announce(words['status.downloaded']);
  };
  const print = async () => {
    const [{ printPage }, { withoutExternalImages }] = await Promise.all([
      import('../../../browser/print-page'),
      import('../../../browser/html/external-images'),
    ]);
    printPage(page(withoutExternalImages(html, picturesAllowed)));
  };
  useSaveKey(() => void save());

  const empty = html === '';
  const field = declared.fields.input;
  return (
    <>
      <div className="actions">
        <OpenFile label={own.open} accept={field?.type === 'text' ? field.accept : undefined} onFile={onOpen} />
        <button type="button" title="Ctrl+S" onClick={() => void save()}>
          {own.save}
        </button>
        <button type="button" disabled={empty} onClick={() => void exportHtml()}>
          {own.export}
        </button>
        <button type="button" disabled={empty} onClick={() => void print()}>
          {own.print}
        </button>
        <FullScreenButton element={frame} label={own.fullScreen} />
      </div>
      <Refused text={file.refused} />
    </>
  );
}
