import { expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { figures, sorted } from './sort';
import { readNumbers, type Sign } from './tokens';

function read(text: string, sign: Sign = 'point', ignoreText = false) {
  const found = readNumbers(text, sign, ignoreText);
  if (isProblem(found)) throw new Error(found.code);
  return found;
}

test.for([',', ',,,,;', '1,', '1,234,', '-', '1-', '.', '1.1.'])('takes linear time for one long run of %j', (part) => {
  const text = part.repeat(200_000);
  for (const sign of ['point', 'comma'] as const)
    for (const ignoreText of [false, true]) readNumbers(`${text}5`, sign, ignoreText);
});

test('sorts a million numbers', () => {
  const text = Array.from({ length: 1_000_000 }, (_, at) => ((at * 7919) % 1_000_003) / 8).join('\n');
  const numbers = sorted(read(text).numbers, 'asc');
  expect(numbers[0]?.spelling).toBe('0');
  expect(numbers).toHaveLength(1_000_000);
});

test('a million small numbers add up exactly', () => {
  expect(figures(read('0.1\n'.repeat(1_000_000)).numbers)?.sum).toBe('100000');
  const most = '999999999999999 '.repeat(100_000);
  expect(figures(read(most).numbers)?.sum).toBe('99999999999999900000');
});
