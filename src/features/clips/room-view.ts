import type { RoomClip, SeenDevice } from './room-news';
import type { DraftView } from './room-draft';

/** `expired`: the room existed; `missing`: no room has this code, or no longer. */
export type RoomState = 'joining' | 'live' | 'offline' | 'expired' | 'missing';

/** What a page shows of a visit to a room. */
export interface RoomView extends DraftView {
  readonly id: string;
  readonly code: string;
  readonly state: RoomState;
  readonly clips: readonly RoomClip[];
  readonly seen: readonly SeenDevice[];
  /** This device's name in the room. */
  readonly device: string;
  readonly unreadable: number;
  /** ms since 1970 by this device's clock; 0 while unknown. */
  readonly expireAt: number;
  /** How far this device's clock is behind the server's, in ms. */
  readonly ahead: number;
  /** The room has the maximum number of clips: waiting clips stay here. */
  readonly full: boolean;
}
