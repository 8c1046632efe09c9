import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    format: 'Videos',
    basis: 'Estimate from',
    niche: 'Niche',
    views: 'Views',
    period: 'per',
    rpmLow: 'Lowest RPM (assumed)',
    rpmHigh: 'Highest RPM (assumed)',
    cpmLow: 'Lowest CPM (assumed)',
    cpmHigh: 'Highest CPM (assumed)',
    monetized: 'Views with ads (assumed)',
    share: 'Creator’s share',
    monthLow: 'Per month, low estimate',
    monthHigh: 'Per month, high estimate',
    yearLow: 'Per year, low estimate',
    yearHigh: 'Per year, high estimate',
    dayLow: 'Per day, low estimate',
    dayHigh: 'Per day, high estimate',
    audiences: 'Per month with other audiences',
  },
  hints: {
    basis: 'RPM: what you get for 1,000 views. CPM: what advertisers pay for 1,000 ads.',
    share: 'YouTube’s own figure: 55% of ads on videos, 45% on Shorts.',
  },
  placeholders: { views: '10000' },
  choices: {
    format: { long: 'Long videos', shorts: 'Shorts' },
    basis: { rpm: 'RPM', cpm: 'CPM, ads and share' },
    niche: { any: 'Any', finance: 'Finance', tech: 'Technology', gaming: 'Gaming', own: 'My own range' },
    period: { day: 'day', month: 'month', year: 'year' },
  },
  problems: {
    lowAboveHigh: 'The lowest rate, {low}, is above the highest, {high}. Change one of them.',
  },
  notes: {
    estimate:
      'An estimate, not YouTube’s figures. The rates are assumptions based on industry estimates as of {date}. Type those of your own channel. Amounts are in dollars, or in the currency of your rates.',
    niche: 'The range for this niche is from {source}. Other sites give different ranges.',
    share: 'The creator’s share is from YouTube Help, {source}.',
    leftOut:
      'Before tax. The assumed rates are for ads only; the RPM in YouTube Studio also includes memberships, Super Chat, and YouTube Premium.',
  },
  steps: {
    viewsByDay: 'Views per year: {views} × 365 = {inYear}',
    viewsByMonth: 'Views per year: {views} × 12 = {inYear}',
    viewsByYear: 'Views per year: {inYear}',
    rpm: 'CPM {cpm} × {monetized}% × {share}% = RPM {rpm}',
    year: '{inYear} ÷ 1,000 × {rpm} = {year} per year, ÷ 12 = {month} per month',
  },
  terms: { monthlyViews: 'Views per month', low: 'Low', high: 'High' },
} satisfies ToolStrings<typeof tool>;
