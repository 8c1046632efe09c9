import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    format: 'Videos',
    basis: 'Estimate from',
    niche: 'Subject',
    views: 'Views',
    period: 'in a',
    rpmLow: 'Lowest RPM, assumed',
    rpmHigh: 'Highest RPM, assumed',
    cpmLow: 'Lowest CPM, assumed',
    cpmHigh: 'Highest CPM, assumed',
    monetized: 'Views with ads, assumed',
    share: 'Share of the creator',
    monthLow: 'A month, at least',
    monthHigh: 'A month, at most',
    yearLow: 'A year, at least',
    yearHigh: 'A year, at most',
    dayLow: 'A day, at least',
    dayHigh: 'A day, at most',
    audiences: 'A month with other audiences',
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
      'An estimate, not YouTube’s figures. The rates are assumptions, from trade estimates as of {date}: type those of your own channel. Amounts are in dollars, or in the currency of your rates.',
    niche: 'The range for this subject is from {source}. Other sites give other ranges.',
    share: 'The share of the creator is from YouTube Help, {source}.',
    leftOut: 'Ads only, before tax: without sponsors, memberships, Super Chat and YouTube Premium.',
  },
  steps: {
    viewsByDay: 'Views a year: {views} × 365 = {inYear}',
    viewsByMonth: 'Views a year: {views} × 12 = {inYear}',
    viewsByYear: 'Views a year: {inYear}',
    rpm: 'CPM {cpm} × {monetized}% × {share}% = RPM {rpm}',
    year: '{inYear} ÷ 1,000 × {rpm} = {year} a year, ÷ 12 = {month} a month',
  },
  terms: { monthlyViews: 'Views a month', low: 'At least', high: 'At most' },
} satisfies ToolStrings<typeof tool>;
