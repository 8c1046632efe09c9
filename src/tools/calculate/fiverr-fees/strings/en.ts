import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    direction: 'You know',
    amount: 'Amount',
    tip: 'Tip',
    sellerPercent: 'Seller fee rate',
    buyerPercent: 'Buyer service fee rate',
    smallFee: 'Small-order fee',
    smallUnder: 'Small orders are below',
    price: 'Order price',
    sellerNet: 'The seller keeps',
    buyerTotal: 'The buyer pays',
    sellerFee: 'Taken from the seller',
    buyerFee: 'Added for the buyer',
    take: 'Fiverr’s share of what the buyer pays',
    parts: 'Who gets what the buyer pays',
    prices: 'Other prices',
  },
  hints: {
    tip: 'The buyer pays it separately, so it has its own service fee.',
    sellerPercent: 'Also applies to tips. If a fee has changed, type your own.',
  },
  placeholders: { amount: '50' },
  choices: {
    direction: { price: 'the price', earn: 'what the seller should keep', budget: 'what the buyer can spend' },
  },
  problems: {
    amountZero: 'The amount must be more than 0.',
    nothingLeft: 'At 100%, Fiverr keeps everything, and the seller gets nothing. Type less.',
    budgetSmall: 'With its fees, the smallest order costs the buyer {least}. Type at least that.',
  },
  notes: {
    asOf: 'Fees as of {date}, source: {source}. If they have changed since, type your own under More options.',
    tipEnough: 'The tip alone leaves the seller that much.',
    cheaperAbove:
      'A price of {price} would cost the buyer less, {total} in total, because the small-order fee no longer applies.',
  },
  steps: {
    sellerFee: '{paid} × {sellerPercent}% = {sellerFee} kept by Fiverr, rounded',
    sellerNet: '{paid} − {sellerFee} = {sellerNet} for the seller',
    smallOrder: '{amount} × {buyerPercent}%, rounded, + {smallFee} = {fee} service fee',
    largeOrder: '{amount} × {buyerPercent}% = {fee} service fee, rounded',
    buyerTotal: '{paid} + {buyerFee} = {buyerTotal} for the buyer',
    oneCentLess: 'A price of {less} would leave the seller {left}',
  },
  terms: {
    part: 'Part',
    amount: 'Amount',
    share: 'Share (%)',
    toSeller: 'The seller keeps',
    fromSeller: 'Fiverr, from the seller',
    fromBuyer: 'Fiverr, from the buyer',
    price: 'Price',
    buyerTotal: 'The buyer pays',
    fiverrPercent: 'Fiverr’s share (%)',
  },
} satisfies ToolStrings<typeof tool>;
