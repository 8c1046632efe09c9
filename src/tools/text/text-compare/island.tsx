import type { ReactNode } from 'react';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
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
    <ToolForm
      form={form}
      className="compare"
      strip={['added', 'removed', 'unchanged', 'similarity', 'identical']}
      results={[]}
      below={
        <>
          {form.outcome && <CompareView form={form} />}
          <Results form={form} only={['result']} />
        </>
      }
    />
  );
}
