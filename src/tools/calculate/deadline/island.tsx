import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { DateActions } from '../../../kinds/parts/DateActions';
import logic from './tool';

/** The deadline, the time left until the end of its day, and its calendar file. */
export default function Deadline(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const iso = form.outcome?.values.iso;
  return <ToolForm form={form} below={typeof iso === 'string' && <DateActions form={form} iso={iso} until="end" />} />;
}
