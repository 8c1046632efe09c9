import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Lang } from '../../../i18n/languages';
import type { Notebook } from '../../../features/notes/notebook';
import type { View } from '../../../features/notes/notebook-view';
import { readNoteLink, type NoteLink } from '../../../features/sharing/note-link';
import type { Say } from './words';

interface Options {
  notebook: Notebook;
  view: View;
  say: Say;
  lang: Lang;
  form: RefObject<HTMLFormElement | null>;
  apply: (params: Readonly<Record<string, string>>) => void;
  /** Called when the notebook has loaded, or shows the text of a link. */
  onReady: () => void;
}

export interface Links {
  /** A link that needs a password. */
  readonly locked: string | undefined;
  readonly problem: string;
  readonly opened: (text: string) => Promise<void>;
  readonly dismiss: () => void;
}

/**
 * Reads the text in the fragment and shows it as a note that is not saved until it is changed; the open note stays in
 * the list.
 */
export function useLinks({ notebook, view, say, form, apply, onReady }: Options): Links {
  const [locked, setLocked] = useState<string>();
  const [problem, setProblem] = useState('');
  const title = useRef('');
  const latest = useRef({ apply, onReady });
  latest.current = { apply, onReady };
  const turn = useRef(0);

  /**
   * Reads the fragment. Undefined if a newer one arrived in the meantime: a long link takes longer to read than a short
   * one.
   */
  const read = useCallback(async (): Promise<{ readonly link: NoteLink | undefined } | undefined> => {
    const own = ++turn.current;
    const link = await readNoteLink(location.hash);
    if (own !== turn.current) return undefined;
    if (link) {
      title.current = link.title;
      latest.current.apply(link.params);
      setLocked(link.locked);
      setProblem(link.fault ? say(`link-${link.fault}`) : '');
    }
    return { link };
  }, [say]);

  useEffect(() => {
    void (async () => {
      const link = (await read())?.link;
      await notebook.start(link?.text === undefined ? undefined : { text: link.text, title: link.title });
      latest.current.onReady();
    })();
    const onHash = async () => {
      if (!location.hash.includes('=')) return;
      if (form.current) form.current.dataset.state = 'working';
      const found = await read();
      if (!found) return;
      const { link } = found;
      if (link?.text !== undefined) await notebook.visit(link.text, link.title);
      latest.current.onReady();
    };
    window.addEventListener('hashchange', onHash);
    return () => {
      window.removeEventListener('hashchange', onHash);
      notebook.end();
    };
  }, [notebook, read, form]);

  // The link's text was saved as a note, or another note is open: remove it from the URL, so that a reload does not
  // show it again.
  const visited = useRef(false);
  useEffect(() => {
    if (visited.current && !view.visiting && /[#&](input|z|e)=/.test(location.hash))
      history.replaceState(null, '', location.pathname + location.search);
    visited.current = view.visiting;
  }, [view.visiting]);

  return {
    locked,
    problem,
    opened: async (text) => {
      setLocked(undefined);
      await notebook.visit(text, title.current);
      latest.current.onReady();
    },
    dismiss: () => {
      setLocked(undefined);
      setProblem('');
    },
  };
}
