import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The checked domains, with a color for each state. */
export default function DomainAvailability(props: IslandProps): ReactNode {
  return <ToolForm form={useForm(logic, props)} className="domain-availability" />;
}
