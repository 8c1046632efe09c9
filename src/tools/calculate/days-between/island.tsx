import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { DaysBar } from './DaysBar';
import logic from './tool';

/** The form with a bar of the days and their weekends above the table. */
export default function DaysBetween(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return <ToolForm form={form} wide={<DaysBar form={form} />} />;
}
