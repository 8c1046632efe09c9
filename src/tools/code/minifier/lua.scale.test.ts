import { expect, test } from 'vitest';
import { minifyLua } from './lua';

const short = (text: string, keepComments = false) => {
  const { text: result, fault } = minifyLua(text, keepComments);
  return fault ? `${fault.code} ${fault.at}` : result;
};

test('minifies megabytes', () => {
  expect(short('local function a ( b ) return b + 1 end -- c\n'.repeat(200_000))?.length).toBeGreaterThan(5_000_000);
});
