import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Thermometer } from './Thermometer';
import logic from './tool';

/** The form with a thermometer above the table of known temperatures. */
export default function Temperature(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return <ToolForm form={form} wide={<Thermometer form={form} />} />;
}
