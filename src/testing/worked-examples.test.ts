import { describe, expect, test } from 'vitest';
import type { ToolUse } from '../layouts/tool-registry';
import { workedExamples, wrongOutputs } from './worked-examples';

const LOAN = 'amount=250000&rate=5.5&years=25';
const page = (lang: ToolUse['lang']): ToolUse => ({
  file: 'a.md',
  tool: 'calculate/loan',
  preset: {},
  lang,
  slug: 'a',
});
const check = (paragraph: string, outputs: string, lang: ToolUse['lang'] = 'en') =>
  workedExamples(`Before.\n\n${paragraph}\n<!-- example: ${LOAN} → ${outputs} -->\n\nAfter 1.`).map((one) =>
    wrongOutputs(one, page(lang)),
  )[0];

describe('an example in a text', () => {
  test('is right if its paragraph has the results as the page’s language writes them', async () => {
    expect(await check('It costs 1,535.22 a month, 210,565.12 in all.', 'payment, interest')).toEqual([]);
    expect(await check('Rata wynosi 1535,22 zł.', 'payment', 'pl')).toEqual([]);
  });

  test('is wrong otherwise: the test names the output and its value', async () => {
    expect(await check('It costs 1,535.21 a month.', 'payment')).toEqual(['payment is 1,535.22']);
    expect(await check('It costs 11,535.22 a month.', 'payment')).toEqual(['payment is 1,535.22']);
    await expect(check('It costs 1.', 'paiment')).rejects.toThrow('payment');
  });

  test('that is marked in another way is refused', () => {
    expect(() => workedExamples('x <!-- example: a=1 -> b -->')).toThrow('marked as');
    expect(workedExamples('x <!-- more -->')).toEqual([]);
  });
});
