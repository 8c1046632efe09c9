import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** A notice above the form, and with each made number its expiry and CVC. */
export default function TestCard(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { labels, own } = props.strings;
  const valueAt = (name: string, place: number) => {
    const values = form.outcome?.values[name];
    const value: unknown = Array.isArray(values) ? values[place] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const detail = (name: 'expiry' | 'cvc', place: number) => {
    const value = valueAt(name, place);
    return (
      value !== undefined && (
        <span key={name} className="hint">
          {labels[name]}{' '}
          <output name={name} aria-live="off" className="mono" data-value={value}>
            {value}
          </output>
        </span>
      )
    );
  };
  return (
    <>
      <p className="note">{own?.testOnly}</p>
      <ToolForm
        form={form}
        className="test-card"
        results={[
          {
            only: ['result', 'valid', 'brand', 'length', 'seedUsed', 'cards'],
            extra: (_, place) => [detail('expiry', place), detail('cvc', place)],
          },
        ]}
      />
    </>
  );
}
