import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { QrCode } from '../../../kinds/parts/QrCode';
import logic from './tool';

/** The tagged addresses, and the QR code of the first. */
export default function UtmBuilder(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const result: unknown = form.outcome?.values.result;
  const [first]: readonly unknown[] = Array.isArray(result) ? result : [];
  return (
    <ToolForm
      form={form}
      className="utm-builder"
      resultFirst={false}
      below={
        typeof first === 'string' && (
          <QrCode form={form} address={first} label={props.strings.own?.code ?? ''} name="utm-link" />
        )
      }
    />
  );
}
