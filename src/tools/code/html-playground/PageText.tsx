import { useState, type ReactNode } from 'react';
import { LARGE_TEXT, type Form } from '../../../kinds/form/form';
import { CopyButton, DownloadButton } from '../../../kinds/parts/Buttons';
import { LargeText } from '../../../kinds/parts/long-text/LargeText';

/** The whole page as text, closed: to copy and to download. */
export function PageText({ form, page }: { form: Form; page: string }): ReactNode {
  const { strings, slug } = form.props;
  const [opened, setOpened] = useState(false);
  const isLarge = page.length > LARGE_TEXT;
  return (
    <details className="result-text" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{strings.labels.result}</summary>
      {page !== '' && (
        <span className="field-actions">
          <CopyButton form={form} text={() => page} />
          <DownloadButton
            form={form}
            name={`${slug}.html`}
            content={() => new Blob([page.endsWith('\n') ? page : `${page}\n`], { type: 'text/html;charset=utf-8' })}
          />
        </span>
      )}
      <output
        name="result"
        aria-live="off"
        className="mono"
        {...(isLarge && { 'data-partial': '', 'data-length': page.length })}
      >
        {!isLarge ? (
          page
        ) : opened ? (
          <LargeText text={page} label={strings.labels.result ?? ''} form={form} />
        ) : (
          page.slice(0, LARGE_TEXT)
        )}
      </output>
    </details>
  );
}
