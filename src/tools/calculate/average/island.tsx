import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { BoxPlot } from './BoxPlot';
import logic from './tool';

/** The average form, with a box plot above the table. */
export default function Average(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return <ToolForm form={form} wide={form.outcome?.values.q1 !== undefined && <BoxPlot form={form} />} />;
}
