import type { CollectionEntry } from 'astro:content';

type Deal = Pick<CollectionEntry<'deals'>['data'], 'offer' | 'days' | 'card' | 'status' | 'asOf'>;

/** The groups in which the list of deals can be filtered, in this order. */
export const DEAL_GROUPS = {
  'no-card': 'Trials without a card',
  card: 'Trials with a card',
  free: 'Free plans',
  over: 'No longer offered',
} as const;

export type DealGroup = keyof typeof DEAL_GROUPS;

export function dealGroup({ offer, card, status }: Deal): DealGroup {
  if (status === 'closed' || offer === 'none') return 'over';
  if (offer === 'free-plan' || offer === 'limited') return 'free';
  return card === 'not-required' ? 'no-card' : 'card';
}

/** What the offer is in a few words: '7-day trial', 'card needed'. */
export function dealBadges({ offer, days, card, status }: Deal): readonly string[] {
  if (status === 'closed' || offer === 'none') return ['No longer offered'];
  if (offer === 'free-plan') return ['Free plan', ...(card === 'not-required' ? ['no card'] : [])];
  if (offer === 'limited') return ['Free version with limits'];
  const kind = offer === 'credit' ? 'credit' : 'trial';
  return [days === undefined ? (offer === 'credit' ? 'Credit' : 'Trial') : `${days}-day ${kind}`, CARD_BADGES[card]];
}

const CARD_BADGES = { required: 'card needed', 'not-required': 'no card', unknown: 'card not confirmed' } as const;

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Whether nobody has read the vendor's page for a year. `now`: when the site is built. */
export const isOutdated = ({ asOf, status }: Deal, now: Date): boolean =>
  status === 'open' && now.getTime() - new Date(asOf).getTime() > YEAR_MS;
