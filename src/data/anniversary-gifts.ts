/**
 * The traditional gift for each wedding anniversary, by number of years. Source: the list of the Chicago Public Library,
 * 'Traditional Wedding Anniversary Gifts', as given by Wikipedia, 'Wedding anniversary'; years without an entry have none.
 */
export const WEDDING_GIFTS = {
  1: 'paper',
  2: 'cotton',
  3: 'leather',
  4: 'flowers',
  5: 'wood',
  6: 'iron',
  7: 'wool',
  8: 'bronze',
  9: 'pottery',
  10: 'tin',
  11: 'steel',
  12: 'silk',
  13: 'lace',
  14: 'ivory',
  15: 'crystal',
  20: 'china',
  25: 'silver',
  30: 'pearl',
  35: 'coral',
  40: 'ruby',
  45: 'sapphire',
  50: 'gold',
  55: 'emerald',
  60: 'diamond',
  70: 'platinum',
  75: 'diamond',
} as const satisfies Readonly<Record<number, string>>;

export type WeddingGift = (typeof WEDDING_GIFTS)[keyof typeof WEDDING_GIFTS];
