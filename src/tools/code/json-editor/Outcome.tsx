import { useState, type ReactNode } from 'react';
import { formatNumber } from '../../../i18n/format';
import { CopyButton } from '../../../kinds/parts/Buttons';
import { LargeText } from '../../../kinds/parts/long-text/LargeText';
import { LARGE_TEXT, type Form } from '../../../kinds/form/form';
import { textOf, type Utf8Text } from '../../../core/text/long-text';

/** Whether the text is JSON, and how often it was changed. */
export function Figures({ form, changes, children }: { form: Form; changes: number; children: ReactNode }): ReactNode {
  const { strings, lang } = form.props;
  const valid = form.outcome?.values.valid;
  const isValid = typeof valid === 'object' && valid !== null && 'code' in valid && valid.code === 'yes';
  return (
    <p className="json-figures">
      <span>
        {strings.labels.valid}:{' '}
        <output name="valid" aria-live="off" data-value={valid === undefined ? '' : isValid ? 'yes' : 'no'}>
          {valid === undefined ? '' : strings.terms?.[isValid ? 'yes' : 'no']}
        </output>
      </span>
      <span>
        {strings.labels.changes}:{' '}
        <output name="changes" aria-live="off" data-value={changes}>
          {formatNumber(changes, lang)}
        </output>
      </span>
      {children}
    </p>
  );
}

/** The document as text, collapsed; a long one is laid out when it is expanded. */
export function ResultText({ form, result }: { form: Form; result: string | Utf8Text }): ReactNode {
  const { strings } = form.props;
  const [opened, setOpened] = useState(false);
  const isLong = result.length > LARGE_TEXT;
  return (
    <details className="result-text" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{strings.labels.result}</summary>
      {result.length > 0 && (
        <span className="field-actions">
          <CopyButton form={form} text={() => textOf(result)} />
        </span>
      )}
      <output
        name="result"
        aria-live="off"
        className="mono"
        {...(isLong && { 'data-partial': '', 'data-length': result.length })}
      >
        {isLong && opened ? (
          <LargeText text={result} label={strings.labels.result ?? ''} form={form} />
        ) : (
          beginning(result)
        )}
      </output>
    </details>
  );
}

const beginning = (text: string | Utf8Text): string =>
  typeof text === 'string'
    ? text.slice(0, LARGE_TEXT)
    : new TextDecoder().decode(text.utf8.subarray(0, LARGE_TEXT), { stream: true });
