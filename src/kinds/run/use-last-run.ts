import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { Outcome } from '../contract/plain-values';
import { problem, type Problem } from '../contract/messages';
import type { Declared } from '../contract/tool';
import type { FormState } from '../form/form';
import type { Pending } from '../form/pending';
import type { MessageLoader } from '../form/use-messages';

const HISTORY = 50;

/** Shows how a run ended or how far it is. */
export interface ShowRun {
  progress(share: number): void;
  /** Why there was no run: a problem with a value or, without one, that a required field is empty. */
  refusal(refusal: Problem | undefined): void;
  outcome(next: Outcome): void;
  /** A general message after a bug in the tool. The form keeps what was typed. */
  bug(): void;
}

export interface LastRun {
  readonly outcome: Outcome | undefined;
  readonly problem: Problem | undefined;
  readonly stale: boolean;
  readonly state: FormState;
  readonly progress: number | undefined;
  readonly history: readonly Outcome[];
  mark(state: FormState): void;
  /** Its functions never change. */
  readonly show: ShowRun;
  /** Shows the outcome of the run before the one that was canceled. */
  showBefore(): void;
  /** Shows a problem that didn't come from a run; the outcome shown is still valid. */
  report(problem: Problem): void;
  /** Like `report`, but marks the outcome shown as out of date. */
  fail(problem: Problem): void;
  clearHistory(): void;
}

/** What the form shows of the last run. */
export function useLastRun(tool: Declared, pending: Pending, prepare: MessageLoader['prepare']): LastRun {
  const [outcome, setOutcome] = useState<Outcome>();
  const [found, setFound] = useState<Problem>();
  const [stale, setStale] = useState(false);
  const [marked, setMarked] = useState<{ readonly state: FormState }>({ state: 'loading' });
  const { state } = marked;
  const [progress, setProgress] = useState<number>();
  const [history, setHistory] = useState<readonly Outcome[]>([]);

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

  const end = useCallback(
    (next: FormState, shown: Problem | undefined, old: boolean) => {
      setProgress(undefined);
      setFound(shown);
      setStale(old);
      mark(next);
    },
    [mark],
  );
  const showRefusal = useCallback(
    (refusal: Problem | undefined) => {
      if (!refusal) setOutcome(undefined);
      end(refusal ? 'error' : 'empty', refusal, refusal !== undefined);
    },
    [end],
  );
  const showOutcome = useCallback(
    (next: Outcome) => {
      const failed = next.problem !== undefined && Object.keys(next.values).length === 0;
      if (!failed) setOutcome(next);
      if (!failed && !next.empty && tool.kind === 'generator' && !tool.secret)
        setHistory((past) => [next, ...past].slice(0, HISTORY));
      end(next.problem ? 'error' : next.empty || isBlank(next) ? 'empty' : 'done', next.problem, failed);
    },
    [tool, end],
  );
  const show = useMemo(
    () => ({
      progress: setProgress,
      refusal: showRefusal,
      outcome: showOutcome,
      bug: () => end('error', problem('error.unexpected'), true),
    }),
    [showRefusal, showOutcome, end],
  );
  const report = useReport(setFound, mark, prepare);

  return {
    ...{ outcome, problem: found, stale, state, progress, history },
    ...{ mark, show, report },
    showBefore: () => {
      setProgress(undefined);
      mark(outcome ? 'done' : 'empty');
      setStale(outcome !== undefined);
    },
    fail: (failure) => {
      report(failure);
      setStale(outcome !== undefined);
    },
    clearHistory: () => setHistory([]),
  };
}

/** Shows a problem once its message has loaded. */
function useReport(
  setFound: (shown: Problem) => void,
  mark: LastRun['mark'],
  prepare: MessageLoader['prepare'],
): LastRun['report'] {
  return useCallback(
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
    [setFound, mark, prepare],
  );
}

/** Whether every output is blank: empty text, no items, no figures. */
function isBlank(outcome: Outcome): boolean {
  const values = Object.values(outcome.values);
  return values.every((value) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0));
}
