import { describe, expect, test } from 'vitest';
import { chart, chartNumber } from '.';
import { rows, input } from './chart.fixture';

/** The numbers of a path, in order. */
const points = (path = '') => Array.from(path.matchAll(/-?\d+(\.\d+)?/g), ([number]) => Number(number));
const extremes = (numbers: number[]) => [Math.min(...numbers), Math.max(...numbers)];

describe('line', () => {
  test('has one path for each series, inside the plot', () => {
    const { marks, plot, legend } = chart(input());
    expect(marks.map(({ paint, series }) => [paint, series])).toEqual([
      ['stroke', 0],
      ['stroke', 1],
    ]);
    expect(legend.map(({ name }) => name)).toEqual(['Interest', 'Principal']);
    for (const { path } of marks) {
      const numbers = points(path);
      expect(numbers).toHaveLength(6);
      const [left, right] = extremes(numbers.filter((_, index) => index % 2 === 0));
      const [top = 0, bottom = 0] = extremes(numbers.filter((_, index) => index % 2 === 1));
      expect([left, right]).toEqual([plot.left, plot.right]);
      expect(top).toBeGreaterThanOrEqual(plot.top);
      expect(bottom).toBeLessThanOrEqual(plot.bottom);
    }
  });

  test('keeps true distances between numbers on the x axis', () => {
    const { columns } = chart(input());
    const [first = 0, second = 0, third = 0] = columns;
    expect((third - second) / (second - first)).toBeCloseTo(2);
  });

  test('spaces rows evenly when a row has a word', () => {
    const [a, , c] = rows;
    const { columns } = chart(input({ rows: [a!, { x: 'May', values: [1, 2] }, c!] }));
    const [first = 0, second = 0, third = 0] = columns;
    expect(third - second).toBeCloseTo(second - first);
  });

  test('draws higher values higher', () => {
    const [, y1, , y2, , y3] = points(chart(input()).marks[0]?.path);
    expect(y1).toBeGreaterThan(y2!);
    expect(y2).toBeGreaterThan(y3!);
  });

  test('has a gap where there is no value', () => {
    const gap = chart(input({ rows: [...rows, { x: 5, values: [null, 1] }, { x: 6, values: [8, 1] }], series: ['a'] }));
    expect(gap.marks[0]?.path.match(/M/g)).toHaveLength(2);
  });

  test('starts the y axis at the least value if that is far from zero, otherwise at zero', () => {
    const far = chart(input({ rows: [1000, 1004, 1010].map((value, x) => ({ x, values: [value] })), series: ['a'] }));
    expect(far.zero).toBeUndefined();
    expect(far.yTicks[0]?.label).toBe('1,000');
    expect(chart(input()).zero).toBe(chart(input()).plot.bottom);
  });
});

describe('area', () => {
  test('stacks the series: the upper edge of the last one is the sum of all', () => {
    const { marks, yTicks, plot, zero } = chart(input({ type: 'area' }));
    expect(marks.map(({ paint }) => paint)).toEqual(['fill', 'fill']);
    const top = points(marks[1]?.path)[5];
    const perUnit = (zero! - plot.top) / Number(yTicks.at(-1)?.label);
    expect(zero! - top!).toBeCloseTo(40 * perUnit, 0);
  });

  test('is drawn as a bar if there is only one row', () => {
    const { type, marks } = chart(input({ type: 'area', rows: rows.slice(0, 1) }));
    expect([type, marks.length]).toEqual(['bar', 2]);
  });
});

describe('bar', () => {
  test('has a box for each value, stacked without a gap', () => {
    const { marks, zero } = chart(input({ type: 'bar' }));
    expect(marks).toHaveLength(6);
    const [lower, upper] = [
      marks.find(({ row, series }) => row === 2 && series === 0),
      marks.find(({ row, series }) => row === 2 && series === 1),
    ];
    const [, lowTop = 0, , lowTall = 0] = points(lower?.path);
    const [, highTop = 0, , highTall = 0] = points(upper?.path);
    expect(lowTop + lowTall).toBeCloseTo(zero!, 1);
    expect(highTop + highTall).toBeCloseTo(lowTop, 1);
    expect(lowTall / highTall).toBeCloseTo(3, 1);
  });

  test('draws negative values below zero', () => {
    const { marks, zero, plot } = chart(
      input({ type: 'bar', rows: [{ x: 'a', values: [-10, 5] }], series: ['a', 'b'] }),
    );
    const [, top = 0, , tall = 0] = points(marks.find(({ series }) => series === 0)?.path);
    expect(top).toBeCloseTo(zero!, 1);
    expect(top + tall).toBeLessThanOrEqual(plot.bottom + 0.01);
  });

  test('draws bars inside the plot and without overlaps', () => {
    const { marks, plot } = chart(input({ type: 'bar', series: ['a'] }));
    let end = plot.left;
    for (const { path } of marks) {
      const [x = 0, , wide = 0] = points(path);
      expect(x).toBeGreaterThan(end);
      end = x + wide;
    }
    expect(end).toBeLessThan(plot.right);
  });
});

