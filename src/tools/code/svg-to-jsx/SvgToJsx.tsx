import type { ReactNode } from 'react';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Actions';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import Picture from './Picture';
import logic from './tool';

/** The standard form, with the picture next to its code. */
export default function SvgToJsx(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { input, ...options } = form.tool.fields;
  const shown = form.outcome !== undefined && !form.stale && input !== undefined;
  return (
    <FormFrame form={form} className="svg-to-jsx">
      <div className="tool-in">
        <div className="texts">
          <Controls form={form} only={['input']} />
        </div>
        <div className="options">
          <Controls form={form} only={Object.keys(options)} />
        </div>
        <Actions form={form} />
      </div>
      <div className="tool-out">
        <Alert form={form} />
        <Results form={form} />
        {shown && <Picture svg={form.valueOf('input')} words={props.strings.own ?? {}} />}
        <Status form={form} />
      </div>
    </FormFrame>
  );
}
