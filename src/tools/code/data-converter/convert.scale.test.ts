import { describe, expect, test } from 'vitest';
import { isProblem, note, problem } from '../../../kinds/contract';
import { ColumnNames } from '../../../formats/csv/column-names';
import { isUtf8Text, textOf } from '../../../core/text/long-text';
import { convert } from './convert';
import { plain, toJson, toCsv } from './convert.fixture';

describe('large inputs', () => {
  test('converts 100,000 nested brackets', () => {
    const deep = 100_000;
    const json = `[${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}]`;
    expect(toCsv(json).result).toBe(`${'a.'.repeat(deep - 1)}a\n1`);
    expect(toCsv(`[[${'['.repeat(deep)}${']'.repeat(deep)}]]`).result).toBe('['.repeat(deep) + ']'.repeat(deep));
    expect(toCsv('['.repeat(deep)).result).toMatchObject({ code: 'jsonOpenBracket' });
  });

  test('refuses a table with more cells than a text can contain', () => {
    const rows = Array.from({ length: 30_000 }, (_, i) => ({ [`k${i}`]: 1 }));
    expect(toCsv(JSON.stringify(rows)).result).toEqual(problem('tooLong', { limit: 500 }));
  });

  test('converts a row of 200,000 cells under a header with one name', () => {
    const given = toJson(`a\n${'1,'.repeat(199_999)}1`);
    expect(given).toMatchObject({ columns: 200_000 });
    expect(String(given.result).endsWith('"column_200000":1}]')).toBe(true);
  });

  test('renames 200,000 identical column names', () => {
    const { columns, notes } = toJson(`${'a,'.repeat(199_999)}a`) as { columns?: number; notes: readonly unknown[] };
    expect(columns).toBe(200_000);
    expect(notes).toEqual([note('repeatedNames', { count: 199_999 })]);
  });

  test('names a million columns without a title', () => {
    const { names, empty } = new ColumnNames(Array.from({ length: 1_000_000 }, () => ''));
    expect([names.length, names[0], names.at(-1), empty]).toEqual([1_000_000, 'column_1', 'column_1000000', 1_000_000]);
  });

  test('converts 10 MB to JSON and back', () => {
    const csv = `id,name,note\n${Array.from({ length: 200_000 }, (_, i) => `${i},name ${i},"a, ""quoted"" note"`).join('\n')}`;
    const json = toJson(csv).result;
    expect(toCsv(String(json)).result).toBe(csv);
  });

  test('a long result stays bytes on the way to the page and never becomes a string', () => {
    const csv = `ł😀\n${'é\n'.repeat(200_000)}`;
    const given = convert({ ...plain, input: csv });
    if (typeof given === 'string' || isProblem(given) || !isUtf8Text(given.result))
      throw new Error('the result is not bytes');
    const text = `[${Array.from({ length: 200_000 }, () => '{"ł😀":"é"}').join(',')}]`;
    expect(textOf(given.result) === text).toBe(true);
    expect(given.result.length).toBe(text.length);
  });

  test('reports its progress', () => {
    const parts: number[] = [];
    convert({ ...plain, input: `a,b\n${'1,2\n'.repeat(100_000)}` }, (part) => parts.push(part));
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.length).toBeLessThan(150);
  });
});
