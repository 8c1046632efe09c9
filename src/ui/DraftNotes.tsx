import type { ReactNode } from 'react';
import type { DraftUse } from './use-draft';

interface Props {
  draft: DraftUse;
  /** `draftKept`, `draftFull`, `draftDenied`; `elsewhere`; `earlier`. */
  words: Readonly<Record<string, string>>;
}

/** The result of the last save to this device; nothing before the first. */
export function DraftState({ draft, words }: Props): ReactNode {
  if (!draft.state) return null;
  const said = { kept: words.draftKept, full: words.draftFull, denied: words.draftDenied };
  return <span className="hint">{said[draft.state]}</span>;
}

/** Tells that another tab has changed the document, and offers to restore another version. */
export function OtherDrafts({ draft, words }: Props): ReactNode {
  return (
    <>
      {draft.elsewhere && (
        <p className="note" data-note="">
          {words.elsewhere}
        </p>
      )}
      {draft.hasOther && (
        <p className="note">
          <button type="button" className="quiet" onClick={() => void draft.bringBack()}>
            {words.earlier}
          </button>
        </p>
      )}
    </>
  );
}
