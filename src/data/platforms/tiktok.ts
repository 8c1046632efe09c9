import type { Fact } from '../fact';

const PROFILE = {
  source: 'https://support.tiktok.com/en/getting-started/setting-up-your-profile',
  read: 'unread',
  confirmed: false,
} as const;

export const TIKTOK = {
  /**
   * In the app, as measured by others (socialk.it, socialswiss.tech). TikTok's page is about its API: 2,200 for a
   * video.
   */
  caption: {
    value: 4000,
    unit: 'characters',
    source: 'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post',
    read: 'unread',
    confirmed: false,
  },
  /** Since August 2025, as guides for marketing teams agree; TikTok's own page was not found. */
  hashtags: {
    value: 5,
    unit: 'hashtags',
    source: 'https://support.tiktok.com/en/using-tiktok/creating-videos',
    read: 'unread',
    confirmed: false,
  },
  /** Name and bio as measured by others (postonce.to, lettercounter.org). */
  name: { value: 30, unit: 'characters', ...PROFILE },
  bio: { value: 80, unit: 'characters', ...PROFILE },
} as const satisfies Readonly<Record<string, Fact>>;
