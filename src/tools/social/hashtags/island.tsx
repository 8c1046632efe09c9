import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The hashtags as one text to paste, and each by itself. */
export default function Hashtags(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return <ToolForm form={form} resultFirst={false} results={[{ only: ['all', 'total'] }, { only: ['result'] }]} />;
}
