/**
 * Fiverr's fees. The buyer's are in the help article “What is a service fee”, the seller's in the Terms of Service, of which
 * a topic of Fiverr's own forum quotes the passage: 80% of an order is the seller's net revenue. Percentages and amounts, in US dollars, are decimal text. When a fee becomes outdated,
 * correct it here together with `asOf`.
 */
export const FIVERR_FEES = {
  sellerPercent: '20',
  buyerPercent: '5.5',
  /** Added for the buyer to each payment below `smallUnder`. */
  smallFee: '3.00',
  smallUnder: '100',
  asOf: '2026-11-27',
  sellerSource: 'https://community.fiverr.com/forums/topic/96736-not-receiving-full-payment/',
  source: 'https://help.fiverr.com/hc/en-us/articles/360049646033-What-is-a-service-fee',
} as const;
