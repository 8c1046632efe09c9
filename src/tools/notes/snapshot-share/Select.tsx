import type { ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { choiceLabel } from '../../../kinds/contract/format-message';

interface Props {
  props: IslandProps;
  /** Undefined while another control has the name: only one of the box and the code is visible at a time. */
  name: string | undefined;
  /** The name of the field whose values are listed. */
  of: string;
  selected?: (value: string) => void;
}

export function Select({ props, name, of, selected }: Props): ReactNode {
  const { declared, strings, preset } = props;
  const field = declared.fields[of];
  if (field?.type !== 'choice') return null;
  return (
    <div className="field">
      <label htmlFor={`share-${of}${selected ? '-box' : ''}`}>{strings.labels[of]}</label>
      <select
        id={`share-${of}${selected ? '-box' : ''}`}
        name={name}
        defaultValue={preset[of] ?? field.initial}
        onChange={(event) => selected?.(event.currentTarget.value)}
      >
        {field.values.map((value) => (
          <option key={value} value={value}>
            {choiceLabel(strings, of, value)}
          </option>
        ))}
      </select>
    </div>
  );
}
