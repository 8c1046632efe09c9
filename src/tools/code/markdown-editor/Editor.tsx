import { useCallback, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { formatNumber } from '../../../i18n/format';
import { wasTouched } from '../../../kinds/form/touched-fields';
import type { Table } from '../../../kinds/contract/outputs';
import type { Outcome } from '../../../kinds/contract/plain-values';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Buttons';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { FormFrame } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import { DraftState, OtherDrafts } from '../../../ui/DraftNotes';
import { useDraft, type DraftUse } from '../../../ui/use-draft';
import { Bar, type BarHandle } from './Bar';
import type { OutlineEntry } from './headings';
import { Html } from './Html';
import Outline from './Outline';
import Preview from './Preview';
import Source from './Source';
import type { Surface } from './surface';
import { Toolbar } from './Toolbar';
import { useClean, type CleanPage } from './use-clean';
import { useScroll } from './use-scroll';
import { useWaysIn } from './use-ways-in';

let sanitizer: typeof import('../../../browser/html/sanitize') | undefined;

export default function Editor(props: IslandProps): ReactNode {
  const { form, parts, html, outline } = useRendered(props);
  const { strings } = props;
  const own = strings.own ?? {};
  const surface = useRef<Surface>(undefined);
  const preview = useRef<HTMLDivElement>(null);
  const panes = useRef<HTMLDivElement>(null);
  const bar = useRef<BarHandle>(null);
  const picturesAllowed = useRef(false);

  const { leading, follow, goTo, onShown } = useScroll(outline, preview, surface);
  const { draft, onEdit, waiting } = useMarkdownDraft(form, surface);
  const clear = () => {
    bar.current?.belongsTo(undefined);
    void draft.clear();
    form.clear();
  };

  const ways = useWaysIn(form, surface, (text, file) => {
    bar.current?.belongsTo(file);
    draft.own();
    form.setText('input', text);
    onEdit(text);
  });

  return (
    <FormFrame form={form} className="markdown-editor">
      <div className="editor-bar">
        <Controls form={form} only={['view', 'gfm']} />
        <Bar
          form={form}
          surface={surface}
          frame={panes}
          html={html}
          title={outline[0]?.text ?? ''}
          picturesAllowed={() => picturesAllowed.current}
          onOpen={(file) => void ways.open(file)}
          handle={bar}
        />
      </div>
      <Toolbar words={own} surface={surface} onPictures={ways.takePictures} />
      <div className="panes" ref={panes}>
        <div className="source-pane" {...leading('source')}>
          <Source
            form={form}
            surface={surface}
            onEdit={onEdit}
            onPaste={ways.onPaste}
            onFiles={ways.onFiles}
            onScroll={() => follow('source')}
            waiting={waiting}
          />
        </div>
        <div className="shown-pane" {...leading('preview')} onScrollCapture={() => follow('preview')}>
          <Preview
            parts={parts}
            words={own}
            box={preview}
            onTask={(index) => void turnTask(surface.current, index)}
            onShown={onShown}
            allowedNow={picturesAllowed}
          />
        </div>
      </div>
      <Alert form={form} />
      <Figures form={form} />
      <OtherDrafts draft={draft} words={own} />
      <div className="actions">
        <Actions form={{ ...form, clear, undo: undefined }} />
        <DraftState draft={draft} words={own} />
      </div>
      {outline.length > 0 && <Outline label={strings.labels.outline ?? ''} entries={outline} onGo={goTo} />}
      <Html form={form} html={html} />
      <Status form={form} />
    </FormFrame>
  );
}

/** The form, and the beginning of a long text's HTML while the rest is not ready. */
function useEngine(props: IslandProps): { readonly form: Form; readonly early: string | undefined } {
  /** The beginning, and the outcome shown when it arrived: it is used until that outcome is replaced. */
  const [head, setHead] = useState<{ readonly html: string; readonly before: Outcome | undefined }>();
  const outcome = useRef<Outcome>(undefined);
  // The sanitizer loads together with the logic, so that there is never a result without it.
  const load = useCallback(async () => {
    const [engine, loaded] = await Promise.all([import('./engine'), import('../../../browser/html/sanitize')]);
    sanitizer = loaded;
    return engine.makeEngine((html) => setHead({ html, before: outcome.current }));
  }, []);
  const form = useForm(load, props);
  outcome.current = form.outcome;
  const early = form.state === 'working' && head?.before === form.outcome ? head?.html : undefined;
  return { form, early };
}

interface Rendered extends CleanPage {
  readonly form: Form;
  readonly outline: readonly OutlineEntry[];
}

/** The form, and what the preview and the outline show. */
function useRendered(props: IslandProps): Rendered {
  const { form, early } = useEngine(props);
  const { result, outline: table } = form.outcome?.values ?? {};
  const clean = useClean(early ?? String(result ?? ''), early === undefined, sanitizer?.sanitizeHtml);
  const outline = useMemo(() => entries(table), [table]);
  return { form, ...clean, outline };
}

interface MarkdownDraft {
  readonly draft: DraftUse;
  /** Call after every edit. */
  onEdit(text: string): void;
  /** The history of an earlier visit, until its text is in the editor. */
  readonly waiting: RefObject<string | undefined>;
}

/** The text kept on this device, with its history, which waits until the editor that it belongs to has loaded. */
function useMarkdownDraft(form: Form, surface: RefObject<Surface | undefined>): MarkdownDraft {
  const latest = useRef(form);
  latest.current = form;
  const waiting = useRef<string>(undefined);
  const [, setWaits] = useState(0);
  const draft = useDraft({
    name: 'markdown-editor',
    fields: ['input'],
    touched: () => !form.ref.current || wasTouched(form.ref.current, ['input']) || latest.current.held.size > 0,
    current: () => latest.current.held.get('input') ?? surface.current?.text() ?? '',
    put: (text) => latest.current.setText('input', text),
    undo: () => surface.current?.history?.() ?? waiting.current ?? '',
    restoreUndo: (history) => {
      waiting.current = history;
      setWaits((before) => before + 1);
    },
  });
  const { remember } = draft;
  const onEdit = useCallback(
    (text: string) => {
      waiting.current = undefined;
      remember(text);
    },
    [remember],
  );
  return { draft, onEdit, waiting };
}

/** Checks or unchecks the box of a task in the text. */
async function turnTask(surface: Surface | undefined, index: number): Promise<void> {
  const text = surface?.text() ?? '';
  const { toggleTask } = await import('./tasks');
  const edit = await toggleTask(text, index);
  // A click on a task box must not undo what was typed in the meantime.
  if (edit && surface?.text() === text) surface.apply(edit);
}

function Figures({ form: { outcome, props } }: { form: Form }): ReactNode {
  const { strings, lang } = props;
  return (
    <dl className="figures small">
      {(['words', 'characters', 'readingTime'] as const).map((figure) => {
        const value = Number(outcome?.values[figure] ?? 0);
        return (
          <div className="figure" key={figure} data-figure={figure}>
            <dt>{strings.labels[figure]}</dt>
            <dd>
              <output name={figure} aria-live="off" data-value={outcome ? value : undefined}>
                {outcome ? formatNumber(value, lang, 0) : ''}
              </output>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Reads the table of headings from the tool's output. */
function entries(table: unknown): readonly OutlineEntry[] {
  const rows = isTable(table) ? table.rows : [];
  return rows.map(([text, level, line]) => ({
    text: String(text ?? ''),
    level: Number(level),
    line: typeof line === 'number' ? line : null,
  }));
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && 'rows' in value;
