import type { Fact } from '../fact';

/** LinkedIn's help states none of these: others measured them. */
const HELP = { source: 'https://www.linkedin.com/help/linkedin', read: 'unread', confirmed: false } as const;

export const LINKEDIN = {
  /** ayrshare.com/docs/apis/post/social-networks/linkedin has the same. */
  post: { value: 3000, unit: 'characters', ...HELP },
  headline: { value: 220, unit: 'characters', ...HELP },
  /** How much of a post is shown before '…more', whichever comes first. */
  shownLines: { value: 3, unit: 'lines', ...HELP },
  shown: { value: 210, unit: 'characters', ...HELP },
} as const satisfies Readonly<Record<string, Fact>>;
