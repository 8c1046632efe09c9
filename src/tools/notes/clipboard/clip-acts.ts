import { formatBytes } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import type { ClipBook } from '../../../features/clips/clip-book';
import { fitsRoom } from '../../../features/clips/room-encryption';
import type { RoomView } from '../../../features/clips/room-session';
import type { Acts } from './ClipActions';
import type { Shown } from './shown';
import type { Tell } from './use-messages';
import type { RoomUse } from './use-room';
import type { Say } from './words';

interface Options {
  readonly book: ClipBook;
  readonly room: RoomUse;
  /** The room, if clips can be sent to it. */
  readonly inRoom: RoomView | undefined;
  readonly say: Say;
  readonly tell: Tell;
  readonly lang: Lang;
  /** Shows the clip's link and QR code. */
  readonly onCarry: (clip: Shown) => void;
}

/** What the buttons of a clip do, and `remove`, which takes several clips. */
export function clipActs({ book, room, inRoom, say, tell, lang, onCarry }: Options): {
  readonly acts: Acts;
  readonly remove: (clips: readonly Shown[]) => void;
} {
  const remove = (clips: readonly Shown[]) => {
    tell.nothing();
    const waits = clips.some(({ place }) => place === 'waiting');
    void book.remove(
      clips.map(({ id }) => id),
      waits ? inRoom?.id : '',
    );
  };
  /** Deletes it for everyone; 'Undo' sends it again. */
  const removeFromRoom = async (clip: Shown) => {
    tell.nothing();
    const body = await clip.body();
    if (!clip.meta && body !== undefined) await book.keep(clip.id, body, clip);
    await book.remove([clip.id], inRoom?.id);
    await room.session?.remove(clip.id);
  };
  const sendToRoom = (clip: Shown) => {
    if (fitsRoom(clip.bytes, { title: clip.title })) void book.waiting(clip.id, inRoom?.id ?? '');
    else tell.note(say('tooLargeForRoom', { size: formatBytes(clip.bytes, lang) }));
  };
  const keep = async (clip: Shown) => {
    const body = await clip.body();
    if (body === undefined) return;
    await book.keep(clip.id, body, clip);
    tell.status(say('kept'));
  };
  const acts: Acts = {
    pin: (clip) => {
      if (clip.meta) void book.pin(clip.meta).then((pinned) => !pinned && tell.note(say('pinsFull')));
    },
    remove: (clip) => {
      if (clip.place === 'room') void removeFromRoom(clip);
      else remove([clip]);
    },
    carry: inRoom ? undefined : onCarry,
    send: inRoom ? sendToRoom : undefined,
    keep: (clip) => void keep(clip),
  };
  return { acts, remove };
}
