import type { ReactNode } from 'react';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Actions';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { late } from '../../../kinds/parts/late';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

const CompareView = late<{ form: Form }>(() => import('./CompareView'));

/** Two texts, figures, and their lines side by side; the unified diff is the text to copy or download. */
export default function TextCompare(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return (
    <FormFrame form={form} className="compare">
      <div className="tool-in">
        <div className="texts">
          <Controls form={form} only={['input', 'other']} />
        </div>
        <div className="options">
          <Controls form={form} only={['mode', 'context', 'ignoreCase', 'ignoreSpace', 'ignoreEmpty']} />
        </div>
        <Actions form={form} />
      </div>
      <div className="tool-out">
        <Alert form={form} />
        <Results form={form} only={['added', 'removed', 'unchanged', 'similarity', 'identical']} />
        {form.outcome && <CompareView form={form} />}
        <Status form={form} />
        <Results form={form} only={['result']} />
      </div>
    </FormFrame>
  );
}
