import type { ReactNode } from 'react';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Actions';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The versions that are computed from names. */
const NAMED = ['v3', 'v5'];

/** The text comes after the choices that need it: names for two of the versions, or UUIDs to inspect. */
export default function Uuid(props: IslandProps): ReactNode {
  const plain = useForm(logic, props);
  const values = plain.reading()?.values;
  const setting = (name: 'mode' | 'version') =>
    String(values?.[name] ?? props.preset[name] ?? plain.tool.fields[name]?.initial);
  const inspects = setting('mode') === 'inspect';
  const needsText = inspects || NAMED.includes(setting('version'));
  const form = needsText ? plain : { ...plain, hidden: new Set([...plain.hidden, 'input']) };
  const own = props.strings.own ?? {};
  const labelled = {
    ...form,
    props: {
      ...props,
      strings: { ...props.strings, labels: { ...props.strings.labels, input: inspects ? own.uuids : own.names } },
    },
  };
  return (
    <FormFrame form={form}>
      <div className="tool-in">
        <div className="options">
          <Controls form={form} only={['mode', 'version', 'namespace', 'customNamespace']} />
        </div>
        <Controls form={labelled} only={['input']} />
        <div className="options">
          <Controls form={form} only={['time', 'count', 'as', 'wrap', 'upper', 'hyphens']} />
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
