import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { fill } from '../../../i18n/format';
import type { Runner } from '../../../kinds/run/runner';
import { copyText, download } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { directionOf } from '../../../features/notes/text-direction';
import { NoteCounts } from '../../../features/notes/NoteCounts';
import { noteBlob, PLAIN_FORM } from '../../../features/notes/note-file';
import { printNote } from '../../../features/notes/print-note';
import { SharedActions } from '../../../features/sharing/SharedActions';
import { SharedFrame } from '../../../features/sharing/SharedFrame';
import { showText } from '../../../features/notes/shown-text';
import { textFragment } from '../../../features/sharing/note-link';
import { fileNameOf, summaryOf } from '../../../features/notes/note-titles';
import { useShared, type SharedText } from '../../../features/sharing/use-shared';

const COUNTS = ['words', 'chars', 'lines'] as const;
const SIZES = { least: 12, most: 28 } as const;

/** The notepad is above this page in the path, in the same language. */
const notepad = () => new URL('..', location.href.replace(/[?#].*$/, '')).href;

/** Shows a shared note, read-only, in full, as text. */
export default function Viewer(props: IslandProps): ReactNode {
  const { lang, strings, words, preset } = props;
  const [say] = useState(
    () =>
      (key: string, blanks: Readonly<Record<string, string>> = {}) =>
        fill(strings.own?.[key] ?? key, blanks, lang),
  );
  const form = useRef<HTMLFormElement>(null);
  const output = useRef<HTMLOutputElement>(null);
  const link = useShared(form, say('tab'));
  const { shared: note, locked } = link;
  const [status, setStatus] = useState('');
  const text = note?.text ?? '';

  const counts = useNoteText(props, form, output, note);
  const look = useLook(preset, note);
  const edit = useEdit(note);
  useEffect(() => setStatus(''), [note]);
  useEffect(() => form.current?.style.setProperty('--note-size', `${look.size}px`), [look.size]);

  const fileName = fileNameOf(note?.title || summaryOf(text).heading, say('fileName'));
  const blob = () => noteBlob(text, PLAIN_FORM);
  const copy = async () => setStatus((await copyText(text)) ? words['status.copied'] : words['error.clipboard']);

  return (
    <SharedFrame form={form} className="viewer" link={link} lang={lang} say={say}>
      <div className="viewer-empty" hidden={note !== undefined || locked !== undefined}>
        <p>{say('empty')}</p>
        <a className="button primary" href="../">
          {say('write')}
        </a>
      </div>
      <div className="viewer-note shared-text" hidden={note === undefined} data-stale={link.stale ? '' : undefined}>
        <p className="note" data-note="">
          {say('notOurs')}
        </p>
        <div className="viewer-head">
          {note?.title && <h2 dir="auto">{note.title}</h2>}
          {/* The output is outside the heading, because text in a live region isn't part of the heading's name. */}
          <output name="heading" aria-live="off" hidden>
            {note?.title}
          </output>
          <SharedActions
            words={words}
            raw={say('raw')}
            onCopy={() => void copy()}
            onDownload={() => {
              download(`${fileName}.txt`, blob());
              setStatus(words['status.downloaded']);
            }}
            blob={blob}
            more={
              <button type="button" onClick={() => printNote({ text, title: note?.title ?? '', lang, mono: false })}>
                {say('print')}
              </button>
            }
          >
            <button type="button" onClick={() => void edit()}>
              {say('edit')}
            </button>
          </SharedActions>
        </div>
        <output
          name="result"
          ref={output}
          aria-live="off"
          dir={directionOf(text)}
          className={look.wrap ? 'viewer-text' : 'viewer-text nowrap'}
          // The content is written with DOM calls, in blocks, not by React.
          suppressHydrationWarning
        />
      </div>
      <ViewerFoot props={props} hidden={note === undefined} counts={counts} look={look} status={status} />
    </SharedFrame>
  );
}

interface FootProps {
  props: IslandProps;
  hidden: boolean;
  counts: Counts | undefined;
  look: ReturnType<typeof useLook>;
  status: string;
}

/** The note's figures, and the controls of how it is shown. */
function ViewerFoot({ props: { strings, lang }, hidden, counts, look, status }: FootProps): ReactNode {
  return (
    <div className="viewer-foot" hidden={hidden}>
      <NoteCounts figures={COUNTS} counts={counts} labels={strings.labels} lang={lang} unknown="" />
      <label className="check">
        <input
          type="checkbox"
          name="wrap"
          checked={look.wrap}
          onChange={(event) => look.setWrap(event.currentTarget.checked)}
        />
        <span>{strings.labels.wrap}</span>
      </label>
      <label className="line">
        <span>{strings.labels.size}</span>
        <input
          type="range"
          name="size"
          min={SIZES.least}
          max={SIZES.most}
          value={look.size}
          onChange={(event) => look.setSize(Number(event.currentTarget.value))}
        />
      </label>
      <p role="status">{status}</p>
    </div>
  );
}

type Counts = Readonly<Record<(typeof COUNTS)[number], number>>;

/** Shows the note's text and counts it; the form's state says when both are done. */
function useNoteText(
  { id, lang }: IslandProps,
  form: RefObject<HTMLFormElement | null>,
  output: RefObject<HTMLOutputElement | null>,
  note: SharedText | undefined,
): Counts | undefined {
  const runner = useRef<Promise<Runner>>(undefined);
  const [counts, setCounts] = useState<Counts>();
  useEffect(() => {
    if (!note) return;
    let current = true;
    void (async () => {
      const load = async () => (await import('./tool')).default;
      runner.current ??= import('../../../kinds/run/engine').then(({ makeRunner }) =>
        makeRunner(id, load, lang, false),
      );
      const shown = output.current ? showText(output.current, note.text, () => !current) : undefined;
      try {
        const { values } = await (await runner.current).run({ input: note.text, title: note.title }, () => {});
        if (!(await shown) || !current) return;
        setCounts({ words: Number(values.words), chars: Number(values.chars), lines: Number(values.lines) });
        if (form.current) form.current.dataset.state = note.text === '' ? 'empty' : 'done';
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
        console.error(error);
        if (form.current) form.current.dataset.state = 'error';
      }
    })();
    return () => {
      current = false;
    };
  }, [note, lang, id, form, output]);
  return counts;
}

/** How the text is shown: as the link says, until the visitor changes it. */
function useLook(preset: IslandProps['preset'], note: SharedText | undefined) {
  const [wrap, setWrap] = useState(preset.wrap !== 'false');
  const [size, setSize] = useState(Number(preset.size ?? 16));
  useEffect(() => {
    if (note?.params.wrap !== undefined) setWrap(note.params.wrap !== 'false');
    const wanted = Number(note?.params.size);
    if (wanted >= SIZES.least && wanted <= SIZES.most) setSize(wanted);
  }, [note]);
  return { wrap, setWrap, size, setSize };
}

/** Opens the note in the notepad, as a copy. */
function useEdit(note: SharedText | undefined): () => Promise<void> {
  /** The notepad is being opened. */
  const leaving = useRef(false);
  // After coming back from the notepad, the button works again.
  useEffect(() => {
    const back = () => {
      leaving.current = false;
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  return async () => {
    // A second click would create a second note.
    if (!note || leaving.current) return;
    leaving.current = true;
    try {
      const { keepCopy } = await import('../../../features/notes/keep-copy');
      const kept = await keepCopy(note.text, note.title);
      if (kept) return location.assign(notepad());
      const title = note.title ? `&${new URLSearchParams({ title: note.title })}` : '';
      location.assign(`${notepad()}#${await textFragment(note.text)}${title}`);
    } catch (error) {
      leaving.current = false;
      throw error;
    }
  };
}
