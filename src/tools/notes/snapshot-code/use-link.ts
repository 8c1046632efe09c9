import { useCallback, useEffect, useRef, useState } from 'react';
import { linkWarning } from '../../../kinds/form/permalink';
import type { Form } from '../../../kinds/form/form';
import { readMarks } from '../../../formats/highlight/marked-lines';
import { codeFragment, type CodeLink } from '../../../formats/highlight/snapshot-link';
import { titleOf } from '../../../features/notes/note-titles';

export interface MadeLink {
  readonly address: string;
  readonly warning: 'copied' | 'long' | 'veryLong' | 'refused';
  readonly replaced: number;
  readonly locked: boolean;
}

/** Deriving the key of a locked link takes a good part of a second, on purpose. */
const LOCK_PAUSE_MS = 500;
const LONG = 20_000;
const LONG_PAUSE_MS = 300;

/** The reader's page is next to this one in the path. */
export const readerAddress = (fragment: string): string =>
  `${new URL('../share/', location.href.replace(/[?#].*$/, '')).href}#${fragment}`;

/** The content of the form for a link; undefined while a value is invalid. */
export function codeOf(form: Form): (CodeLink & { readonly password: string }) | undefined {
  const values = form.reading()?.values;
  if (!values) return undefined;
  return {
    text: String(values.input),
    title: titleOf(String(values.title)),
    lang: String(values.lang),
    theme: String(values.theme),
    numbers: values.numbers === true,
    // Invalid marks are reported next to the control, so they are left out of the link.
    mark: readMarks(String(values.mark)) ? String(values.mark).trim() : '',
    password: String(values.password),
  };
}

/** The share link for the content of the form, updated after each run. */
export function useLink(form: Form): {
  readonly link: MadeLink | undefined;
  readonly fresh: () => Promise<MadeLink | undefined>;
} {
  const [link, setLink] = useState<MadeLink>();
  const latest = useRef(0);
  const reading = useRef(form);
  reading.current = form;
  const making = useRef<{ readonly key: string; readonly made: Promise<MadeLink> }>(undefined);

  /** Makes the current link immediately: a click does not wait for the pause. */
  const fresh = useCallback(async () => {
    const own = ++latest.current;
    const code = codeOf(reading.current);
    if (!code) return undefined;
    if (code.text === '') {
      setLink(undefined);
      return undefined;
    }
    const key = JSON.stringify(code);
    if (making.current?.key !== key) making.current = { key, made: makeLink(code) };
    const made = await making.current.made;
    if (own === latest.current) setLink(made);
    return made;
  }, []);

  const { outcome, state } = form;
  useEffect(() => {
    if (state === 'loading' || state === 'working') return;
    const code = codeOf(reading.current);
    const pause = code?.password ? LOCK_PAUSE_MS : (code?.text.length ?? 0) > LONG ? LONG_PAUSE_MS : 0;
    const timer = setTimeout(() => void fresh(), pause);
    return () => clearTimeout(timer);
  }, [outcome, state, fresh]);

  return { link, fresh };
}

async function makeLink({ password, ...code }: CodeLink & { password: string }): Promise<MadeLink> {
  const { fragment, replaced } = await codeFragment(code, password);
  const address = readerAddress(fragment);
  return { address, warning: linkWarning(address.length), replaced, locked: password !== '' };
}
