import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

const FACTS = ['frames', 'width', 'height', 'duration', 'loops'];

/** What the animation consists of, and then its frames. */
export default function GifSplitter(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const hasResult = form.outcome?.values.frames !== undefined;
  return (
    <ToolForm
      form={form}
      className="gif-splitter"
      // The delays come last: of a long animation they are hundreds of numbers.
      results={[
        ...(hasResult ? [{ only: FACTS }] : []),
        { only: ['result'] },
        ...(hasResult ? [{ only: ['delays'] }] : []),
      ]}
    />
  );
}
