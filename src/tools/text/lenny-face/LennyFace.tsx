import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { KnownFaces } from './KnownFaces';
import logic from './tool';

/** Faces built of parts, and below them well-known faces. */
export default function LennyFace(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  return (
    <>
      <ToolForm form={form} className="lenny" />
      <KnownFaces props={props} />
    </>
  );
}
