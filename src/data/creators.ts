/**
 * What videos earn. The platforms publish only their shares and conditions; ranges for 1,000 views are trade estimates of
 * 2026, and the rates of sponsored posts are assumptions. Amounts are in US dollars, as decimal text.
 */
export const CREATORS_AS_OF = '2026-11-21';

export const YOUTUBE = {
  long: { rpmLow: '2', rpmHigh: '6', share: '55' },
  shorts: { rpmLow: '0.01', rpmHigh: '0.07', share: '45' },
  /** Trade estimates: what advertisers pay for 1,000 ads, and the percentage of views with ads. */
  cpmLow: '4',
  cpmHigh: '12',
  monetized: '60',
  /** The page of the shares. */
  source: 'https://support.google.com/youtube',
} as const;

/** Trade estimates for long videos by subject. They differ widely between sites, so each has its own source. */
export const YOUTUBE_NICHES = {
  any: { rpmLow: YOUTUBE.long.rpmLow, rpmHigh: YOUTUBE.long.rpmHigh },
  finance: { rpmLow: '10', rpmHigh: '26', source: 'https://www.directai.app/blog/youtube-rpm-by-niche' },
  tech: { rpmLow: '8', rpmHigh: '20', source: 'https://youtuberpm.online' },
  gaming: { rpmLow: '0.50', rpmHigh: '4', source: 'https://www.directai.app/blog/youtube-rpm-by-niche' },
} as const;

export const TIKTOK = {
  /** Trade estimate, for 1,000 qualified views. */
  rpmLow: '0.40',
  rpmHigh: '1.00',
  /** Assumptions: the percentage of views that qualify; for a sponsored post, an amount for 1,000 followers. */
  qualified: '60',
  postLow: '5',
  postHigh: '15',
  diamondValue: '0.005',
  /** Conditions of the Creator Rewards Program: followers, and views in 30 days. */
  followers: 10_000,
  views: 100_000,
} as const;
