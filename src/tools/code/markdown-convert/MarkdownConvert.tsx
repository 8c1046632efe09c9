import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import HtmlPreview from '../../../kinds/parts/results/HtmlPreview';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The standard form, with a preview below the result. */
export default function MarkdownConvert(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const preview = form.outcome?.values.preview;
  return (
    <ToolForm
      form={form}
      results={[{ only: ['result'] }]}
      wide={
        typeof preview === 'string' &&
        !form.stale && (
          <HtmlPreview html={preview} label={props.strings.labels.preview ?? ''} words={props.strings.own ?? {}} />
        )
      }
    />
  );
}
