import { expect, test } from 'vitest';
import { INTERFACE } from '../../../i18n/interface';
import { give } from '../../contract/outputs';
import type { IslandProps } from '../../contract/island-props';
import { figureText } from './figure';

const props = (lang: 'en' | 'fr') => ({ lang, words: INTERFACE[lang] }) as unknown as IslandProps;

test.for([
  ['28', '28%'],
  ['25.0626566416', '25.06%'],
  ['25.8', '25.8%'],
  ['-12.999', '-13%'],
  ['0.001', '0%'],
] as const)('a percentage of at most two decimal places: %s is %s', ([value, text]) => {
  expect(figureText(give.percent({ maxDigits: 2 }), value, props('en'), undefined)).toBe(text);
});

test('a fixed number of decimal places keeps zeros, in the language’s own form', () => {
  expect(figureText(give.percent({ digits: 2 }), '3.2', props('fr'), undefined)).toBe('3,20\u00a0%');
});
