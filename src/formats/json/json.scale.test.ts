import { describe, expect, test } from 'vitest';
import { printJson, type JsonFault, type PrintOptions } from '.';

/** The printed text, or the error code with line and column. */
function printed(text: string, options: PrintOptions = {}): string {
  const result = printJson(text, options);
  return result.fault ? where(result.fault) : result.text;
}
const where = ({ code, blanks }: JsonFault): string => `${code} ${blanks.line}:${blanks.column}`;

describe('scale', () => {
  const deep = 100_000;

  test('minifies and sorts 100,000 nested brackets', () => {
    const lists = '['.repeat(deep) + ']'.repeat(deep);
    expect(printed(lists)).toBe(lists);
    const objects = '{"a":'.repeat(deep) + '1' + '}'.repeat(deep);
    expect(printed(objects)).toBe(objects);
    expect(printed(objects, { sortKeys: true })).toBe(objects);
    expect(printed('['.repeat(deep))).toBe(`jsonOpenBracket 1:${deep + 1}`);
  });

  test('reports that indenting them would take 20 GB', () => {
    expect(printJson('['.repeat(deep) + ']'.repeat(deep), { indent: '  ' }).fault?.code).toBe('jsonTooLong');
  });

  test('reads a string of 5 MB in one piece', () => {
    const text = JSON.stringify('é'.repeat(2_500_000));
    expect(printed(text)).toBe(text);
    expect(printed(text, { escapeNonAscii: true }).length).toBe(2_500_000 * 6 + 2);
  });

  test('reports progress', () => {
    const reports: number[] = [];
    printJson(JSON.stringify(Array.from({ length: 100_000 }, () => 'abcdef')), {}, (part) => reports.push(part));
    expect(reports.length).toBeGreaterThan(50);
    expect(reports.length).toBeLessThan(150);
    expect(reports).toEqual(reports.toSorted((a, b) => a - b));
  });
});
