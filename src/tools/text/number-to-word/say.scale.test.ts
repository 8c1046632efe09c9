import { expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { loadLanguage } from './language';
import { say, type Options } from './say';

const CARDINAL: Options = { type: 'cardinal', currency: 'USD' };

test('converts ten thousand lines of long numbers', async () => {
  const language = await loadLanguage('it-IT');
  for (let at = 0; at < 10_000; at++) say('9'.repeat(66), language, CARDINAL, at);
});

test.for(['1' + ' '.repeat(200_000) + '2', '1,'.repeat(100_000), '1,234'.repeat(50_000), '9'.repeat(200_000)])(
  'takes linear time for one long line (%#)',
  async (typed) => {
    expect(isProblem(say(typed, await loadLanguage('en-US'), CARDINAL, 1))).toBe(true);
  },
);
