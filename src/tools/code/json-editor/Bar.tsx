import { useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react';
import { OpenFile } from '../../../kinds/parts/controls/OpenFile';
import type { Form } from '../../../kinds/form/form';
import { FullScreenButton } from '../../../ui/FullScreenButton';
import type { LocalFile } from '../../../browser/local-files';
import { Refused } from '../../../ui/RefusedFile';
import { useSaveKey } from '../../../ui/use-save-key';
import { useSavedFile } from '../../../ui/use-saved-file';

/** Longer documents would be thousands of pages on paper. */
const PRINT_LIMIT = 2_000_000;
const KINDS = [{ type: 'application/json', extensions: ['.json', '.geojson', '.webmanifest'] }];

export interface BarHandle {
  /** Associates the document with a file, or with none. */
  belongsTo(file: LocalFile | undefined): void;
}

interface Props {
  form: Form;
  /** The element that is shown full screen. */
  frame: RefObject<HTMLElement | null>;
  handle: Ref<BarHandle>;
  content: () => string | Blob;
  onOpen: (opened: LocalFile) => void;
  onSaved: () => void;
  isEmpty: boolean;
  name: string;
}

/** Buttons to open, save, print, and go full screen. */
export function Bar({ form, frame, handle, content, onOpen, onSaved, isEmpty, name }: Props): ReactNode {
  const { strings, words, declared, lang } = form.props;
  const own = strings.own ?? {};
  const field = declared.fields.input;
  const file = useSavedFile({
    lang,
    words: { saved: own.saved ?? '', refused: own.saveRefused ?? '', downloaded: words['status.downloaded'] },
    announce: form.announce,
  });
  useImperativeHandle(handle, () => ({ belongsTo: file.belongsTo }));

  const save = async () => {
    if (isEmpty) return;
    const now = content();
    const isWhole = typeof now !== 'string' || now.endsWith('\n');
    const blob = new Blob(isWhole ? [now] : [now, '\n'], { type: 'application/json;charset=utf-8' });
    if (await file.save(`${name}.json`, blob, KINDS)) onSaved();
  };
  useSaveKey(() => void save());
  const print = async () => {
    const now = content();
    if (typeof now !== 'string' || now.length > PRINT_LIMIT) return form.announce(own.printLimit ?? '');
    (await import('../../../browser/print-page')).printPage(sheet(now, name));
  };
  return (
    <>
      <div className="actions">
        <OpenFile label={own.open} accept={field?.type === 'text' ? field.accept : undefined} onFile={onOpen} />
        <button type="button" disabled={isEmpty} title="Ctrl+S" onClick={() => void save()}>
          {own.save}
        </button>
        <button type="button" className="quiet" disabled={isEmpty} onClick={() => void print()}>
          {own.print}
        </button>
        <FullScreenButton element={frame} label={own.fullScreen} />
      </div>
      <Refused text={file.refused} />
    </>
  );
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };
const escaped = (text: string): string => text.replace(/[&<]/g, (character) => ENTITIES[character] ?? character);

const sheet = (
  text: string,
  title: string,
): string => `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title>
<pre style="white-space:pre-wrap;overflow-wrap:anywhere;font:10pt/1.4 ui-monospace,monospace">
${escaped(text)}</pre>`;
