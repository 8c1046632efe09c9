import { useEffect, useState, type ReactNode } from 'react';
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
  /** The main button of the page: Ctrl+Shift+C presses it too. */
  primary?: boolean;
}

/** How long the button itself says that the text was copied. */
const SAID_MS = 2_000;

export function CopyButton({ form, text, label, cover = false, name, primary = false }: CopyProps): ReactNode {
  const { words } = form.props;
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), SAID_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    const copied = await copyText(await text());
    if (copied) setCopies((before) => before + 1);
    form.announce(copied ? words['status.copied'] : words['error.clipboard']);
  };
  const shown = copies > 0 ? words['status.copied'] : (label ?? words['action.copy']);
  return (
    <button
      type="button"
      className={cover ? 'cover' : primary ? 'primary' : 'quiet'}
      aria-label={name === undefined ? undefined : `${shown}: ${name}`}
      data-copy={copies > 0 ? 'copied' : ''}
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
