import type { ReactNode } from 'react';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Buttons';
import { Controls } from '../../../kinds/parts/controls/Controls';
import HtmlPreview from '../../../kinds/parts/results/HtmlPreview';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The standard form, with a preview below the result. */
export default function WordConvert(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { input: _input, styleMap: _styleMap, ...options } = form.tool.fields;
  const { preview, files } = form.outcome?.values ?? {};
  const hasFiles = Array.isArray(files) && files.length > 0;
  return (
    <FormFrame form={form}>
      <div className="tool-in">
        <div className="texts">
          <Controls form={form} only={['input']} />
        </div>
        <div className="options">
          <Controls form={form} only={Object.keys(options)} />
        </div>
        <div className="texts word-rules">
          <Controls form={form} only={['styleMap']} />
        </div>
        <Actions form={form} />
      </div>
      <div className="tool-out">
        <Alert form={form} />
        <Results form={form} only={hasFiles ? ['result', 'files'] : ['result']} />
        <Results form={form} only={['messages', 'left']} />
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
