import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { DateActions } from '../../../kinds/parts/DateActions';
import logic from './tool';

/** The anniversary, the time left until it begins, and its calendar file. */
export default function Anniversary(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const next = form.outcome?.values.nextDate;
  return (
    <ToolForm form={form} below={typeof next === 'string' && <DateActions form={form} iso={next} until="start" />} />
  );
}
