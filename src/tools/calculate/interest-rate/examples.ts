import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const SCIPY = 'Python: scipy.optimize.brentq';

/** Whether the plain values are within a millionth of these. */
const near =
  (expected: Readonly<Record<string, number>>) =>
  (outputs: Record<string, readonly string[]>): boolean =>
    Object.entries(expected).every(([name, value]) => Math.abs(Number(outputs[name]?.[0]) - value) < 1e-6);

export default [
  {
    values: { mode: 'loan', amount: 20000, payment: 400, months: 60 },
    gives: near({ rate: 7.420095793505, effective: 7.677718473841, interest: 4000 }),
    source: SCIPY,
  },
  {
    values: { mode: 'loan', amount: 20000, payment: 400, months: 60, fees: 500 },
    gives: near({ rate: 8.492300200696, effective: 8.830769432912 }),
    source: SCIPY,
  },
  {
    values: { mode: 'growth', start: 10000, end: 18000, years: 8 },
    gives: near({ rate: 7.623983632286, interest: 8000 }),
    source: 'Python: (18000 / 10000) ** (1 / 8) - 1',
  },
  {
    values: { mode: 'convert', nominal: 6, per: '12' },
    gives: near({ rate: 6, effective: 6.16778118645 }),
    source: 'Python: (1 + 0.06 / 12) ** 12 - 1',
  },
  {
    values: { mode: 'convert', nominal: 10, per: '52', direction: 'toNominal' },
    gives: near({ rate: 9.539757964011, effective: 10 }),
    source: 'Python: 52 * (1.1 ** (1 / 52) - 1)',
  },
  {
    values: { mode: 'loan', amount: 20000, payment: 300, months: 60 },
    gives: problem('tooLittle', { short: { exact: '2000.00' } }, 'payment'),
    source: '60 payments of 300 are 18,000',
  },
] satisfies Examples<typeof tool>;
