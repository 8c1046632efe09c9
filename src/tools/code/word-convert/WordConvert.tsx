import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import HtmlPreview from '../../../kinds/parts/results/HtmlPreview';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The standard form, with a preview below the result. */
export default function WordConvert(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { preview, files } = form.outcome?.values ?? {};
  const hasFiles = Array.isArray(files) && files.length > 0;
  return (
    <ToolForm
      form={form}
      results={[{ only: hasFiles ? ['result', 'files'] : ['result'] }, { only: ['messages', 'left'] }]}
      wide={
        typeof preview === 'string' &&
        !form.stale && (
          <HtmlPreview html={preview} label={props.strings.labels.preview ?? ''} words={props.strings.own ?? {}} />
        )
      }
    />
  );
}
