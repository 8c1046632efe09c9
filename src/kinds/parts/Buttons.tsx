import type { ReactNode } from 'react';
import type { Form } from '../form/form';
import { copyText, download } from './parts';

/* The buttons of results. Pages preload only the form's buttons (Actions.tsx), not these. */

export { Actions } from './Actions';

interface CopyProps {
  form: Form;
  text: () => string | Promise<string>;
  label?: string;
  /** The button covers its card, so that clicking anywhere on the card copies. */
  cover?: boolean;
  /** The name of what is copied, for screen readers. */
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
  /** The file's name, or a function if it depends on the form's current values. */
  name: string | (() => string);
  content: () => Blob | Promise<Blob>;
  label?: string;
}

export function DownloadButton({ form, name, content, label }: DownloadProps): ReactNode {
  const { words } = form.props;
  const save = async () => {
    download(typeof name === 'string' ? name : name(), await content());
    form.announce(words['status.downloaded']);
  };
  return (
    <button
      type="button"
      className="quiet"
      aria-label={label === undefined ? undefined : `${words['action.download']} ${label}`}
      onClick={() => void save()}
    >
      {label ?? words['action.download']}
    </button>
  );
}
