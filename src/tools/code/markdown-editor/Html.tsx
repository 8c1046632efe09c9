import { useState, type ReactNode } from 'react';
import { CopyButton, DownloadButton } from '../../../kinds/parts/Buttons';
import { LargeText } from '../../../kinds/parts/long-text/LargeText';
import { LARGE_TEXT, type Form } from '../../../kinds/form/form';

/** The page as HTML, collapsed until the visitor opens it. */
export function Html({ form, html }: { form: Form; html: string }): ReactNode {
  const [opened, setOpened] = useState(false);
  const { strings, slug } = form.props;
  return (
    <details className="result-text" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{strings.labels.result}</summary>
      {html !== '' && (
        <span className="field-actions">
          <CopyButton form={form} text={() => html} />
          <DownloadButton
            form={form}
            name={`${slug}.html`}
            content={() => new Blob([`${html}\n`], { type: 'text/html;charset=utf-8' })}
          />
        </span>
      )}
      <output
        name="result"
        aria-live="off"
        className="mono"
        {...(html.length > LARGE_TEXT && { 'data-partial': '', 'data-length': html.length })}
      >
        {html.length <= LARGE_TEXT ? (
          html
        ) : opened ? (
          <LargeText text={html} label={strings.labels.result ?? ''} form={form} />
        ) : (
          html.slice(0, LARGE_TEXT)
        )}
      </output>
    </details>
  );
}
