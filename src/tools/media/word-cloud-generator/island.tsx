import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The cloud first, with a button for another arrangement of the same words, and the counts below it. */
export default function WordCloud(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const again = () => form.setValues({ seed: String((Number(form.valueOf('seed')) || 0) + 1) });
  const button = () => (
    <button type="button" onClick={again}>
      {props.strings.own?.again}
    </button>
  );
  return (
    <ToolForm form={form} results={[{ only: ['result'], extra: button }, { only: ['count', 'placed', 'words'] }]} />
  );
}
