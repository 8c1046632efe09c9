import type { ReactNode } from 'react';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The game's rules are below the controls, so that the button stays near the tickets on a phone. */
export default function Lottery(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const hasRules = form.outcome?.values.rules !== undefined;
  return (
    <ToolForm
      form={form}
      results={[{ only: ['result', 'odds', 'seedUsed'] }]}
      wide={hasRules && <Results form={{ ...form, history: [] }} only={['rules']} />}
    />
  );
}
