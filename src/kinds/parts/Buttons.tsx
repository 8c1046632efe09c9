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
  /** Instead of 'Download': the file's format. */
  label?: string;
  /** The main button of the result, which says 'Download' before its label. */
  primary?: boolean;
}

export function DownloadButton({ form, name, content, label, primary = false }: DownloadProps): ReactNode {
  const { words } = form.props;
  const save = async () => {
    download(typeof name === 'string' ? name : name(), await content());
    form.announce(words['status.downloaded']);
  };
  const full = label === undefined ? words['action.download'] : `${words['action.download']} ${label}`;
  return (
    <button
      type="button"
      className={primary ? 'primary' : 'quiet'}
      aria-label={label === undefined ? undefined : full}
      onClick={() => void save()}
    >
      {primary ? full : (label ?? words['action.download'])}
    </button>
  );
}
