import type { ReactNode } from 'react';
import { copyText } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { ClipText } from './ClipText';
import type { Arrived } from './use-arrival';
import type { Tell } from './use-messages';
import type { Say } from './words';

interface Props {
  arrived: Arrived;
  props: IslandProps;
  say: Say;
  tell: Tell;
  onKeep: () => void;
  onClose: () => void;
}

/** A clip that another device sent: one big button to copy it, and the option to keep it. */
export function ArrivedClip({ arrived, props, say, tell, onKeep, onClose }: Props): ReactNode {
  const { words } = props;
  const copy = async () => {
    if (await copyText(arrived.text)) tell.status(words['status.copied']);
    else tell.alert(words['error.clipboard']);
  };
  return (
    <section className="clip newest arrived" aria-label={say('arrived')}>
      <button type="button" className="primary clip-big" onClick={() => void copy()}>
        {words['action.copy']}
      </button>
      <p className="note" data-note="">
        {say(arrived.by === 'link' ? 'notOurs' : 'scanned')}
      </p>
      {arrived.title !== '' && (
        <h3 className="clip-title" dir="auto">
          {arrived.title}
        </h3>
      )}
      <ClipText text={arrived.text} />
      <div className="actions">
        <button type="button" onClick={onKeep}>
          {say('keepHere')}
        </button>
        <button type="button" className="quiet" onClick={onClose}>
          {say('close')}
        </button>
      </div>
    </section>
  );
}
