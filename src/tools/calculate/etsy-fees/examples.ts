import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: decimal, ROUND_HALF_UP; the price counted up cent by cent';

export default [
  {
    values: { mode: 'price', price: 25, shipping: 5 },
    gives: { listingFee: '0.20', transactionFee: '1.95', processingFee: '1.15', fees: '3.30', net: '26.70' },
    source: PYTHON,
  },
  {
    values: { mode: 'target', wish: 10, shipping: 5, cost: 8, shippingCost: 5 },
    gives: { neededPrice: '20.91', fees: '2.91', net: '23.00', profit: '10.00', margin: '38.5951370127' },
    source: PYTHON,
  },
  {
    values: {
      price: 40,
      quantity: 3,
      shipping: '8.50',
      giftWrap: 4,
      buyerTax: '9.60',
      offsite: '15',
      cost: 12,
      shippingCost: '7.20',
    },
    gives: {
      processingFee: '4.51',
      offsiteFee: '19.88',
      fees: '33.60',
      net: '98.90',
      profit: '55.70',
      margin: '42.0377358491',
    },
    source: PYTHON,
  },
  {
    values: {
      country: 'GB',
      currency: 'GBP',
      price: 30,
      shipping: '3.50',
      listing: '0.16',
      percent: 4,
      fixed: '0.20',
      regulatory: '0.48',
      vat: 20,
      cost: 9,
      shippingCost: '3.35',
    },
    gives: { regulatoryFee: '0.16', vatFee: '0.81', fees: '4.85', net: '28.65', profit: '16.30' },
    source: PYTHON,
  },
  {
    values: { price: 1200, offsite: '15' },
    gives: { offsiteFee: '100.00', fees: '214.45', profit: '985.55' },
    source: PYTHON,
  },
  {
    values: { mode: 'target', wish: 10, transaction: 97 },
    gives: problem('noPrice', { wish: { exact: '10.00' } }, 'wish'),
    source: 'fees of 97% and 3% leave nothing of any price',
  },
] satisfies Examples<typeof tool>;
