import { useCallback, useRef, useState, type RefObject } from 'react';
import { remember } from '../form/form-memory';
import type { Pending } from '../form/pending';
import type { MessageLoader } from '../form/use-messages';
import type { IslandProps } from '../contract/island-props';
import type { Declared } from '../contract/tool';
import { hiddenIn, presetRaw, sameSet } from '../form/shown-fields';
import type { Engine } from './use-engine';
import type { Texts } from '../form/use-texts';
import { useLastRun, type LastRun, type ShowRun } from './use-last-run';

/** Runs are debounced if the inputs together are longer than this. */
const DEBOUNCE_ABOVE = 20_000;
const DEBOUNCE_MS = 200;

export interface Running extends Omit<LastRun, 'show' | 'showBefore'> {
  readonly hidden: ReadonlySet<string>;
  /** Runs now; the values of `instead` replace those of the controls. */
  run(instead?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Call once the form has its first values: does the first run. If the tool `waits` for its button, only if `run` was called before. */
  begin(waits: boolean): Promise<void>;
  /** Runs now, or debounced if the text is long. */
  later(): void;
  /** Aborts the current run and keeps the outcome before it. */
  cancel(): void;
  /** Ignores the result of the current run, because its values are about to be replaced. */
  supersede(): void;
  /** Updates `hidden`: which fields are hidden by `when` may have changed. */
  lookAgain(): void;
}

/** Runs a tool, and keeps the state of the last run. */
export function useRun(
  props: IslandProps,
  ref: RefObject<HTMLFormElement | null>,
  { ready, cancel }: Pick<Engine, 'ready' | 'cancel'>,
  { held, long, raw }: Pick<Texts, 'held' | 'long' | 'raw'>,
  pending: Pending,
  prepare: MessageLoader['prepare'],
): Running {
  const { declared: tool } = props;
  const last = useLastRun(tool, pending, prepare);
  const { mark, show } = last;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() =>
    hiddenIn(tool, (name) => presetRaw(tool, props, name)),
  );
  const latest = useRef(0);
  const begun = useRef(false);
  const asked = useRef<Readonly<Record<string, unknown>>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const lookAgain = useCallback(() => setHidden((before) => sameSet(before, hiddenIn(tool, raw))), [tool, raw]);

  const run = useCallback(
    async (instead: Readonly<Record<string, unknown>> = {}) => {
      const form = ref.current;
      if (!form) return;
      // Before `begin`, only remember that a run was requested.
      if (!begun.current) {
        asked.current = { ...asked.current, ...instead };
        return;
      }
      clearTimeout(timer.current);
      const own = ++latest.current;
      lookAgain();
      if (long.size === 0) remember(form, held, tool);
      mark('working');
      await runOnce(instead, { props, ready, raw, prepare, show, isLatest: () => own === latest.current });
    },
    [tool, props, ref, ready, held, long, raw, mark, lookAgain, prepare, show],
  );

  const begin = useCallback(
    async (waits: boolean) => {
      begun.current = true;
      if (waits && !asked.current) mark('empty');
      else await run(asked.current);
    },
    [run, mark],
  );

  const later = useCallback(() => {
    if (!begun.current) return;
    mark('working');
    clearTimeout(timer.current);
    if (inputSize(tool, raw) > DEBOUNCE_ABOVE) timer.current = setTimeout(() => void run(), DEBOUNCE_MS);
    else void run();
  }, [tool, raw, run, mark]);

  const supersede = useCallback(() => {
    latest.current++;
    mark('working');
  }, [mark]);

  return {
    ...last,
    hidden,
    run,
    begin,
    later,
    cancel: () => {
      clearTimeout(timer.current);
      latest.current++;
      cancel();
      last.showBefore();
    },
    supersede,
    lookAgain,
  };
}

interface Run {
  readonly props: IslandProps;
  readonly ready: Engine['ready'];
  readonly raw: Texts['raw'];
  readonly prepare: MessageLoader['prepare'];
  readonly show: ShowRun;
  /** False as soon as a newer run has started or this one was canceled: it shows nothing more. */
  readonly isLatest: () => boolean;
}

/** Runs the tool and shows how that ended. An error is a bug in the tool, unless the run was aborted. */
async function runOnce(instead: Readonly<Record<string, unknown>>, run: Run): Promise<void> {
  try {
    await runAndShow(instead, run);
  } catch (error) {
    if (!run.isLatest() || (error instanceof DOMException && error.name === 'AbortError')) return;
    console.error(error);
    run.show.bug();
  }
}

/** Reads the values, runs the tool and shows the outcome once its messages have loaded. */
async function runAndShow(
  instead: Readonly<Record<string, unknown>>,
  { props, ready, raw, prepare, show, isLatest }: Run,
): Promise<void> {
  const { readForm, runner } = await ready();
  if (!isLatest()) return;
  const { kind, fields } = props.declared;
  const read = readForm(fields, raw, props.lang, kind === 'calculator');
  if (read.problem || read.empty) {
    runner.cancel();
    if (read.problem) await prepare([read.problem]);
    if (!isLatest()) return;
    show.refusal(read.problem);
    return;
  }
  const next = await runner.run({ ...read.values, ...instead }, (share) => isLatest() && show.progress(share));
  if (!isLatest()) return;
  const messages = prepare([...next.notes, ...next.steps, ...(next.problem ? [next.problem] : [])]);
  if (messages) {
    await messages;
    if (!isLatest()) return;
  }
  show.outcome(next);
}

const inputSize = ({ fields }: Declared, raw: Texts['raw']): number =>
  Object.keys(fields).reduce((sum, name) => sum + sizeOf(raw(name)), 0);

const sizeOf = (value: unknown): number =>
  typeof value === 'string' ? value.length : value instanceof Blob ? value.size : 0;
