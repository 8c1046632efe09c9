import { describe, expect, test } from 'vitest';
import { isProblem, note, problem } from '../../../kinds/contract';
import { ColumnNames } from '../../../formats/csv/column-names';
import { isUtf8Text, textOf } from '../../../core/text/long-text';
import { convert } from './convert';
import { plain, toJson, toCsv } from './convert.fixture';

describe('scale', () => {
  test('100,000 nested brackets', () => {
    const deep = 100_000;
    const json = `[${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}]`;
    expect(toCsv(json).result).toBe(`${'a.'.repeat(deep - 1)}a\n1`);
    expect(toCsv(`[[${'['.repeat(deep)}${']'.repeat(deep)}]]`).result).toBe('['.repeat(deep) + ']'.repeat(deep));
    expect(toCsv('['.repeat(deep)).result).toMatchObject({ code: 'jsonOpenBracket' });
  });

  test('more cells than a text can hold: a message, not a crash', () => {
    const rows = Array.from({ length: 30_000 }, (_, i) => ({ [`k${i}`]: 1 }));
    expect(toCsv(JSON.stringify(rows)).result).toEqual(problem('tooLong', { limit: 500 }));
  });

  test('a row of 200,000 cells beside a header of one', () => {
    const given = toJson(`a\n${'1,'.repeat(199_999)}1`);
    expect(given).toMatchObject({ columns: 200_000 });
    expect(String(given.result).endsWith('"column_200000":1}]')).toBe(true);
  });

  test('a header of 200,000 names that are the same', () => {
    const { columns, notes } = toJson(`${'a,'.repeat(199_999)}a`) as { columns?: number; notes: readonly unknown[] };
    expect(columns).toBe(200_000);
    expect(notes).toEqual([note('repeatedNames', { count: 199_999 })]);
  });

  test('a header of a million empty names', () => {
    const { names, empty } = new ColumnNames(Array.from({ length: 1_000_000 }, () => ''));
    expect([names.length, names[0], names.at(-1), empty]).toEqual([1_000_000, 'column_1', 'column_1000000', 1_000_000]);
  });

  test('10 MB there and back', () => {
    const csv = `id,name,note\n${Array.from({ length: 200_000 }, (_, i) => `${i},name ${i},"a, ""quoted"" note"`).join('\n')}`;
    const json = toJson(csv).result;
    expect(toCsv(String(json)).result).toBe(csv);
  });

  test('a long result is bytes, which go to the page without having been a string', () => {
    const csv = `ł😀\n${'é\n'.repeat(200_000)}`;
    const given = convert({ ...plain, input: csv });
    if (typeof given === 'string' || isProblem(given) || !isUtf8Text(given.result)) throw new Error('no bytes');
    const text = `[${Array.from({ length: 200_000 }, () => '{"ł😀":"é"}').join(',')}]`;
    expect(textOf(given.result) === text).toBe(true);
    expect(given.result.length).toBe(text.length);
  });

  test('tells how much is done', () => {
    const parts: number[] = [];
    convert({ ...plain, input: `a,b\n${'1,2\n'.repeat(100_000)}` }, (part) => parts.push(part));
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.length).toBeLessThan(150);
  });
});
