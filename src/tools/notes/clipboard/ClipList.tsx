import type { ReactNode } from 'react';
import { formatNumber } from '../../../i18n/format';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Acts } from './ClipActions';
import { ClipCard } from './ClipCard';
import type { Shown, ShownClips } from './shown';
import type { useHide } from './use-hide';
import type { Tell } from './use-messages';
import type { Say } from './words';

interface Props {
  /** The clips below the newest one. */
  clips: ShownClips;
  /** The number of all clips. */
  count: number;
  isInRoom: boolean;
  hide: ReturnType<typeof useHide>;
  /** Deletes the clips of this device; undefined if there are none. */
  onClear: (() => void) | undefined;
  acts: Acts;
  props: IslandProps;
  say: Say;
  tell: Tell;
}

/** The list of clips: those of the room, then those that are only on this device. */
export function ClipList({ clips, count, isInRoom, hide, onClear, ...common }: Props): ReactNode {
  const { props, say } = common;
  const { strings, lang } = props;
  const cards = (shown: readonly Shown[]) => shown.map((clip) => <ClipCard key={clip.id} clip={clip} {...common} />);
  return (
    <div className="clip-list">
      <div className="clip-list-head">
        <p>
          <output name="count" aria-live="off" aria-label={strings.labels.count} data-value={count}>
            {formatNumber(count, lang, 0)}
          </output>{' '}
          {say('clips', { n: count })}
        </p>
        <label className="check">
          <input
            type="checkbox"
            name="hide"
            checked={hide.hidden}
            onChange={(event) => hide.choose(event.currentTarget.checked)}
          />
          <span>{strings.labels.hide}</span>
        </label>
        <button type="button" className="quiet" disabled={!onClear} onClick={onClear}>
          {say('clear')}
        </button>
      </div>
      {clips.room.length > 0 && cards(clips.room)}
      {isInRoom && clips.device.length > 0 && <h2>{say('onlyHere')}</h2>}
      {cards(clips.device)}
    </div>
  );
}
