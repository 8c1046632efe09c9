import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    views: 'Views per month',
    rpmLow: 'Lowest RPM (assumed)',
    rpmHigh: 'Highest RPM (assumed)',
    followers: 'Followers',
    posts: 'Sponsored posts per month',
    diamonds: 'Diamonds from gifts per month',
    qualified: 'Qualified views (assumed)',
    postLow: 'Lowest rate per post (assumed)',
    postHigh: 'Highest rate per post (assumed)',
    diamondValue: 'Value of a diamond',
    totalLow: 'Per month, low estimate',
    totalHigh: 'Per month, high estimate',
    yearLow: 'Per year, low estimate',
    yearHigh: 'Per year, high estimate',
    rewardsLow: 'Creator Rewards, low estimate',
    rewardsHigh: 'Creator Rewards, high estimate',
    sponsorLow: 'Sponsored posts, low estimate',
    sponsorHigh: 'Sponsored posts, high estimate',
    gifts: 'Gifts',
    sources: 'Where the money comes from',
  },
  hints: {
    qualified: 'Not every view counts for Creator Rewards.',
    postLow: 'Per 1,000 followers.',
    postHigh: 'Per 1,000 followers.',
  },
  placeholders: { views: '100000' },
  problems: {
    lowAboveHigh: 'The lowest rate, {low}, is above the highest, {high}. Change one of them.',
  },
  notes: {
    estimate:
      'An estimate, not TikTok’s figures. The rates are industry estimates and assumptions as of {date}; an RPM is for 1,000 qualified views. Type your own. Amounts are in dollars, or in the currency of your rates, before tax.',
    fewViews:
      'To join Creator Rewards, an account needs {needed} views in the last 30 days. The amount for views is what it would get as a member.',
    fewFollowers:
      'To join Creator Rewards, an account needs {needed} followers. Until then, its views earn nothing there.',
    terms:
      'Creator Rewards is for creators 18 or older with {followers} followers and {views} views in 30 days, and only for videos longer than a minute.',
  },
  steps: {
    rewards: '{views} × {qualified}% = {counted} that qualify, ÷ 1,000 × {rpm} = {rewards}',
    sponsor: '{followers} ÷ 1,000 × {postRate} × {posts} = {sponsor} for sponsored posts',
    gifts: '{diamonds} × {diamondValue} = {gifts} for gifts',
    total: 'Total: {month} per month, × 12 before rounding = {year} per year',
  },
  terms: {
    range: 'Estimate',
    low: 'Low',
    high: 'High',
    rewards: 'Creator Rewards',
    sponsor: 'Sponsored posts',
    gifts: 'Gifts',
    month: 'Per month',
    year: 'Per year',
  },
} satisfies ToolStrings<typeof tool>;
