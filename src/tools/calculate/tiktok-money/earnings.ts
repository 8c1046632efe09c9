import { sum, type Decimal } from '../../../core/numbers/decimal';

/** A month on TikTok. The rewards' rate is for 1,000 qualified views, the posts' for 1,000 followers and post. */
export interface Month {
  readonly views: Decimal;
  /** The percentage of views that qualify, 0 to 100. */
  readonly qualified: Decimal;
  readonly followers: Decimal;
  readonly posts: Decimal;
  readonly diamonds: Decimal;
  readonly diamondValue: Decimal;
}

/** One end of the range, unrounded. */
export interface Earnings {
  readonly rewards: Decimal;
  readonly sponsor: Decimal;
  readonly gifts: Decimal;
  readonly month: Decimal;
  readonly year: Decimal;
}

const MONTHS = 12;

/** Earnings at one rate for rewards and one for sponsored posts. The year is 12 months before any rounding. */
export function earnings(month: Month, rpm: Decimal, postRate: Decimal): Earnings {
  const rewards = qualifiedViews(month).times(rpm).times('0.001');
  const sponsor = month.followers.times(postRate).times(month.posts).times('0.001');
  const gifts = month.diamonds.times(month.diamondValue);
  const total = sum([rewards, sponsor, gifts]);
  return { rewards, sponsor, gifts, month: total, year: total.times(MONTHS) };
}

/** The views that count for the Creator Rewards Program. */
export const qualifiedViews = ({ views, qualified }: Pick<Month, 'views' | 'qualified'>): Decimal =>
  views.times(qualified).times('0.01');
