import type { ReactNode } from 'react';
import type { Form } from '../form/form';
import { copyText, download } from './parts';

/* Buttons of results. Pages preload the form's own ones (Actions), and not these. */

export { Actions } from './Actions';

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
