import type { ReactNode } from 'react';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Actions';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { KnownFaces } from './KnownFaces';
import logic from './tool';

/** Faces built of parts, and below them well-known faces. */
export default function LennyFace(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return (
    <>
      <FormFrame form={form} className="lenny">
        <div className="tool-in">
          <div className="options">
            <Controls form={form} />
          </div>
          <Actions form={form} />
        </div>
        <div className="tool-out">
          <Alert form={form} />
          <Results form={form} />
          <Status form={form} />
        </div>
      </FormFrame>
      <KnownFaces props={props} />
    </>
  );
}
