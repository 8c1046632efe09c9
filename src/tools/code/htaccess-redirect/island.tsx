import type { ReactNode } from 'react';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Actions';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The mode decides which fields there are, so it comes before the list, which the standard form would put first. */
export default function HtaccessRedirect(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return (
    <FormFrame form={form}>
      <div className="tool-in">
        <div className="options">
          <Controls form={form} only={['mode', 'code', 'source', 'target']} />
        </div>
        <div className="texts">
          <Controls form={form} only={['input']} />
        </div>
        <div className="options">
          <Controls form={form} only={['query', 'proxy', 'server']} />
        </div>
        <Actions form={form} />
      </div>
      <div className="tool-out">
        <Alert form={form} />
        <Results form={form} />
        <Status form={form} />
      </div>
    </FormFrame>
  );
}
