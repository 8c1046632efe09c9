import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const EXCEL = '2008-01-01 -10000\n2008-03-01 2750\n2008-10-30 4250\n2009-02-15 3250\n2009-04-01 2750';
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
  {
    values: { mode: 'dated', payments: EXCEL },
    gives: near({ rate: 37.336253352, effective: 37.336253352, interest: 3000 }),
    source: 'Microsoft: XIRR function, 0.373362535; Python: decimal',
  },
  {
    values: {
      mode: 'dated',
      payments: '2024-01-31 -5000\n2026-01-31 9100.50\n2024-07-31 -2500\n2025-02-28 -2500',
      dayCount: 'thirty360',
    },
    gives: near({ rate: -5.721814024, interest: -899.5 }),
    source: 'Python: decimal, bisection',
  },
  {
    values: { mode: 'dated', payments: '2026-01-15 -10000\n2026-02-30 11000' },
    gives: problem('badPayment', { line: 2, text: '2026-02-30 11000' }, 'payments'),
    source: 'February has at most 29 days',
  },
] satisfies Examples<typeof tool>;
