import { THIRD_PARTIES } from '../config';

/** The third parties of this build, for the page's script; undefined if none is configured, and then nothing loads. */
export const THIRD_PARTY_META: string | undefined = Object.values(THIRD_PARTIES).some((id) => id !== '')
  ? JSON.stringify(THIRD_PARTIES)
  : undefined;
