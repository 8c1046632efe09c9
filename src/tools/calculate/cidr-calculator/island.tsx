import type { ReactNode } from 'react';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

const ELSEWHERE = ['result', 'binary', 'subnets', 'files'];

/** The standard calculator, plus the address's bits, colored by what they belong to: network or host. */
export default function CidrCalculator(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const figures = Object.keys(form.tool.outputs).filter((name) => !ELSEWHERE.includes(name));
  const values = form.outcome?.values ?? {};
  return (
    <ToolForm
      form={form}
      className="cidr"
      results={[{ only: ['result'] }, { only: figures }]}
      wide={
        ['binary', 'subnets'].some((name) => values[name] !== undefined) && (
          <>
            <Bits form={form} />
            <Results form={form} only={['files', 'subnets']} />
          </>
        )
      }
    />
  );
}

function Bits({ form }: { form: Form }): ReactNode {
  const { binary, prefix } = form.outcome?.values ?? {};
  const own = form.props.strings.own ?? {};
  if (typeof binary !== 'string' || typeof prefix !== 'number') return null;
  let seen = 0;
  const cut = [...binary].findIndex((character) => (character === '0' || character === '1') && seen++ === prefix);
  const end = cut < 0 ? binary.length : cut;
  return (
    <section className="bits" data-stale={form.stale ? '' : undefined}>
      <h2 className="label">{form.props.strings.labels.binary}</h2>
      <output name="binary" aria-live="off" className="mono" data-value={binary}>
        <b>{binary.slice(0, end)}</b>
        <span>{binary.slice(end)}</span>
      </output>
      <p className="hint">
        <b>{own.networkBits}</b> <span>{own.hostBits}</span>
      </p>
    </section>
  );
}
