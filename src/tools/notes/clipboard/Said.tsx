import type { ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { ClipsView } from '../../../features/clips/clip-book';
import type { Messages } from './use-messages';
import type { Say } from './words';

interface Props {
  messages: Messages;
  view: ClipsView;
  props: IslandProps;
  say: Say;
  onUndo: () => void;
}

/** Errors, notes, and status messages; for ten seconds after a deletion, also an Undo button. */
export function Said({ messages, view, props, say, onUndo }: Props): ReactNode {
  const { words } = props;
  const notes = [
    view.trouble && say(`trouble-${view.trouble}`),
    view.dropped > 0 && say('dropped', { n: view.dropped }),
    messages.note,
  ].flatMap((note) => note || []);
  return (
    <div className="clip-said">
      {messages.alert !== '' && (
        <div role="alert" className="alert">
          <strong>{words['error.title']}</strong> <span>{messages.alert}</span>
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="note" data-note="">
          {note}
        </p>
      ))}
      <div className="clip-bar" data-turn={messages.turn % 2}>
        <div role="status">
          {messages.status !== '' && <p key={messages.turn}>{messages.status}</p>}
          {view.undo > 0 && <p>{say('removed', { n: view.undo })}</p>}
        </div>
        {view.undo > 0 && (
          <button type="button" onClick={onUndo}>
            {say('undo')}
          </button>
        )}
      </div>
    </div>
  );
}
