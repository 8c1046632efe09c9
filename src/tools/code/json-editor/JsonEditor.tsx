import { useRef, type ReactNode, type RefObject } from 'react';
import { CoveredText } from '../../../kinds/parts/controls/CoveredText';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Buttons';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { LargeText } from '../../../kinds/parts/long-text/LargeText';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { FormFrame } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import { problem } from '../../../kinds/contract/messages';
import { DraftState, OtherDrafts } from '../../../ui/DraftNotes';
import { givenFile, type LocalFile } from '../../../browser/local-files';
import { isUtf8Text, LONG_TEXT } from '../../../core/text/long-text';
import { encodingOf, looksLikeText, readTextFile } from '../../../core/bytes/read-text-file';
import { Bar, type BarHandle } from './Bar';
import { Compare } from './Compare';
import { TREE_LIMIT } from './limit';
import { Figures, ResultText } from './Outcome';
import { useEditor, type EditorUse } from './use-editor';
import logic from './tool';

/**
 * The JSON editor. Documents that are longer than a tree can display stay files, and are shown in the site's view of
 * long texts.
 */
export default function JsonEditorTool(props: IslandProps): ReactNode {
  const form = useForm(logic, props, { long: true });
  const { strings, slug } = props;
  const own = strings.own ?? {};
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const bar = useRef<BarHandle>(null);
  const editor = useEditor({ form, area, host });
  const { draft, saved, changes } = editor;
  const { remember } = draft;

  const { result: made } = form.outcome?.values ?? {};
  const result = isUtf8Text(made) ? made : String(made ?? '');
  const long = form.long.get('input');

  const clear = () => {
    bar.current?.belongsTo(undefined);
    void draft.clear();
    form.clear();
  };
  const open = async (given: LocalFile) => {
    const { file } = given;
    try {
      const isLong = file.size > TREE_LIMIT;
      const text = isLong && !(await looksLikeText(file)) ? undefined : await readTextFile(file);
      if (text === undefined) return form.fail(problem('error.fileType', { name: file.name }));
      bar.current?.belongsTo(given);
      draft.own();
      form.setText('input', isLong ? file : text);
      remember(isLong && (await encodingOf(file)) === 'utf-8' ? file : text);
    } catch {
      form.fail(problem('error.fileRead', { name: file.name }));
    }
  };

  return (
    <FormFrame form={form} className="json-editor">
      <Frame element={frame} onFile={(opened) => void open(opened)}>
        <div className="editor-bar">
          <Controls form={form} only={['view']} />
          <Bar
            form={form}
            frame={frame}
            handle={bar}
            content={() => long ?? editor.current()}
            onOpen={(opened) => void open(opened)}
            onSaved={editor.markSaved}
            isEmpty={result.length === 0}
            name={slug}
          />
        </div>
        <CoveredText isCode form={form} area={area} isOpen={editor.isOpen} onInput={remember} />
        <div ref={host} className="json-host" hidden={!editor.isOpen || long !== undefined} />
        {long && <LongDocument form={form} text={long} editor={editor} />}
      </Frame>
      <Alert form={form} />
      <Figures form={form} changes={changes}>
        <DraftState draft={draft} words={own} />
      </Figures>
      <OtherDrafts draft={draft} words={own} />
      <Actions form={{ ...form, clear, undo: undefined }} />
      <ResultText form={form} result={result} />
      {changes > 0 && typeof result === 'string' && result !== saved && saved.length <= LONG_TEXT && (
        <Compare before={saved} after={result} label={own.compare ?? ''} />
      )}
      <Status form={form} />
    </FormFrame>
  );
}

interface FrameProps {
  element: RefObject<HTMLDivElement | null>;
  onFile: (dropped: LocalFile) => void;
  children: ReactNode;
}

/** What is shown full screen; files can be dropped on it. */
function Frame({ element, onFile, children }: FrameProps): ReactNode {
  return (
    <div
      className="json-frame"
      ref={element}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDropCapture={(event) => {
        const given = givenFile(event.dataTransfer);
        if (!given) return;
        event.preventDefault();
        event.stopPropagation();
        void given.then(onFile);
      }}
    >
      {children}
    </div>
  );
}

interface LongDocumentProps {
  form: Form;
  text: Blob;
  editor: EditorUse;
}

/** A document that is longer than a tree can display. */
function LongDocument({ form, text, editor }: LongDocumentProps): ReactNode {
  return (
    <LargeText
      text={text}
      label={form.props.strings.labels.input ?? ''}
      form={form}
      onEdit={(edited) => {
        editor.markChanged();
        form.edited('input', edited);
        editor.draft.remember(edited);
      }}
      onEmpty={() => form.setText('input', '')}
    />
  );
}
