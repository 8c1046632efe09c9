import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    mode: 'What to find',
    amount: 'Loan amount',
    payment: 'Monthly payment',
    months: 'Number of payments',
    fees: 'Fees',
    start: 'Value at the start',
    end: 'Value at the end',
    years: 'Years',
    nominal: 'Known rate',
    per: 'Compounded',
    direction: 'Known rate is',
    rate: 'Rate per year',
    effective: 'Effective annual rate',
    interest: 'Total interest',
    schedule: 'Payments at this rate',
  },
  choices: {
    mode: { loan: 'Loan', growth: 'Growth', convert: 'Convert' },
    per: {
      '1': 'once a year',
      '2': 'twice a year',
      '4': 'four times a year',
      '12': 'monthly',
      '26': 'every two weeks',
      '52': 'weekly',
      '365': 'daily',
      continuous: 'continuously',
    },
    direction: { toEffective: 'nominal', toNominal: 'effective' },
  },
  problems: {
    notPositive: 'This must be more than 0.',
    feesTooHigh: 'The fees are as high as the loan, so nothing is paid out. Check both amounts.',
    tooLittle:
      'The payments together are {short} less than the loan, so there is no rate. Enter a higher payment or more payments.',
  },
  notes: { fees: 'After the fees, {received} is paid out. The rate is on this amount, like an APR.' },
  steps: {
    equation: '{received} = {payment} × (1 − (1 + i)^−{months}) ÷ i',
    monthly: 'i = {rate}% per month, times 12 is {yearly}% per year',
    growth: '({end} ÷ {start})^(1 ÷ {years}) − 1 = {rate}%',
    compounded: '(1 + {nominal}% ÷ {per})^{per} − 1 = {effective}%',
    continuous: 'e^({nominal}%) − 1 = {effective}%',
  },
  terms: { number: 'Payment', interest: 'Interest', principal: 'Principal', balance: 'Balance' },
} satisfies ToolStrings<typeof tool>;
