import type { ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The versions that are computed from names. */
const NAMED = ['v3', 'v5'];

/** The text is shown only with the choices that need it: names for two of the versions, or UUIDs to inspect. */
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
      // The form's props: they contain the messages that were loaded since.
      ...form.props,
      strings: { ...form.props.strings, labels: { ...props.strings.labels, input: inspects ? own.uuids : own.names } },
    },
  };
  return (
    <ToolForm
      form={labelled}
      resultFirst={props.preset.mode !== 'inspect' && !NAMED.includes(props.preset.version ?? '')}
    />
  );
}
