import type { ReactNode } from 'react';
import { formatProblem, formatMessage, problemTitle } from '../contract/format-message';
import type { Form } from '../form/form';

/** The current problem, followed by notices and notes. */
export function Alert({ form }: { form: Form }): ReactNode {
  return (
    <>
      <ProblemAlert form={form} />
      <Notes form={form} />
    </>
  );
}

/** What is wrong, where, and what to do. */
export function ProblemAlert({ form }: { form: Form }): ReactNode {
  const { problem, outcome, props, stale } = form;
  const { words } = props;
  return (
    problem && (
      <div role="alert" className="alert">
        <strong>{problemTitle(problem, props)}</strong> <span>{formatProblem(problem, props)}</span>
        {stale && outcome && !outcome.empty && <p className="hint">{words['status.outdated']}</p>}
      </div>
    )
  );
}

/** Remarks that stop nothing: about the link that filled the form, and about the result. */
export function Notes({ form }: { form: Form }): ReactNode {
  const { notices, outcome, props } = form;
  return [...notices, ...(outcome?.notes.map((note) => formatMessage(note, props)) ?? [])].map((sentence) => (
    <p key={sentence} className="note" data-note="">
      {sentence}
    </p>
  ));
}

/** The polite status line ('12 results', 'Copied'), and the progress of a run with a button to cancel it. */
export function Status({ form }: { form: Form }): ReactNode {
  const { words } = form.props;
  const percent = Math.round((form.progress ?? 0) * 100);
  return (
    <div className="status">
      <p role="status">{form.status}</p>
      {form.state === 'working' && (
        <div className="progress">
          <progress
            max={100}
            value={form.progress === undefined ? undefined : percent}
            aria-label={words['status.working']}
          />
          <button type="button" onClick={form.cancel}>
            {words['action.cancel']}
          </button>
        </div>
      )}
    </div>
  );
}
