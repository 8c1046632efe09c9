import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { formatMessage } from '../../../kinds/contract/format-message';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Term } from '../../../kinds/contract';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** A notice above the form, and the verdict with each checked number. */
export default function BrazilId(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return (
    <>
      <p className="note">{props.strings.own?.notice}</p>
      <ToolForm
        form={form}
        className="brazil-id"
        results={[
          { only: ['result', 'checked', 'seedUsed'], extra: (_, place) => <Verdict form={form} place={place} /> },
        ]}
      />
    </>
  );
}

function Verdict({ form, place }: { form: Form; place: number }): ReactNode {
  const { values } = form.outcome ?? {};
  const { labels, own } = form.props.strings;
  const at = (name: string): unknown => {
    const list = values?.[name];
    return Array.isArray(list) ? list[place] : undefined;
  };
  const valid = at('valid');
  if (typeof valid !== 'number') return null;
  const [digits, reason, region] = [at('digits'), at('reason'), at('region')];
  return (
    <span className="verdict" data-valid={valid}>
      <output name="valid" aria-live="off" data-value={valid}>
        {valid === 1 ? own?.yes : own?.no}
      </output>{' '}
      {isTerm(reason) && (
        <output name="reason" aria-live="off" data-value={reason.code}>
          {formatMessage(reason, form.props)}
        </output>
      )}
      {typeof digits === 'string' && digits !== '' && <Detail label={labels.digits} name="digits" value={digits} />}
      {typeof region === 'string' && region !== '' && <Detail label={labels.region} name="region" value={region} />}
    </span>
  );
}

function Detail({ label, name, value }: { label: string | undefined; name: string; value: string }): ReactNode {
  return (
    <span className="hint">
      {label}:{' '}
      <output name={name} aria-live="off" className="mono" data-value={value}>
        {value}
      </output>{' '}
    </span>
  );
}

const isTerm = (value: unknown): value is Term => typeof value === 'object' && value !== null && 'says' in value;
