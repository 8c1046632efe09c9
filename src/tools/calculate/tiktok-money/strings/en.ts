import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    views: 'Views a month',
    rpmLow: 'Lowest RPM, assumed',
    rpmHigh: 'Highest RPM, assumed',
    followers: 'Followers',
    posts: 'Sponsored posts a month',
    diamonds: 'Diamonds from gifts a month',
    qualified: 'Views that qualify, assumed',
    postLow: 'Lowest rate of a post, assumed',
    postHigh: 'Highest rate of a post, assumed',
    diamondValue: 'Value of a diamond',
    totalLow: 'A month, at least',
    totalHigh: 'A month, at most',
    yearLow: 'A year, at least',
    yearHigh: 'A year, at most',
    rewardsLow: 'Creator Rewards, at least',
    rewardsHigh: 'Creator Rewards, at most',
    sponsorLow: 'Sponsored posts, at least',
    sponsorHigh: 'Sponsored posts, at most',
    gifts: 'Gifts',
    sources: 'Where the money comes from',
  },
  hints: {
    qualified: 'Not every view counts for Creator Rewards.',
    postLow: 'For 1,000 followers and post.',
    postHigh: 'For 1,000 followers and post.',
  },
  placeholders: { views: '100000' },
  problems: {
    lowAboveHigh: 'The lowest rate, {low}, is above the highest, {high}. Change one of them.',
  },
  notes: {
    estimate:
      'An estimate, not TikTok’s figures. The rates are trade estimates and assumptions as of {date}; an RPM is for 1,000 qualified views. Type your own. Amounts are in dollars, or in the currency of your rates, before tax.',
    fewViews: 'Creator Rewards needs {needed} views in 30 days: with fewer, that part isn’t paid.',
    fewFollowers: 'Creator Rewards needs {needed} followers: with fewer, that part isn’t paid.',
    terms:
      'Creator Rewards are for creators of 18 and over with {followers} followers and {views} views in 30 days, and only for videos of more than a minute.',
  },
  steps: {
    rewards: '{views} × {qualified}% = {counted} that qualify, ÷ 1,000 × {rpm} = {rewards}',
    sponsor: '{followers} ÷ 1,000 × {postRate} × {posts} = {sponsor} for sponsored posts',
    gifts: '{diamonds} × {diamondValue} = {gifts} for gifts',
    total: 'Together {month} a month, × 12 before rounding = {year} a year',
  },
  terms: {
    range: 'Estimate',
    low: 'At least',
    high: 'At most',
    rewards: 'Creator Rewards',
    sponsor: 'Sponsored posts',
    gifts: 'Gifts',
    month: 'A month',
    year: 'A year',
  },
} satisfies ToolStrings<typeof tool>;
