import type { ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { ToolForm } from '../../../kinds/form/ToolForm';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The usual form; its class chooses the fonts of the scripts. */
export default function Aksara(props: IslandProps): ReactNode {
  return <ToolForm form={useForm(logic, props)} className="aksara" />;
}
