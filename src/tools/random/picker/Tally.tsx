import { useEffect, useState, type ReactNode } from 'react';
import type { Form } from '../../../kinds/form/form';

/** How often each answer came up on this visit. */
export function Tally({ form }: { form: Form }): ReactNode {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const { outcome } = form;
  useEffect(() => {
    const result: unknown = outcome?.values.result;
    if (!Array.isArray(result)) return;
    setCounts((before) => {
      const after = new Map(before);
      for (const answer of result.map(String)) after.set(answer, (after.get(answer) ?? 0) + 1);
      return after;
    });
  }, [outcome]);
  if (counts.size === 0) return null;
  const numbers = new Intl.NumberFormat(form.props.lang);
  return (
    <dl className="tally" aria-label={form.props.strings.own?.tally}>
      {[...counts].map(([answer, count]) => (
        <div key={answer}>
          <dt>{answer}</dt>
          <dd>{numbers.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
