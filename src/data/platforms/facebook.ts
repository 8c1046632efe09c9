import type { Fact } from '../fact';

export const FACEBOOK = {
  /** As Facebook announced in 2011, and measured since. */
  post: {
    value: 63_206,
    unit: 'characters',
    source: 'https://www.facebook.com/help',
    read: 'unread',
    confirmed: false,
  },
} as const satisfies Readonly<Record<string, Fact>>;
