import type { ReactNode } from 'react';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Actions';
import { Controls } from '../../../kinds/parts/controls/Controls';
import HtmlPreview from '../../../kinds/parts/results/HtmlPreview';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The standard form, with a preview below the result. */
export default function MarkdownConvert(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { input: _input, ...options } = form.tool.fields;
  const preview = form.outcome?.values.preview;
  return (
    <FormFrame form={form}>
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
        <Results form={form} only={['result']} />
        <Status form={form} />
      </div>
      {typeof preview === 'string' && !form.stale && (
        <div className="tool-more">
          <HtmlPreview html={preview} label={props.strings.labels.preview ?? ''} words={props.strings.own ?? {}} />
        </div>
      )}
    </FormFrame>
  );
}
