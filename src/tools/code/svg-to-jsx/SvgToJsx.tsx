import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import Picture from './Picture';
import logic from './tool';

/** The standard form, with the picture next to its code. */
export default function SvgToJsx(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const shown = form.outcome !== undefined && !form.stale;
  return (
    <ToolForm
      form={form}
      className="svg-to-jsx"
      below={shown && <Picture svg={form.valueOf('input')} words={props.strings.own ?? {}} />}
    />
  );
}
