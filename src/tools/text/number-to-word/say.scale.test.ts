import { expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { LANGUAGES, type Tag } from './language';
import { type Language } from './languages/language';
import { say, type Options } from './say';

const load = async (tag: Tag): Promise<Language> => (await LANGUAGES[tag]()).default;
const CARDINAL: Options = { type: 'cardinal', currency: 'USD' };

test('converts ten thousand lines of long numbers', async () => {
  const language = await load('it-IT');
  for (let at = 0; at < 10_000; at++) say('9'.repeat(66), language, CARDINAL, at);
});

test.for(['1' + ' '.repeat(200_000) + '2', '1,'.repeat(100_000), '1,234'.repeat(50_000), '9'.repeat(200_000)])(
  'takes linear time for one long line (%#)',
  async (typed) => {
    expect(isProblem(say(typed, await load('en-US'), CARDINAL, 1))).toBe(true);
  },
);
