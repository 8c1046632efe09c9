import { useEffect, useRef, type ReactNode } from 'react';
import type { RoomSession, RoomView } from '../../../features/clips/room-session';
import type { Say } from './words';

interface Props {
  view: RoomView;
  session: RoomSession;
  say: Say;
}

/** One box that every device in the room writes in. What two type at once becomes a clip; nothing is lost. */
export function Draft({ view, session, say }: Props): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = view.draft?.text ?? '';
  const rev = view.draft?.rev;
  const { draftWaits } = view;
  useEffect(() => {
    const place = area.current;
    // What is being typed here is not overwritten: its own write finds out who was first.
    if (!place || draftWaits || place.value === text) return;
    const { selectionStart, selectionEnd } = place;
    const focused = document.activeElement === place;
    place.value = text;
    if (focused) place.setSelectionRange(selectionStart, selectionEnd);
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
