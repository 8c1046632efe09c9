import type { ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { copyClip, saveClip } from './copy-clip';
import { IconButton } from '../../../ui/IconButton';
import type { Shown } from './shown';
import type { Tell } from './use-messages';
import type { Say } from './words';

export interface Acts {
  readonly pin: (clip: Shown) => void;
  readonly remove: (clip: Shown) => void;
  /** Shows this clip's link and QR code; undefined in a room, whose own link is shown instead. */
  readonly carry: ((clip: Shown) => void) | undefined;
  /** Undefined if there is no room to send it to. */
  readonly send: ((clip: Shown) => void) | undefined;
  /** Saves a clip of the room on this device too. */
  readonly keep: (clip: Shown) => void;
}

interface Props {
  clip: Shown;
  acts: Acts;
  props: IslandProps;
  say: Say;
  tell: Tell;
  /** The clip's name for screen readers. */
  name: string;
}

/** The buttons of a clip; copying first. */
export function ClipActions({ clip, acts, props, say, tell, name }: Props): ReactNode {
  const { words } = props;
  const copy = async () => {
    const body = await clip.body();
    const copied = body !== undefined && (await copyClip(body));
    if (copied) tell.status(words['status.copied']);
    else tell.alert(words['error.clipboard']);
  };
  const save = async () => {
    const body = await clip.body();
    if (body === undefined) return;
    saveClip(body, clip);
    tell.status(words['status.downloaded']);
  };
  const isText = clip.kind === 'text';
  return (
    <div className="clip-actions">
      <button
        type="button"
        className="clip-copy"
        aria-label={`${words['action.copy']}: ${name}`}
        onClick={() => void copy()}
      >
        {words['action.copy']}
      </button>
      {acts.send && clip.place === 'device' && isText && (
        <button type="button" onClick={() => acts.send?.(clip)}>
          {say('send')}
        </button>
      )}
      {clip.place === 'room' && !clip.meta && (
        <button type="button" onClick={() => acts.keep(clip)}>
          {say('keep')}
        </button>
      )}
      {acts.carry && isText && clip.place === 'device' && (
        <IconButton icon="qr" label={say('carryThis')} onClick={() => acts.carry?.(clip)} />
      )}
      <IconButton icon="save" label={words['action.download']} onClick={() => void save()} />
      {clip.place === 'device' && (
        <IconButton icon="pin" label={say('pin')} pressed={clip.meta?.pinned ?? false} onClick={() => acts.pin(clip)} />
      )}
      <IconButton
        icon="trash"
        label={say(clip.place === 'room' ? 'deleteForAll' : 'delete')}
        onClick={() => acts.remove(clip)}
      />
    </div>
  );
}
