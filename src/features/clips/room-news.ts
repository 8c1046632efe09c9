/* Events that a room sends to the page that listens to it. */

export interface RoomClip {
  readonly id: string;
  /** When the server received it, ms since 1970. */
  readonly at: number;
  readonly text: string;
  readonly title: string;
  readonly device: string;
}

export interface SeenDevice {
  readonly id: string;
  readonly device: string;
  readonly name: string;
  readonly at: number;
}

/** Only the fields that have changed. */
export interface RoomNews {
  readonly clips?: readonly RoomClip[];
  readonly seen?: readonly SeenDevice[];
  /** The number of documents that this code cannot decrypt, or that were moved to where they do not belong. */
  readonly unreadable?: number;
  readonly draft?: { readonly text: string; readonly rev: number };
  /** ms since 1970. */
  readonly expireAt?: number;
  /** Whether Firestore answers. */
  readonly online?: boolean;
  /** Listening has ended with an error: join again. */
  readonly lost?: true;
  /** The room has expired, or no room has this code: nothing more will arrive. */
  readonly gone?: true;
}

/** With `text`, another visitor's draft came first and `text` is theirs. */
export type DraftWritten = { readonly rev: number } | { readonly rev: number; readonly text: string };

/** The operator has turned off sharing, or the rules refuse for another reason. */
export class RoomRefused extends Error {}
/** The room has expired or never existed. */
export class RoomGone extends Error {}
