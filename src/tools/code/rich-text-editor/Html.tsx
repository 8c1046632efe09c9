import { useState, type ReactNode } from 'react';
import { CopyButton } from '../../../kinds/parts/Buttons';
import { LargeText } from '../../../kinds/parts/long-text/LargeText';
import { LARGE_TEXT, type Form } from '../../../kinds/form/form';

interface Props {
  form: Form;
  name: 'result' | 'text';
  value: string;
}

/** The document as HTML or plain text, collapsed until the visitor opens it. */
export function Html({ form, name, value }: Props): ReactNode {
  const [opened, setOpened] = useState(false);
  const label = form.props.strings.labels[name] ?? '';
  return (
    <details className="result-text" onToggle={(event) => setOpened(opened || event.currentTarget.open)}>
      <summary>{label}</summary>
      {value !== '' && (
        <span className="field-actions">
          <CopyButton form={form} text={() => value} name={label} />
        </span>
      )}
      <output
        name={name}
        aria-live="off"
        className="mono"
        {...(value.length > LARGE_TEXT && { 'data-partial': '', 'data-length': value.length })}
      >
        {value.length <= LARGE_TEXT ? (
          value
        ) : opened ? (
          <LargeText text={value} label={label} form={form} />
        ) : (
          value.slice(0, LARGE_TEXT)
        )}
      </output>
    </details>
  );
}
