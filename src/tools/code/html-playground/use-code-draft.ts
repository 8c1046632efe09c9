import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { wasTouched } from '../../../kinds/form/touched-fields';
import { bringsText } from '../../../storage/drafts';
import { useDraft, type DraftUse } from '../../../ui/use-draft';
import { TEXTS, readDraft, snapshot, textsIn, type Texts } from './code-texts';
import { useUndo } from './use-undo';

/** Set while this tab has code from a link that the visitor has not run: a reload must not run it either. */
const flagKey = () => `from-link:${location.pathname}`;
const waits = () => sessionStorage.getItem(flagKey()) !== null;

interface CodeDraft {
  readonly draft: DraftUse;
  /** Nothing runs until it is known whether the code came with a link. */
  readonly waiting: boolean;
  /** The visitor ran the code, so it runs from now on; or a link brought code that nobody has run yet. */
  trust(trusted: boolean): void;
}

/**
 * The code that is kept on this device, and whether it may run. `clearPreview` stops code that is running when a link
 * brings another.
 */
export function useCodeDraft(
  form: Form,
  props: IslandProps,
  sources: RefObject<HTMLDivElement | null>,
  clearPreview: RefObject<() => void>,
): CodeDraft {
  const [waiting, setWaiting] = useState(true);
  const trust = useCallback(
    (trusted: boolean) => {
      if (trusted) sessionStorage.removeItem(flagKey());
      else sessionStorage.setItem(flagKey(), '1');
      setWaiting(!trusted);
      if (!trusted) clearPreview.current();
    },
    [clearPreview],
  );

  /** The texts as last seen; undefined as long as they are those of a link. */
  const known = useRef<string>(undefined);
  const undo = useUndo(sources, TEXTS);
  const written = () => writtenDraft(textsIn(form));
  const draft = useDraft({
    name: `html-playground:${props.preset.panes ?? ''}`,
    fields: TEXTS,
    touched: () => !form.ref.current || wasTouched(form.ref.current, TEXTS) || form.held.size > 0,
    current: () => (form.ref.current ? written() : ''),
    put: (kept) => {
      const read = readDraft(kept);
      if (!read) return;
      trust(read.trusted);
      known.current = snapshot(read.texts);
      form.setValues(read.texts);
    },
    undo: undo.history,
    restoreUndo: undo.restore,
  });

  useEffect(() => {
    const linked = bringsText(location.hash, TEXTS);
    if (!linked) known.current = snapshot({});
    trust(!linked && !waits());
    const onHash = () => {
      if (!bringsText(location.hash, TEXTS)) return;
      known.current = undefined;
      trust(false);
    };
    // In the capture phase, before the form handles it, so that nothing from the link runs.
    window.addEventListener('hashchange', onHash, true);
    return () => window.removeEventListener('hashchange', onHash, true);
  }, [trust]);

  useKeptEdits(form, known, () => draft.remember(written()));
  return { draft, waiting, trust };
}

const writtenDraft = (texts: Texts): string =>
  Object.values(texts).every((text) => text === '') ? '' : JSON.stringify({ ...texts, trusted: !waits() });

/** Calls `remember` after each edit. Code from a link is kept starting with its first edit. */
function useKeptEdits(form: Form, known: RefObject<string | undefined>, remember: () => void): void {
  const keep = () => {
    const now = snapshot(textsIn(form));
    const before = known.current;
    known.current = now;
    if (before !== undefined && before !== now) remember();
  };
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    if (form.outcome) latest.current();
  }, [form.outcome]);
  useEffect(() => {
    // The last changes before the page unloads, which no run has seen. In the capture phase, before the draft handles
    // it.
    const onLeave = () => {
      if (known.current !== undefined) latest.current();
    };
    window.addEventListener('pagehide', onLeave, true);
    return () => window.removeEventListener('pagehide', onLeave, true);
  }, [known]);
}
