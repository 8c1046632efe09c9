import { useEffect, useRef, type ReactNode } from 'react';
import type { RoomSession, RoomView } from '../../../features/clips/room-session';
import type { Say } from './words';

interface Props {
  view: RoomView;
  session: RoomSession;
  say: Say;
}

/**
 * A text area shared by all devices in the room. If two devices type at once, one text becomes a clip, so nothing is
 * lost.
 */
export function Draft({ view, session, say }: Props): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = view.draft?.text ?? '';
  const rev = view.draft?.rev;
  const { draftWaits } = view;
  useEffect(() => {
    const field = area.current;
    // Don't overwrite text that is being typed here: its own write will detect the conflict.
    if (!field || draftWaits || field.value === text) return;
    const { selectionStart, selectionEnd } = field;
    const focused = document.activeElement === field;
    field.value = text;
    if (focused) field.setSelectionRange(selectionStart, selectionEnd);
  }, [text, rev, draftWaits]);
  return (
    <div className="clip-draft">
      <label htmlFor="clip-draft">{say('draft')}</label>
      <textarea
        ref={area}
        id="clip-draft"
        name="draft"
        rows={3}
        dir="auto"
        aria-describedby="clip-draft-hint"
        defaultValue={text}
        onInput={(event) => session.typeDraft(event.currentTarget.value)}
      />
      <p className="hint" id="clip-draft-hint">
        {say(view.draftLarge ? 'draftLarge' : draftWaits ? 'draftWaits' : 'draftHint')}
      </p>
      {view.draftLost && (
        <p className="note" data-note="">
          {say('draftLost')}
        </p>
      )}
    </div>
  );
}
