import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const PYTHON = 'Python: decimal, ROUND_HALF_UP; the charge counted up cent by cent';

const checkout = { platform: 'paypal', plan: 'checkout', percent: '3.49', fixed: '0.49' } as const;
const online = { platform: 'stripe', plan: 'us-online', percent: '2.9', fixed: '0.30' } as const;
const venmo = { platform: 'venmo', plan: 'business', percent: '1.9', fixed: '0.10' } as const;
const cashApp = { platform: 'cashapp', plan: 'business', percent: '2.6', fixed: '0.15' } as const;

export default [
  {
    values: { ...checkout, amount: 100 },
    gives: { charge: '100.00', fee: '3.98', net: '96.02', effective: '3.98' },
    source: PYTHON,
  },
  {
    values: { ...checkout, direction: 'receive', amount: 100 },
    gives: { charge: '104.12', fee: '4.12', net: '100.00' },
    source: PYTHON,
  },
  {
    values: { ...checkout, international: true, extra: '1.5', direction: 'charge', amount: 25, count: 40 },
    gives: { fee: '1.74', net: '23.26', monthFee: '69.60', effective: '6.96' },
    source: PYTHON,
  },
  {
    values: { ...online, amount: 100 },
    gives: { charge: '100.00', fee: '3.20', net: '96.80', effective: '3.2' },
    source: PYTHON,
  },
  {
    values: { ...online, direction: 'receive', amount: '49.99' },
    gives: { charge: '51.79', fee: '1.80', net: '49.99' },
    source: PYTHON,
  },
  {
    values: {
      platform: 'stripe',
      plan: 'us-ach',
      percent: '0.8',
      fixed: '0',
      max: '5',
      direction: 'receive',
      amount: 2000,
    },
    gives: { charge: '2005.00', fee: '5.00', net: '2000.00' },
    source: PYTHON,
  },
  { values: { ...venmo, amount: 25 }, gives: { fee: '0.58', net: '24.42', effective: '2.32' }, source: PYTHON },
  {
    values: { ...venmo, direction: 'receive', amount: 250 },
    gives: { charge: '254.94', fee: '4.94', net: '250.00' },
    source: PYTHON,
  },
  { values: { ...cashApp, amount: 25 }, gives: { fee: '0.80', net: '24.20', effective: '3.2' }, source: PYTHON },
  {
    values: { ...cashApp, direction: 'receive', amount: 100 },
    gives: { charge: '102.82', fee: '2.82', net: '100.00' },
    source: PYTHON,
  },
  {
    values: { ...checkout, direction: 'charge', amount: 0 },
    gives: problem('amountZero', {}, 'amount'),
    source: 'a payment is more than nothing',
  },
  {
    values: { platform: 'paypal', plan: 'custom', percent: 60, fixed: 0, extra: 40, direction: 'receive', amount: 100 },
    gives: problem('noAmount', { percent: { exact: '100' } }, 'percent'),
    source: 'a fee of 100% leaves nothing of any amount',
  },
] satisfies Examples<typeof tool>;
