import { useId, type ReactNode } from 'react';
import { canonicalValue } from '../../contract/values';
import { choiceLabel } from '../../contract/format-message';
import type { Form } from '../../form/form';

interface Props {
  form: Form;
  name: string;
  /** The field's values that can be chosen with the form's current settings. */
  values: readonly string[];
  label?: string | undefined;
}

/**
 * A choice that offers only the values that are possible with the form's other settings. The other options stay in the
 * `<select>`, hidden and disabled, because a link sets its value before React renders again.
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
