import { expect, test } from 'vitest';
import { dealBadges, dealGroup, isOutdated } from './deal-badges';

const asOf = new Date('2025-06-01');
const open = { status: 'open', asOf } as const;

test.each([
  [{ ...open, offer: 'trial', days: 7, card: 'required' }, '7-day trial · card needed', 'card'],
  [{ ...open, offer: 'trial', days: 15, card: 'not-required' }, '15-day trial · no card', 'no-card'],
  [{ ...open, offer: 'trial', days: 14, card: 'unknown' }, '14-day trial · card not confirmed', 'card'],
  [{ ...open, offer: 'credit', days: 60, card: 'required' }, '60-day credit · card needed', 'card'],
  [{ ...open, offer: 'free-plan', card: 'not-required' }, 'Free plan · no card', 'free'],
  // The card is for the trial of the paid plan.
  [{ ...open, offer: 'free-plan', card: 'required' }, 'Free plan', 'free'],
  [{ ...open, offer: 'limited', card: 'not-required' }, 'Free version with limits', 'free'],
  [{ ...open, offer: 'none', card: 'unknown', status: 'closed' }, 'No longer offered', 'over'],
] as const)('%j is a %s', (deal, badges, group) => {
  expect(dealBadges(deal).join(' · ')).toBe(badges);
  expect(dealGroup(deal)).toBe(group);
});

test('an open offer that nobody has read for a year is out of date', () => {
  const deal = { ...open, offer: 'trial', days: 7, card: 'required' } as const;
  expect(isOutdated(deal, new Date('2026-06-01'))).toBe(false);
  expect(isOutdated(deal, new Date('2026-06-02'))).toBe(true);
  expect(isOutdated({ ...deal, status: 'closed' }, new Date('2026-06-02'))).toBe(false);
});
