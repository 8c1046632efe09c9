import { useEffect, useRef, type ReactNode } from 'react';
import { fill } from '../../../i18n/format';
import { canonicalValue, typedValue } from '../../contract/values';
import type { Form } from '../../form/form';
import { Controls } from './Controls';

interface Props {
  form: Form;
  names: readonly string[];
  children?: ReactNode;
}

/** The options that few visitors change, closed. The summary says how many differ from the page's own values. */
export function MoreOptions({ form, names, children }: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const { tool, problem, props, hidden, state } = form;
  const { words, lang } = props;
  const faulty = problem?.field !== undefined && names.includes(problem.field) ? problem : undefined;
  // A problem with one of these fields: the visitor must see which.
  useEffect(() => {
    if (faulty && details.current) details.current.open = true;
  }, [faulty]);
  const carried = names.filter((name) => tool.fields[name]?.hidden);
  const offered = names.filter((name) => !carried.includes(name));
  // The page as it was built has no values yet.
  const changed = state === 'loading' ? 0 : offered.filter((name) => !hidden.has(name) && isChanged(form, name)).length;
  return (
    <>
      <Controls form={form} only={carried} />
      {(offered.length > 0 || children) && (
        <details
          ref={details}
          className="more-options"
          hidden={children === undefined && offered.every((name) => hidden.has(name))}
        >
          <summary>
            {words['label.moreOptions']}
            {changed > 0 && <span className="hint"> · {fill(words['label.changed'], { n: changed }, lang)}</span>}
          </summary>
          <div className="options">
            <Controls form={form} only={offered} />
            {children}
          </div>
        </details>
      )}
    </>
  );
}

function isChanged(form: Form, name: string): boolean {
  const field = form.tool.fields[name];
  // The visitor's current day is filled in after the page was built.
  if (!field || field.type === 'files' || field.initial === 'today') return false;
  const { preset, lang } = form.props;
  return form.valueOf(name) !== typedValue(field, preset[name] ?? canonicalValue(field.initial), lang);
}
