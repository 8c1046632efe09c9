import type { ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The emoji, large, each with its name. */
export default function RandomEmoji(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const names = form.outcome?.values.label;
  const nameAt = (place: number): unknown => (Array.isArray(names) ? names[place] : undefined);
  return (
    <ToolForm
      form={form}
      className="random-emoji"
      results={[
        {
          only: ['result', 'available', 'seedUsed', 'source', 'listDate', 'names'],
          extra: (_, place) => (
            <output name="label" aria-live="off" className="hint" data-value={String(nameAt(place))}>
              {String(nameAt(place))}
            </output>
          ),
        },
      ]}
    />
  );
}
