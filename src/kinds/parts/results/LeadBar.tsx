import { useEffect, useState, type ReactNode } from 'react';
import { figureText, currencyOf } from './figure';
import type { FigureOutput } from '../../contract/outputs';
import type { Form } from '../../form/form';

export interface LeadBarProps {
  form: Form;
  name: string;
  output: FigureOutput;
}

/** On a phone, the main figure stays at the lower edge while it isn't in view: above its place and below it. */
export function LeadBar({ form, name, output }: LeadBarProps): ReactNode {
  const [away, setAway] = useState(false);
  const value = form.outcome?.values[name];
  const blank = value === undefined || value === '';
  useEffect(() => {
    const figure = form.ref.current?.querySelector(`[data-figure="${name}"]`);
    if (!figure || blank) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(figure);
    return () => {
      observer.disconnect();
      setAway(false);
    };
  }, [form.ref, name, blank]);
  if (!away || blank) return null;
  return (
    <p className="lead-bar" aria-hidden="true">
      <span>{form.props.strings.labels[name]}</span>
      <strong>{figureText(output, value, form.props, currencyOf(form, output))}</strong>
    </p>
  );
}