describe('donut', () => {
  const slices = [
    { x: 'Interest', values: [25] },
    { x: 'Principal', values: [75] },
    { x: 'Fees', values: [0] },
  ];
  test('has a slice for each amount, and every row in the legend with its share', () => {
    const ring = chart(input({ type: 'donut', rows: slices, series: ['Paid'] }));
    expect(ring.marks.map(({ row }) => row)).toEqual([0, 1]);
    expect(ring.legend.map(({ name, share }) => [name, share])).toEqual([
      ['Interest', '25.0%'],
      ['Principal', '75.0%'],
      ['Fees', '0.0%'],
    ]);
    expect(ring.origin).toEqual({ x: 200, y: 100 });
    expect([ring.xTicks, ring.yTicks, ring.zero]).toEqual([[], [], undefined]);
  });

  test('has no slices if all values are zero', () => {
    expect(chart(input({ type: 'donut', rows: [{ x: 'a', values: [0] }], series: ['a'] })).marks).toEqual([]);
  });
});

describe('labels', () => {
  test('are formatted for the page’s language', () => {
    const tall = input({ rows: rows.map(({ x, values }) => ({ x, values: values.map((value) => value! / 20) })) });
    expect(chart({ ...tall, lang: 'pl' }).yTicks.map(({ label }) => label)).toContain('0,5');
    expect(chart(tall).yTicks.map(({ label }) => label)).toContain('0.5');
    const big = { ...tall, rows: [{ x: 1, values: [250_000] }] };
    expect(chart(big).yTicks.map(({ label }) => label)).toContain('250K');
    expect(chart({ ...big, lang: 'pt' }).yTicks.map(({ label }) => label)).toContain('250\u00a0mil');
  });

  test('of years have no thousands separator', () => {
    const years = chart(input({ rows: [2026, 2027, 2028].map((x) => ({ x, values: [1, 2] })) }));
    expect(years.xTicks.map(({ label }) => label)).toEqual(['2026', '2027', '2028']);
  });

  test('of consecutive integers are round numbers', () => {
    const many = chart(input({ rows: Array.from({ length: 300 }, (_, x) => ({ x: x + 1, values: [x, 1] })) }));
    expect(many.xTicks.map(({ label }) => label)).toEqual(
      ['50', '100', '150', '200', '250', '300'].slice(0, many.xTicks.length),
    );
    expect(many.xTicks.length).toBeGreaterThan(3);
    const words = chart(input({ rows: ['a', 'b', 'c'].map((x) => ({ x, values: [1, 2] })) }));
    expect(words.xTicks.map(({ label }) => label)).toEqual(['a', 'b', 'c']);
  });

  test('of many rows do not overlap', () => {
    const many = chart(input({ rows: Array.from({ length: 1200 }, (_, x) => ({ x: x + 1, values: [x, 1] })) }));
    expect(many.xTicks.length).toBeLessThan(20);
    many.xTicks.reduce((before, { at, label }) => {
      expect(at - before).toBeGreaterThan(label.length * 12 * 0.6);
      return at;
    }, -100);
  });
});

test('facts contain the first, last, least and greatest value of each series', () => {
  expect(chart(input()).facts).toEqual([
    { name: 'Interest', first: 10, last: 30, least: 10, greatest: 30 },
    { name: 'Principal', first: 5, last: 10, least: 5, greatest: 10 },
  ]);
});

test.for(['line', 'area', 'bar', 'donut'] as const)('%s: no NaN without rows, with zeros or without room', (type) => {
  for (const odd of [
    input({ type, rows: [] }),
    input({ type, rows: rows.map(({ x }) => ({ x, values: [0, 0] })) }),
    input({ type, rows: rows.map(({ x }) => ({ x, values: [null, null] })) }),
    input({ type, width: 0, height: 0 }),
    input({ type, rows: rows.map(({ values }) => ({ x: 7, values })) }),
    input({ type, rows: [{ x: 1, values: [Number.NaN, Infinity] }] }),
  ]) {
    expect(
      JSON.stringify(chart(odd), (_, value) => (typeof value === 'number' && !Number.isFinite(value) ? 'BAD' : value)),
    ).not.toMatch(/BAD|NaN|Infinity/);
  }
});

test('converts the cells of a table to numbers to draw, or to null', () => {
  expect([5, 5n, { money: '1.50' }, { exact: '0.25' }, { date: '2026-11-21' }, 'word', null].map(chartNumber)).toEqual([
    5,
    5,
    1.5,
    0.25,
    null,
    null,
    null,
  ]);
});
