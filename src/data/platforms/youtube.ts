import type { Fact } from '../fact';

/** YouTube Data API, resource `videos`: `snippet`. The copies that were read have no date. */
const VIDEOS = {
  source: 'https://developers.google.com/youtube/v3/docs/videos',
  read: 'undated',
  confirmed: false,
} as const;

export const YOUTUBE = {
  title: { value: 100, unit: 'characters', ...VIDEOS },
  /** Bytes of UTF-8, although the upload page says characters. */
  description: { value: 5000, unit: 'bytes', ...VIDEOS },
  /** All tags of a video with the commas between them; a tag with a space counts two more, for its quotation marks. */
  tags: { value: 500, unit: 'characters', ...VIDEOS },
  /** With more than this, YouTube ignores every hashtag of the video. */
  hashtags: {
    value: 60,
    unit: 'hashtags',
    source: 'https://support.google.com/youtube/answer/6390658',
    read: 'unread',
    confirmed: false,
  },
} as const satisfies Readonly<Record<string, Fact>>;
