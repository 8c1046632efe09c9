import type { RoomClip, SeenDevice } from './room-news';
import type { DraftView } from './room-draft';

/** `expired`: it was there; `missing`: there is no room with this code, or no longer. */
export type RoomState = 'joining' | 'live' | 'offline' | 'expired' | 'missing';

/** What a page shows of a visit to a room. */
export interface RoomView extends DraftView {
  readonly id: string;
  readonly code: string;
  readonly state: RoomState;
  readonly clips: readonly RoomClip[];
  readonly seen: readonly SeenDevice[];
  /** What this device is called in the room. */
  readonly device: string;
  readonly unreadable: number;
  /** ms since 1970 by this device's clock; 0: not known yet. */
  readonly expireAt: number;
  /** So much this device's clock is behind the server's, in ms. */
  readonly ahead: number;
  /** The room has as many clips as it may: what waits stays here. */
  readonly full: boolean;
}
