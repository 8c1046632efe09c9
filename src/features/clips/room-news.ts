/* What a room tells the page that listens to it. */

export interface RoomClip {
  readonly id: string;
  /** When it reached the server, ms since 1970. */
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

/** What a room tells: whatever is new of it. */
export interface RoomNews {
  readonly clips?: readonly RoomClip[];
  readonly seen?: readonly SeenDevice[];
  /** Documents that this code does not open, or that were moved to where they do not belong. */
  readonly unreadable?: number;
  readonly draft?: { readonly text: string; readonly rev: number };
  /** ms since 1970. */
  readonly expireAt?: number;
  /** Firestore answers. */
  readonly online?: boolean;
  /** Listening has ended with an error: join again. */
  readonly lost?: true;
  /** The room has expired, or there is none with this code: nothing more will come. */
  readonly gone?: true;
}

/** Somebody else's draft was first: `text` is theirs. */
export type DraftWritten = { readonly rev: number } | { readonly rev: number; readonly text: string };

/** The operator has shut sharing, or the rules refuse for another reason. */
export class RoomRefused extends Error {}
/** The room has expired, or never was. */
export class RoomGone extends Error {}
