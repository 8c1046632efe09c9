import { lazy, Suspense, useRef, useState, type ReactNode, type RefObject } from 'react';
import { fill, formatBytes, formatNumber, withLabel } from '../../../i18n/format';
import { CoveredText } from '../../../kinds/parts/controls/CoveredText';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Buttons';
import { OpenFile } from '../../../kinds/parts/controls/OpenFile';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { FormFrame } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import { problem } from '../../../kinds/contract/messages';
import { dataUrl } from '../../../core/bytes/data-url';
import { DraftState, OtherDrafts } from '../../../ui/DraftNotes';
import { FullScreenButton } from '../../../ui/FullScreenButton';
import { givenFile } from '../../../browser/local-files';
import { Refused } from '../../../ui/RefusedFile';
import type { Editor } from './editor';
import { Html } from './Html';
import type { PanelName } from './Panel';
import { useEditor } from './use-editor';
import { useFiles } from './use-files';
import logic from './tool';

/** Loaded together with the editor: without it they have nothing to do. */
const Toolbar = lazy(() => import('./Toolbar'));
const Panel = lazy(() => import('./Panel'));

const SAVED_AS = ['docx', 'html', 'md', 'txt'] as const;
const PICTURE_LIMIT = 10_000_000;
const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

export default function RichText(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const own = props.strings.own ?? {};
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<PanelName>();

  const values = form.outcome?.values ?? {};
  const html = String(values.result ?? '');
  const text = String(values.text ?? '');

  const { editor, parts, draft, tell, open } = useEditor({
    form,
    area,
    host,
    onFiles: (data) => {
      const dropped = Array.from(data?.files ?? []);
      if (dropped.length === 0) return false;
      if (!addPictures(form, editor, dropped)) void givenFile(data)?.then(files.open);
      return true;
    },
    onLink: () => setPanel('link'),
  });
  const files = useFiles({ form, editor, html, text, tell, onOpen: open });

  const clear = () => {
    files.forget();
    void draft.clear();
    form.clear();
  };

  const isEmpty = html === '' && (editor?.isEmpty ?? true);
  return (
    <FormFrame form={form} className="rich-text">
      <FileButtons form={form} files={files} isEmpty={isEmpty} frame={frame} />
      <div ref={frame} className="rich-frame">
        {editor && (
          <Suspense>
            <Toolbar
              editor={editor}
              words={own}
              pictures={PICTURES.join(',')}
              onPictures={(pictures) => addPictures(form, editor, pictures)}
              panel={panel}
              onPanel={(wanted) => setPanel(wanted === panel ? undefined : wanted)}
            />
          </Suspense>
        )}
        {editor && panel && (
          <Suspense>
            <Panel name={panel} editor={editor} parts={parts} props={props} onClose={() => setPanel(undefined)} />
          </Suspense>
        )}
        <CoveredText form={form} area={area} isOpen={editor !== undefined} onInput={draft.remember} />
        <div ref={host} className="rich-page" hidden={!editor} />
      </div>
      <Refused text={files.refused} />
      <Alert form={form} />
      <Counts form={form}>
        <DraftState draft={draft} words={own} />
      </Counts>
      <OtherDrafts draft={draft} words={own} />
      <Actions form={{ ...form, clear, undo: undefined }} />
      <Html form={form} name="result" value={html} />
      <Html form={form} name="text" value={text} />
      <Status form={form} />
    </FormFrame>
  );
}

/** Inserts the pictures among the files. Returns true if there were any. */
function addPictures(form: Form, editor: Editor | undefined, files: readonly File[]): boolean {
  const { lang } = form.props;
  const pictures = files.filter(({ type }) => PICTURES.includes(type));
  for (const file of pictures) {
    if (file.size > PICTURE_LIMIT) {
      const limits = { size: formatBytes(file.size, lang), limit: formatBytes(PICTURE_LIMIT, lang) };
      form.fail(problem('error.fileTooLarge', { name: file.name, ...limits }));
      continue;
    }
    const alt = file.name.replace(/\.\w+$/, '');
    void dataUrl(file).then((src) => editor?.chain().focus().setImage({ src, alt }).run());
  }
  return pictures.length > 0;
}

interface FileButtonsProps {
  form: Form;
  files: ReturnType<typeof useFiles>;
  isEmpty: boolean;
  frame: RefObject<HTMLDivElement | null>;
}

/** Opens, saves and prints the document. */
function FileButtons({ form, files, isEmpty, frame }: FileButtonsProps): ReactNode {
  const { strings, lang, declared } = form.props;
  const words = strings.own ?? {};
  const field = declared.fields.input;
  return (
    <div className="editor-bar">
      <OpenFile
        label={words.open}
        accept={field?.type === 'text' ? field.accept : undefined}
        onFile={(file) => void files.open(file)}
      />
      <button type="button" disabled={isEmpty || files.busy} title="Ctrl+S" onClick={() => void files.save()}>
        {words.save}
      </button>
      {SAVED_AS.map((extension) => (
        <button
          key={extension}
          type="button"
          className="quiet"
          disabled={isEmpty || files.busy}
          onClick={() => void files.saveAs(extension)}
        >
          {fill(words.saveAs ?? '', { extension }, lang)}
        </button>
      ))}
      <button type="button" className="quiet" disabled={isEmpty || files.busy} onClick={() => void files.print()}>
        {words.print}
      </button>
      <FullScreenButton element={frame} label={words.fullScreen} />
    </div>
  );
}

function Counts({ form, children }: { form: Form; children: ReactNode }): ReactNode {
  const { strings, lang } = form.props;
  const values = form.outcome?.values ?? {};
  return (
    <p className="rich-counts">
      {(['words', 'characters'] as const).map((name) => (
        <span key={name}>
          {withLabel(strings.labels[name] ?? '', '', lang)}
          <output name={name} aria-live="off" data-value={String(values[name] ?? '')}>
            {values[name] === undefined ? '' : formatNumber(Number(values[name]), lang)}
          </output>
        </span>
      ))}
      {children}
    </p>
  );
}
