import type { ReactNode } from 'react';
import type { Form } from '../use-form';
import { copyText, download } from './parts';

interface CopyProps {
  form: Form;
  text: () => string | Promise<string>;
  label?: string;
  /** The button covers its card, so that a tap anywhere on it copies. */
  cover?: boolean;
  /** What is copied, for screen readers. */
  name?: string;
}

export function CopyButton({ form, text, label, cover = false, name }: CopyProps): ReactNode {
  const { words } = form.props;
  const copy = async () => {
    const copied = await copyText(await text());
    form.announce(copied ? words['status.copied'] : words['error.clipboard']);
  };
  const shown = label ?? words['action.copy'];
  return (
    <button
      type="button"
      className={cover ? 'cover' : 'quiet'}
      aria-label={name === undefined ? undefined : `${shown}: ${name}`}
      onClick={() => void copy()}
    >
      {cover ? <span aria-hidden="true">{shown}</span> : shown}
    </button>
  );
}

interface DownloadProps {
  form: Form;
  /** The file's; a function where it follows from what is chosen now. */
  name: string | (() => string);
  content: () => Blob;
  label?: string;
}

export function DownloadButton({ form, name, content, label }: DownloadProps): ReactNode {
  const { words } = form.props;
  return (
    <button
      type="button"
      className="quiet"
      aria-label={label === undefined ? undefined : `${words['action.download']} ${label}`}
      onClick={() => {
        download(typeof name === 'string' ? name : name(), content());
        form.announce(words['status.downloaded']);
      }}
    >
      {label ?? words['action.download']}
    </button>
  );
}

/** The form's own buttons: the next result, swap, clear, and the link that shows it all again. */
export function Actions({ form }: { form: Form }): ReactNode {
  const { tool, props } = form;
  const { words } = props;
  const hasText = Object.values(tool.fields).some((field) => field.type === 'text');
  const secret = Object.keys(tool.fields).length === 0;
  return (
    <div className="actions">
      {tool.button && (
        <button type="submit" className="primary">
          {words[tool.button === 'lookup' ? 'action.lookup' : form.outcome ? 'action.again' : 'action.generate']}
        </button>
      )}
      {tool.swap && (
        <button type="button" onClick={() => swap(form)}>
          {words['action.swap']}
        </button>
      )}
      <button type="button" onClick={form.clear}>
        {words['action.clear']}
      </button>
      {!secret && (
        <button type="button" onClick={() => void link(form, true)}>
          {words['action.copyLink']}
        </button>
      )}
      {hasText && Object.keys(tool.fields).length > 1 && (
        <button type="button" className="quiet" onClick={() => void link(form, false)}>
          {words['action.copySettings']}
        </button>
      )}
    </div>
  );
}

const link = async (form: Form, withTexts: boolean) => (await import('./copy-link')).copyLink(form, withTexts);

/** Exchanges two fields, or turns a choice of two; where there is one text result it becomes the input, so that swapping leads back. */
function swap(form: Form): void {
  const [one = '', other] = form.tool.swap ?? [];
  const values = form.reading()?.values;
  const field = form.tool.fields[one];
  if (!values || !field) return;
  const result = form.outcome?.values.result;
  const back: Record<string, string> = one !== 'input' && typeof result === 'string' ? { input: result } : {};
  if (other !== undefined) form.setValues({ [one]: String(values[other]), [other]: String(values[one]), ...back });
  else if (field.type === 'choice') {
    const turned = field.values.find((value) => value !== values[one]);
    if (turned !== undefined) form.setValues({ [one]: turned, ...back });
  }
}
