import type { Fact } from '../fact';

export const INSTAGRAM = {
  /** Tools that post to Instagram agree on it (ayrshare.com, dopost.co). */
  caption: {
    value: 2200,
    unit: 'characters',
    source: 'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
    read: 'unread',
    confirmed: false,
  },
  /**
   * 30 until December 2025. The help page could not be read; dokuntag.com cites it (July 2026), ayrshare.com has the
   * same.
   */
  hashtags: {
    value: 5,
    unit: 'hashtags',
    source: 'https://help.instagram.com/351460621611097',
    read: 'unread',
    confirmed: false,
  },
  /** How much of a caption the feed shows before 'more', as scheduling tools measure it. */
  shown: {
    value: 125,
    unit: 'characters',
    source: 'https://help.instagram.com/',
    read: 'unread',
    confirmed: false,
  },
  /** As measured by others (socialk.it, socialswiss.tech). */
  bio: {
    value: 150,
    unit: 'characters',
    source: 'https://help.instagram.com/583107688369069',
    read: 'unread',
    confirmed: false,
  },
} as const satisfies Readonly<Record<string, Fact>>;
