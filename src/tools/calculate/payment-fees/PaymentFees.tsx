import type { ReactNode } from 'react';
import { EXTRAS } from '../../../data/fees/payments';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { NarrowSelect } from '../../../kinds/parts/controls/NarrowSelect';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';
import { extrasOf, rowsOf } from './schedule';

/**
 * The form with only the plans of the chosen platform and the extra fees of the chosen plan. The answer is what arrives,
 * or what to charge.
 */
export default function PaymentFees(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const values = form.reading()?.values;
  const setting = (name: 'platform' | 'plan' | 'direction') =>
    String(values?.[name] ?? props.preset[name] ?? form.tool.fields[name]?.initial);
  const [platform, plan] = [setting('platform'), setting('plan')];
  const extras = extrasOf(platform, plan);
  const { charge, net, ...others } = form.tool.outputs;
  const searched = setting('direction') === 'receive';
  const shown: Form = {
    ...form,
    hidden: new Set([...form.hidden, ...EXTRAS.filter((name) => extras[name] === undefined)]),
    tool: {
      ...form.tool,
      outputs: {
        ...(searched && charge && { charge: { ...charge, lead: true } }),
        ...(net && { net: { ...net, lead: !searched } }),
        ...(charge && { charge: { ...charge, lead: searched } }),
        ...others,
      },
    },
  };
  const plans = [...rowsOf(platform).map(([name]) => name), 'custom'];
  return (
    <ToolForm
      form={shown}
      placed={['plan', 'direction']}
      bar={
        <>
          <NarrowSelect form={form} name="plan" values={plans} />
          <Controls form={shown} only={['direction']} />
        </>
      }
    />
  );
}
