import type { ReactNode } from 'react';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Actions';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** In the order of what visitors ask: whether the token is valid, when it expires, what it contains. */
export default function JwtDecoder(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return (
    <FormFrame form={form} className="jwt">
      <div className="tool-in">
        <div className="texts">
          <Controls form={form} only={['input', 'key']} />
        </div>
        <div className="options">
          <Controls form={form} only={['keyEncoding', 'at']} />
        </div>
        <Actions form={form} />
      </div>
      <div className="tool-out">
        <Alert form={form} />
        <Results form={form} only={['state', 'verified', 'algorithm', 'expires', 'notBefore', 'issuedAt']} />
        <Results form={form} only={['header', 'result', 'signature']} />
        <Status form={form} />
      </div>
      {form.outcome?.values.claims !== undefined && (
        <div className="tool-more">
          <Results form={form} only={['claims']} />
        </div>
      )}
    </FormFrame>
  );
}
