import { formatBytes } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import type { AddOptions } from '../../../features/clips/clip-book';
import { sizeOf } from '../../../features/clips/clip';
import { fitsRoom } from '../../../features/clips/room-encryption';
import type { RoomView } from '../../../features/clips/room-session';
import type { Shown } from './shown';
import type { Say } from './words';

interface Options {
  readonly inRoom: RoomView | undefined;
  /** The clips that the page shows as the room's, newest first. */
  readonly clips: readonly Shown[];
  readonly say: Say;
  readonly lang: Lang;
}

/**
 * How a text is also sent to the room. Undefined if there is no room or the text is already its newest clip; a string
 * with the reason if it is too large.
 */
export function toRoom(
  text: string,
  title: string,
  { inRoom, clips, say, lang }: Options,
): AddOptions | string | undefined {
  if (!inRoom) return undefined;
  const bytes = sizeOf(text);
  if (!fitsRoom(bytes, { title })) return say('tooLargeForRoom', { size: formatBytes(bytes, lang) });
  if (inRoom.clips[0]?.text === text && clips[0]?.place === 'room') return undefined;
  return { room: inRoom.id, there: new Set(inRoom.clips.map(({ id }) => id)) };
}
