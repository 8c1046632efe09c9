import { expect, test } from 'vitest';
import { XPathFault } from '.';
import { shown } from './xpath.fixture';

// The meaning of the operators, once or many times: XPath 1.0 §3.4 and §3.5.
test.for([
  [`false()${' or false()'.repeat(50_000)} or true()`, true],
  [`1${' and 1'.repeat(50_000)} and 0`, false],
  [`1${' + 1'.repeat(50_000)} - 1`, 50_000],
  [`1 = 1${' = 1'.repeat(50_000)}`, true],
  [`//a${' | //a'.repeat(20_000)}`, ['a']],
] as const)('evaluates a chain of thousands: %.20s …', ([expression, gives]) => {
  expect(shown(expression, '<a/>')).toEqual(gives);
});

test('refuses 100,000 open brackets', () => {
  expect(() => shown('('.repeat(100_000))).toThrow(XPathFault);
});

test('walks 100,000 nested elements', () => {
  const deep = '<a>'.repeat(100_000) + 'x' + '</a>'.repeat(100_000);
  expect(shown('count(//a)', deep)).toBe(100_000);
  expect(shown('string(/a)', deep)).toBe('x');
});
