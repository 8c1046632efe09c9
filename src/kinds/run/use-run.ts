import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FormState } from '../form/form';
import { remember } from '../form/form-memory';
import type { Pending } from '../form/pending';
import type { MessageLoader } from '../form/use-messages';
import type { Outcome } from '../contract/plain-values';
import type { IslandProps } from '../contract/island-props';
import { hiddenIn, presetRaw, sameSet } from '../form/shown-fields';
import type { Engine } from './use-engine';
import type { Texts } from '../form/use-texts';
import { problem, type Problem } from '../contract/messages';

/** Runs are debounced if the inputs together are longer than this. */
const DEBOUNCE_ABOVE = 20_000;
const DEBOUNCE_MS = 200;
const HISTORY = 50;

export interface Running {
  readonly outcome: Outcome | undefined;
  readonly problem: Problem | undefined;
  readonly stale: boolean;
  readonly state: FormState;
  readonly progress: number | undefined;
  readonly history: readonly Outcome[];
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
  mark(state: FormState): void;
  /** Shows a problem that didn't come from a run; the outcome shown is still valid. */
  report(problem: Problem): void;
  /** Like `report`, but marks the outcome shown as out of date. */
  fail(problem: Problem): void;
  clearHistory(): void;
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
  const { declared: tool, lang } = props;
  const [outcome, setOutcome] = useState<Outcome>();
  const [found, setFound] = useState<Problem>();
  const [stale, setStale] = useState(false);
  const [marked, setMarked] = useState<{ readonly state: FormState }>({ state: 'loading' });
  const { state } = marked;
  const [progress, setProgress] = useState<number>();
  const [history, setHistory] = useState<readonly Outcome[]>([]);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() =>
    hiddenIn(tool, (name) => presetRaw(tool, props, name)),
  );
  const latest = useRef(0);
  const begun = useRef(false);
  const asked = useRef<Readonly<Record<string, unknown>>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // 'working' is written to the DOM directly: styles and tests must see it as soon as a key is pressed, before React renders.
  // The final state is written together with the results. It is wrapped in a new object so that React always renders.
  const mark = useCallback(
    (next: FormState) => {
      if (next === 'working') pending.begin();
      setMarked({ state: next });
    },
    [pending],
  );
  useLayoutEffect(() => pending.show(state));

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
      try {
        const { readForm, runner } = await ready();
        if (own !== latest.current) return;
        const read = readForm(tool.fields, raw, lang);
        if (read.problem || read.empty) {
          runner.cancel();
          if (read.problem) await prepare([read.problem]);
          if (own !== latest.current) return;
          setProgress(undefined);
          setFound(read.problem);
          if (read.empty && !read.problem) setOutcome(undefined);
          setStale(read.problem !== undefined);
          mark(read.problem ? 'error' : 'empty');
          return;
        }
        const next = await runner.run(
          { ...read.values, ...instead },
          (share) => own === latest.current && setProgress(share),
        );
        if (own !== latest.current) return;
        const messages = prepare([...next.notes, ...next.steps, ...(next.problem ? [next.problem] : [])]);
        if (messages) {
          await messages;
          if (own !== latest.current) return;
        }
        const failed = next.problem !== undefined && Object.keys(next.values).length === 0;
        if (!failed) setOutcome(next);
        setFound(next.problem);
        setStale(failed);
        setProgress(undefined);
        if (!failed && !next.empty && tool.kind === 'generator' && !tool.secret)
          setHistory((past) => [next, ...past].slice(0, HISTORY));
        mark(next.problem ? 'error' : next.empty || isBlank(next) ? 'empty' : 'done');
      } catch (error) {
        if (own !== latest.current || (error instanceof DOMException && error.name === 'AbortError')) return;
        // A bug in the tool: show a general message and log the error. The form keeps what was typed.
        console.error(error);
        setFound(problem('error.unexpected'));
        setStale(true);
        setProgress(undefined);
        mark('error');
      }
    },
    [tool, lang, ref, ready, held, long, raw, mark, lookAgain, prepare],
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
    const size = Object.keys(tool.fields).reduce((sum, name) => sum + sizeOf(raw(name)), 0);
    if (size > DEBOUNCE_ABOVE) timer.current = setTimeout(() => void run(), DEBOUNCE_MS);
    else void run();
  }, [tool, raw, run, mark]);

  const supersede = useCallback(() => {
    latest.current++;
    mark('working');
  }, [mark]);

  const report = useCallback(
    (failure: Problem) => {
      const show = (shown: Problem) => {
        setFound(shown);
        mark('error');
      };
      const messages = prepare([failure]);
      if (!messages) return show(failure);
      messages.then(
        () => show(failure),
        () => show(problem('error.unexpected')),
      );
    },
    [mark, prepare],
  );

  return {
    outcome,
    problem: found,
    stale,
    state,
    progress,
    history,
    hidden,
    run,
    begin,
    later,
    cancel: () => {
      clearTimeout(timer.current);
      latest.current++;
      cancel();
      setProgress(undefined);
      mark(outcome ? 'done' : 'empty');
      setStale(outcome !== undefined);
    },
    supersede,
    mark,
    report,
    fail: (failure) => {
      report(failure);
      setStale(outcome !== undefined);
    },
    clearHistory: () => setHistory([]),
    lookAgain,
  };
}

const sizeOf = (value: unknown): number =>
  typeof value === 'string' ? value.length : value instanceof Blob ? value.size : 0;

/** Whether every output is blank: empty text, no items, no figures. */
function isBlank(outcome: Outcome): boolean {
  const values = Object.values(outcome.values);
  return values.every((value) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0));
}
