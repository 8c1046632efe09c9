import type { ReactNode } from 'react';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** In the order of what visitors ask: whether the token is valid, when it expires, what it contains. */
export default function JwtDecoder(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return (
    <ToolForm
      form={form}
      results={[
        { only: ['state', 'verified', 'algorithm', 'expires', 'notBefore', 'issuedAt'] },
        { only: ['header', 'result', 'signature'] },
      ]}
      wide={form.outcome?.values.claims !== undefined && <Results form={form} only={['claims']} />}
    />
  );
}
