import type { ToolStrings } from '../../../../kinds/contract';
import type tool from '../tool';

export default {
  labels: {
    mode: 'Find',
    price: 'Original price',
    discount: 'Discount',
    paid: 'Price paid',
    unit: 'Discount type',
    quantity: 'Quantity',
    offer: 'Multi-item deal',
    tax: 'Sales tax to add',
    final: 'You pay',
    saved: 'You save',
    percent: 'Total discount',
    original: 'Original price',
    total: 'With tax',
    table: 'The price at every 5%',
  },
  hints: { discount: 'For stacked discounts, type 20+10.' },
  placeholders: { discount: '20' },
  choices: {
    mode: { final: 'The price to pay', percent: 'The discount', original: 'The original price' },
    unit: { percent: 'Percentage', amount: 'Amount off each item' },
    offer: {
      none: 'None',
      '3for2': 'Buy 2, get 1 free',
      '2for1': 'Buy 1, get 1 free',
      second50: 'Buy 1, get 1 half off',
    },
  },
  problems: {
    badDiscount: '“{text}” is not a discount. Type a number such as 20, or several as in 20+10.',
    over100: 'A discount can’t be more than 100%. Type a smaller number.',
    overPrice: 'The discount of {off} is more than the price of {price}. Type a smaller amount.',
    noPrice: 'The original price must be more than 0.',
    nothingLeft: 'After a discount of 100%, nothing is paid, so the original price can’t be found. Type less than 100.',
  },
  notes: {
    rise: 'The price paid is {rise} higher than the original: an increase of {percent}%.',
    stacked: 'Together, these discounts come to {percent}%, because each one applies to the reduced price.',
  },
  steps: {
    '3for2': '{quantity, plural, one {# item} other {# items}}, every third one free: you pay for {charged}',
    '2for1': '{quantity, plural, one {# item} other {# items}}, every second one free: you pay for {charged}',
    second50:
      '{quantity, plural, one {# item} other {# items}}, every second one at half price: the price of {charged, plural, one {# item} other {# items}}',
    paidOf: '{original} − {saved} = {final}',
    factor: '{factors} = {factor}',
    times: '{original} × {factor} = {final}, which saves {saved}',
    divided: '{final} ÷ {factor} = {original}',
    share: '({original} − {final}) ÷ {original} = {percent}%',
    amount: '{quantity, plural, one {# item} other {# items}}: {original} − {saved} = {final}',
  },
  terms: { discount: 'Discount', final: 'You pay', saved: 'You save' },
} satisfies ToolStrings<typeof tool>;
