import { useRef, type ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Beyond } from './Beyond';
import { ClipList } from './ClipList';
import { Compose } from './Compose';
import { NewestClip } from './NewestClip';
import { pinnedFirst, type Shown } from './shown';
import { useClipboard } from './use-clipboard';

/** Clips of this device and of a room, and the shortest ways to another device. */
export default function Clipboard(props: IslandProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const board = useClipboard(props, form);
  const { say, tell, room, inRoom, arrival, shown, newest, intake, carried } = board;
  const inList = (clips: readonly Shown[]) => pinnedFirst(clips.filter((clip) => clip !== newest));
  const common = { acts: board.acts, props, say, tell };
  const next = props.preset.next === 'true';
  const compose = (
    <Compose
      key="compose"
      props={props}
      say={say}
      add={intake.add}
      paste={intake.paste}
      files={intake.files}
      refused={() => tell.note(say('pasteRefused'))}
    />
  );
  const newestClip = (
    <NewestClip
      key="newest"
      arrival={arrival}
      newest={newest}
      newestBody={board.newestBody}
      messages={board.messages}
      book={board.book}
      view={board.view}
      add={intake.add}
      {...common}
    />
  );
  const beyond = (
    <Beyond
      key="beyond"
      link={carried.link}
      hint={carried.hint}
      room={room}
      take={arrival.take}
      props={props}
      say={say}
      tell={tell}
    />
  );
  return (
    <form
      id="tool"
      ref={form}
      className={`tool clipboard kind-stats${intake.over ? ' over' : ''}${next ? ' next' : ''}`}
      data-state="loading"
      data-kind="stats"
      data-eager=""
      noValidate
      suppressHydrationWarning
      onSubmit={(event) => event.preventDefault()}
      {...intake.drop}
    >
      {!next ? [compose, newestClip, beyond] : inRoom ? [newestClip, compose, beyond] : [newestClip, beyond, compose]}
      <ClipList
        clips={{ room: inList(shown.room), device: inList(shown.device) }}
        count={board.count}
        isInRoom={room.view !== undefined}
        hide={board.hide}
        onClear={shown.device.length > 0 ? () => board.remove(shown.device) : undefined}
        {...common}
      />
    </form>
  );
}
