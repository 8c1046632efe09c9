import { useId, type ReactNode } from 'react';
import { canonicalValue } from '../../contract/values';
import { choiceLabel } from '../../contract/format-message';
import type { Form } from '../../form/form';

interface Props {
  form: Form;
  name: string;
  /** The values that can be chosen now; the field has others, for other settings of the form. */
  values: readonly string[];
  label?: string | undefined;
}

/**
 * A choice that offers only what fits the rest of the form. The other options stay in the control, because a link sets
 * its value before anything is rendered again; they cannot be seen or chosen.
 */
export function NarrowSelect({ form, name, values, label }: Props): ReactNode {
  const id = useId();
  const { preset, strings } = form.props;
  const field = form.tool.fields[name];
  if (field?.type !== 'choice') return null;
  return (
    <div className="field field-choice" data-field={name} hidden={form.hidden.has(name)}>
      <label htmlFor={id}>{label ?? strings.labels[name]}</label>
      <select id={id} name={name} defaultValue={preset[name] ?? canonicalValue(field.initial)}>
        {field.values.map((value) => (
          <option key={value} value={value} hidden={!values.includes(value)} disabled={!values.includes(value)}>
            {choiceLabel(strings, name, value)}
          </option>
        ))}
      </select>
    </div>
  );
}
