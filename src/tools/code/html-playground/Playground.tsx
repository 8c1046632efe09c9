import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions, CopyButton, DownloadButton } from '../../../kinds/parts/Buttons';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { LargeText } from '../../../kinds/parts/long-text/LargeText';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { FormFrame } from '../../../kinds/form/ToolForm';
import { LARGE_TEXT } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { wasTouched } from '../../../kinds/form/touched-fields';
import { DraftState, OtherDrafts } from '../../../ui/DraftNotes';
import { bringsText } from '../../../storage/drafts';
import { FullScreenButton } from '../../../ui/FullScreenButton';
import { useDraft } from '../../../ui/use-draft';
import { Console } from './Console';
import { usePreview } from './use-preview';
import { useUndo } from './use-undo';
import logic from './tool';

const TEXTS = ['input', 'css', 'js'] as const;

/** Set while this tab has code from a link that the visitor has not run: a reload must not run it either. */
const flagKey = () => `from-link:${location.pathname}`;
const waits = () => sessionStorage.getItem(flagKey()) !== null;

export default function Playground(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { strings, slug } = props;
  const own = strings.own ?? {};
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  /** Nothing runs until it is known whether the code came with a link. */
  const [waiting, setWaiting] = useState(true);
  const [opened, setOpened] = useState(false);

  const page = String(form.outcome?.values.result ?? '');
  const auto = form.ref.current ? form.valueOf('auto') === 'true' : true;
  const width = form.ref.current ? form.valueOf('width') : 'full';

  const texts = () => Object.fromEntries(TEXTS.map((name) => [name, form.valueOf(name)]));
  const preview = usePreview({
    host,
    label: own.preview ?? '',
    page,
    waiting,
    auto,
    source: () => {
      const { input: html = '', css = '', js = '' } = texts();
      return props.preset.panes === 'html' ? { html, css: '', js: '' } : { html, css, js };
    },
    onDropped: () => form.setValues({ auto: 'false' }),
  });
  const { lines, parts, dropped } = preview;
  const clearPreview = useRef(preview.clear);
  clearPreview.current = preview.clear;
  const trust = useCallback((trusted: boolean) => {
    if (trusted) sessionStorage.removeItem(flagKey());
    else sessionStorage.setItem(flagKey(), '1');
    setWaiting(!trusted);
    if (!trusted) clearPreview.current();
  }, []);

  /* The draft, and code from a link. */
  /** The texts as last seen; undefined as long as they are those of a link. */
  const known = useRef<string>(undefined);
  const sources = useRef<HTMLDivElement>(null);
  const undo = useUndo(sources, TEXTS);
  const { setValues } = form;
  const written = () =>
    Object.values(texts()).every((text) => text === '') ? '' : JSON.stringify({ ...texts(), trusted: !waits() });
  const draft = useDraft({
    name: `html-playground:${props.preset.panes ?? ''}`,
    fields: TEXTS,
    touched: () => !form.ref.current || wasTouched(form.ref.current, TEXTS) || form.held.size > 0,
    current: () => (form.ref.current ? written() : ''),
    put: (kept) => {
      const read = readDraft(kept);
      if (!read) return;
      trust(read.trusted);
      known.current = snapshot(read.texts);
      setValues(read.texts);
    },
    undo: undo.history,
    restoreUndo: undo.restore,
  });
  const { remember } = draft;
  useEffect(() => {
    const linked = bringsText(location.hash, TEXTS);
    if (!linked) known.current = snapshot({});
    trust(!linked && !waits());
    const onHash = () => {
      if (!bringsText(location.hash, TEXTS)) return;
      known.current = undefined;
      trust(false);
    };
    // In the capture phase, before the form handles it, so that nothing from the link runs.
    window.addEventListener('hashchange', onHash, true);
    return () => window.removeEventListener('hashchange', onHash, true);
  }, [trust]);

  // Code from a link is kept starting with its first edit.
  const keep = () => {
    const now = snapshot(texts());
    const before = known.current;
    known.current = now;
    if (before === undefined || before === now) return;
    remember(written());
  };
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    if (form.outcome) latest.current();
  }, [form.outcome]);
  useEffect(() => {
    // The last changes before the page unloads, which no run has seen. In the capture phase, before the draft handles
    // it.
    const onLeave = () => {
      if (known.current !== undefined) latest.current();
    };
    window.addEventListener('pagehide', onLeave, true);
    return () => window.removeEventListener('pagehide', onLeave, true);
  }, []);

  const clear = () => {
    trust(true);
    void draft.clear();
    form.clear();
  };

  const press = () => {
    trust(true);
    preview.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    press();
  };

  const both = (props.preset.panes ?? '') !== 'html';
  return (
    <FormFrame form={form} className="html-playground">
      <div className="panes" onKeyDownCapture={onKeyDown}>
        <div className={both ? 'source-pane' : 'source-pane one-field'} ref={sources}>
          <Controls form={form} only={both ? TEXTS : ['input']} />
          {!both && <Controls form={form} only={['css', 'js']} />}
        </div>
        <div className="shown-pane">
          <div className="stage-bar">
            <button type="button" className="primary" title="Ctrl+Enter" onClick={press}>
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
          {dropped && (
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
          <Console lines={lines} parts={parts} props={props} />
        </div>
      </div>
      <Alert form={form} />
      <DraftState draft={draft} words={own} />
      <OtherDrafts draft={draft} words={own} />
      <Actions form={{ ...form, clear, undo: undefined }} />
      <details className="result-text" onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary>{strings.labels.result}</summary>
        {page !== '' && (
          <span className="field-actions">
            <CopyButton form={form} text={() => page} />
            <DownloadButton
              form={form}
              name={`${slug}.html`}
              content={() => new Blob([page.endsWith('\n') ? page : `${page}\n`], { type: 'text/html;charset=utf-8' })}
            />
          </span>
        )}
        <output
          name="result"
          aria-live="off"
          className="mono"
          {...(page.length > LARGE_TEXT && { 'data-partial': '', 'data-length': page.length })}
        >
          {page.length <= LARGE_TEXT ? (
            page
          ) : opened ? (
            <LargeText text={page} label={strings.labels.result ?? ''} form={form} />
          ) : (
            page.slice(0, LARGE_TEXT)
          )}
        </output>
      </details>
      <Status form={form} />
    </FormFrame>
  );
}

const snapshot = (texts: Readonly<Record<string, string>>): string =>
  JSON.stringify(TEXTS.map((name) => texts[name] ?? ''));

interface Kept {
  readonly texts: Readonly<Record<string, string>>;
  readonly trusted: boolean;
}

function readDraft(draft: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(draft);
    if (typeof kept !== 'object' || kept === null) return undefined;
    const texts = Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => TEXTS.some((name) => name === entry[0]) && typeof entry[1] === 'string',
      ),
    );
    return { texts, trusted: 'trusted' in kept && kept.trusted === true };
  } catch {
    return undefined;
  }
}
