import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Buttons';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { FormFrame } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import { DraftState, OtherDrafts } from '../../../ui/DraftNotes';
import { FullScreenButton } from '../../../ui/FullScreenButton';
import { TEXTS, textsIn } from './code-texts';
import { Console } from './Console';
import { PageText } from './PageText';
import { useCodeDraft } from './use-code-draft';
import { usePreview, type Preview } from './use-preview';
import logic from './tool';

export default function Playground(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const own = props.strings.own ?? {};
  const host = useRef<HTMLDivElement>(null);
  const sources = useRef<HTMLDivElement>(null);
  const clearPreview = useRef(() => {});
  const onlyHtml = props.preset.panes === 'html';

  const page = String(form.outcome?.values.result ?? '');
  const { draft, waiting, trust } = useCodeDraft(form, props, sources, clearPreview);
  const preview = usePreview({
    host,
    label: own.preview ?? '',
    page,
    waiting,
    auto: form.ref.current ? form.valueOf('auto') === 'true' : true,
    source: () => {
      const { input: html = '', css = '', js = '' } = textsIn(form);
      return onlyHtml ? { html, css: '', js: '' } : { html, css, js };
    },
    onDropped: () => form.setValues({ auto: 'false' }),
  });
  clearPreview.current = preview.clear;

  const clear = () => {
    trust(true);
    void draft.clear();
    form.clear();
  };
  const run = () => {
    trust(true);
    preview.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  };

  return (
    <FormFrame form={form} className="html-playground">
      <div className="panes" onKeyDownCapture={onKeyDown}>
        <div className={onlyHtml ? 'source-pane one-field' : 'source-pane'} ref={sources}>
          <Controls form={form} only={onlyHtml ? ['input'] : TEXTS} />
          {onlyHtml && <Controls form={form} only={['css', 'js']} />}
        </div>
        <PreviewPane form={form} host={host} preview={preview} page={page} waiting={waiting} onRun={run} />
      </div>
      <Alert form={form} />
      <DraftState draft={draft} words={own} />
      <OtherDrafts draft={draft} words={own} />
      <Actions form={{ ...form, clear, undo: undefined }} />
      <PageText form={form} page={page} />
      <Status form={form} />
    </FormFrame>
  );
}

interface PreviewPaneProps {
  form: Form;
  /** The element that contains the frame. */
  host: RefObject<HTMLDivElement | null>;
  preview: Preview;
  /** The document that runs. */
  page: string;
  /** It does not run before the visitor presses 'Run'. */
  waiting: boolean;
  onRun: () => void;
}

/** The running page, the buttons above it and its console. */
function PreviewPane({ form, host, preview, page, waiting, onRun }: PreviewPaneProps): ReactNode {
  const own = form.props.strings.own ?? {};
  const stage = useRef<HTMLDivElement>(null);
  const width = form.ref.current ? form.valueOf('width') : 'full';
  return (
    <div className="shown-pane">
      <div className="stage-bar">
        <button type="button" className="primary" title="Ctrl+Enter" onClick={onRun}>
          {own.run}
        </button>
        <Controls form={form} only={['auto', 'width', 'panes']} />
        <FullScreenButton element={stage} label={own.fullScreen} />
      </div>
      {waiting && page !== '' && (
        <p className="note" data-note="">
          {own.waits}
        </p>
      )}
      {preview.dropped && (
        <div role="alert" className="alert">
          {own.dropped}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be focusable by keyboard */}
      <div className="stage" ref={stage} tabIndex={0} role="group" aria-label={own.preview}>
        <div
          className="frames"
          ref={host}
          style={width === 'full' ? undefined : { inlineSize: `${width}px`, maxInlineSize: 'none' }}
        />
      </div>
      <Console lines={preview.lines} parts={preview.parts} props={form.props} />
    </div>
  );
}
