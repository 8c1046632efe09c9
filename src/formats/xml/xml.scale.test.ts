import { expect, test } from 'vitest';
import { printXml } from '.';

test('prints a hundred thousand nested elements, or refuses them as too long', () => {
  const deep = '<a>'.repeat(100_000) + '</a>'.repeat(100_000);
  expect(printXml(deep, '').text?.split('\n')).toHaveLength(199_999);
  expect(printXml(deep, '  ').fault?.code).toBe('xmlTooLong');
});

test('reads ten megabytes, whatever they consist of', () => {
  for (const [piece, count] of [
    ['<b x="1" y="2">text &amp; more</b>\n', 300_000],
    ['<c/>', 2_500_000],
    [' ', 10_000_000],
  ] as const) {
    expect(printXml(`<a>${piece.repeat(count)}</a>`, '  ').fault).toBeUndefined();
  }
  const attributes = Array.from({ length: 300_000 }, (_, index) => `a${index}="1"`).join(' ');
  expect(printXml(`<a ${attributes}/>`, '  ').fault).toBeUndefined();
});
