import { describe, expect, test } from 'vitest';
import { detectDelimiter } from '../../../formats/csv';
import { CHART_TYPES } from './chart-types';
import { drawChart, histogramOf, type DrawOptions } from './draw';
import { tickLabels } from './draw/frame';
import { textWidth } from './draw/parts';
import { linearAxis, logAxis, roundStep } from './draw/scale';
import { thinned, type Point } from './draw/thin';
import { detectDecimal, readData, readNumber, sorted, type ChartData } from './read-data';
import { readRows } from './read-rows';
import { withOther } from './small-slices';
import { statisticsOf } from './statistics';

function dataOf(text: string, header: 'auto' | 'yes' | 'no' = 'auto'): ChartData {
  const rows = readRows(text, detectDelimiter(text));
  if ('fault' in rows) throw new Error(rows.fault);
  const data = readData(rows, { header, decimal: 'auto' });
  if (!data) throw new Error('no numbers');
  return data;
}

const options: DrawOptions = {
  type: 'bar',
  title: '',
  xLabel: '',
  yLabel: '',
  width: 800,
  height: 450,
  colors: ['#0072b2', '#d55e00'],
  labels: 'none',
  log: false,
  zero: true,
  background: '#ffffff',
  description: 'd',
  lang: 'en',
};

describe('reading', () => {
  test.for<[string, '.' | ',', number | null]>([
    ['1,234.5', '.', 1234.5],
    ['1.234,5', ',', 1234.5],
    ['1 234,5', ',', 1234.5],
    ['1 234 567.5', '.', 1_234_567.5],
    ['($1 200)', '.', -1200],
    ['2025  10', '.', null],
    ['1 5', '.', null],
    ['(12)', '.', -12],
    ['($1,200)', '.', -1200],
    ['12%', '.', 12],
    ['$3', '.', 3],
    ['−4', '.', -4],
    ['1e3', '.', 1000],
    ['n/a', '.', null],
    ['1e400', '.', null],
    ['', '.', null],
  ])('%s with decimal %s is %s', ([cell, decimal, number]) => {
    expect(readNumber(cell, decimal)).toBe(number);
  });

  test('detects the decimal separator from the whole table', () => {
    expect(
      detectDecimal([
        ['a', '1,234'],
        ['b', '1,5'],
      ]),
    ).toBe(',');
    expect(
      detectDecimal([
        ['a', '1,234'],
        ['b', '1.5'],
      ]),
    ).toBe('.');
    expect(detectDecimal([['a', '1.234,50']])).toBe(',');
    expect(detectDecimal([['a', '1,234']])).toBe('.');
    expect(detectDecimal([['Jan 5, 2026', '1.5']])).toBe('.');
    expect(detectDecimal([['31.12.2026', '1.234,50']])).toBe(',');
    expect(detectDecimal([['31.12', '4,5']])).toBe(',');
    expect(detectDecimal([['1,5', '4']])).toBe(',');
    expect(detectDecimal([['1,234,567', '0.5']])).toBe('.');
  });

  test('takes the first row as a header if only later rows have numbers', () => {
    expect(dataOf('Year,Sales\n2025,3\n2026,4').series).toEqual([{ name: 'Sales', values: [3, 4] }]);
    expect(dataOf('Region,2025,2026\nNorth,3,4').series.map(({ name }) => name)).toEqual(['2025', '2026']);
    expect(dataOf('North,2025,17\nSouth,3,4').labels).toEqual(['North', 'South']);
    expect(dataOf('2025,3\n2026,4').labels).toEqual(['2025', '2026']);
    expect(dataOf('2025,3\n2026,4', 'yes')).toMatchObject({ labelName: '2025', labels: ['2026'] });
  });

  test('reads quoted cells, spreadsheet cells, gaps, one column, and JSON', () => {
    expect(dataOf('\uFEFF"a, ""b""\r\nc",1\r\nd,\r\ne,x\r\n')).toMatchObject({
      labels: ['a, "b"\r\nc', 'd', 'e'],
      series: [{ values: [1, null, null] }],
      gaps: 2,
    });
    expect(dataOf('Name\tA\tB\nx\t1\t2\n').series.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(dataOf('Score\n3\n4')).toMatchObject({ labels: ['1', '2'], series: [{ name: 'Score', values: [3, 4] }] });
    expect(dataOf('[["a",1],["b",2]]').labels).toEqual(['a', 'b']);
    expect(dataOf('{"Jan":3,"Feb":5}')).toMatchObject({ labels: ['Jan', 'Feb'], series: [{ values: [3, 5] }] });
    expect(dataOf('[4,8]')).toMatchObject({ labels: ['1', '2'], series: [{ values: [4, 8] }] });
  });

  test('names the line with too many cells, also after a quoted line break', () => {
    expect(readRows('a,1\n"b\nb",2\nc,3,4', ',')).toEqual({ fault: 'ragged', line: 4, cells: 3, expected: 2 });
    expect(readRows('a,1,2\nb,3', ',')).toEqual({ fault: 'ragged', line: 2, cells: 2, expected: 3 });
    expect(readRows('[1,', ',')).toEqual({ fault: 'badJson' });
  });

  test('takes empty cells at the end of a row, as spreadsheets write them', () => {
    const cellsOf = (text: string) => readRows(text, ',');
    expect(cellsOf('Label,A,B\nx,1,\ny,1,2')).toMatchObject({
      cells: [
        ['Label', 'A', 'B'],
        ['x', '1', ''],
        ['y', '1', '2'],
      ],
    });
    expect(cellsOf('a,\nb,1')).toMatchObject({
      cells: [
        ['a', ''],
        ['b', '1'],
      ],
    });
    expect(cellsOf('a,1,\nb,3,,')).toMatchObject({
      cells: [
        ['a', '1'],
        ['b', '3'],
      ],
    });
  });

  test('knows dates and numbers in the first column', () => {
    expect(dataOf('2026-02-28,1\n2026-03-01,2')).toMatchObject({
      positionsAre: 'time',
      positions: [Date.UTC(2026, 1, 28), Date.UTC(2026, 2, 1)],
    });
    expect(dataOf('2026-02-28 10:30,1')).toMatchObject({ positions: [Date.UTC(2026, 1, 28, 10, 30)] });
    expect(dataOf('2024,1\n2025,2').positionsAre).toBe('number');
    expect(dataOf('Q1,1\nQ2,2').positions).toBeUndefined();
  });

  test('adds decimals exactly, and sorts with gaps last', () => {
    const data = dataOf('a,0.1\nb,0.2\nc,\nd,-1');
    expect(statisticsOf(data)).toEqual({ min: -1, max: 0.2, total: '-0.7' });
    expect(sorted(data, 'desc').labels).toEqual(['b', 'a', 'd', 'c']);
  });
});

describe('scales', () => {
  test('steps are 1, 2, 2.5 or 5 times a power of ten', () => {
    expect([0.9, 1.1, 2.1, 2.6, 6, 0.012, 230].map(roundStep)).toEqual([1, 2, 2.5, 5, 10, 0.02, 250]);
  });
  test('grid lines enclose the values', () => {
    expect(linearAxis(3, 97, { zero: true, count: 5 }).ticks).toEqual([0, 20, 40, 60, 80, 100]);
    expect(linearAxis(-0.3, 0.4, { zero: true, count: 4 }).ticks).toEqual([-0.4, -0.2, 0, 0.2, 0.4]);
    expect(linearAxis(1000, 1010, { zero: false, count: 4 }).ticks).toEqual([1000, 1002.5, 1005, 1007.5, 1010]);
    expect(linearAxis(0, 0, { zero: true, count: 4 })).toMatchObject({ from: 0, to: 1 });
  });
  test('the numbers at grid lines have the same number of decimals', () => {
    expect(tickLabels([0, 2.5, 5], options)).toEqual(['0.0', '2.5', '5.0']);
    expect(tickLabels([0, 20], options)).toEqual(['0', '20']);
    expect(tickLabels([0.1, 1, 10], { ...options, log: true })).toEqual(['0.1', '1', '10']);
    expect(tickLabels([0, 250_000], options)).toEqual(['0', '250K']);
  });
  test('logarithmic: powers of ten', () => {
    expect(logAxis(3, 80_000).ticks).toEqual([1, 10, 100, 1000, 10_000, 100_000]);
    expect(logAxis(2, 30).ticks).toEqual([1, 2, 5, 10, 20, 50, 100]);
  });
});

describe('drawing', () => {
  test.for(CHART_TYPES)('%s has a title, a description, and no invalid number', (type) => {
    for (const text of ['a,1\nb,-2.5\nc,', 'x,0\ny,0\nz,0', 'n\tA\tB\n1\t5\t6\n2\t7\t8\n3\t9\t1', 'one,5']) {
      const data = dataOf(text);
      const svg = drawChart(type === 'histogram' ? histogramOf(data, 'en') : data, {
        ...options,
        type,
        title: 'A & B',
      });
      expect(svg).toContain('<title>A &amp; B</title>');
      expect(svg).toContain('<desc>d</desc>');
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  test('the heights of bars are proportional to their values, downwards from zero if negative', () => {
    const svg = drawChart(dataOf('a,100\nb,50\nc,-50'), options);
    const bars = Array.from(
      svg.matchAll(/<rect x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)" fill="#0072b2"/g),
      (bar) => bar.slice(1).map(Number),
    );
    const [[y1 = 0, h1 = 0] = [], [, h2 = 0] = [], [y3 = 0, h3 = 0] = []] = bars;
    expect(h1 / h2).toBeCloseTo(2, 2);
    expect(h3).toBeCloseTo(h2, 2);
    expect(y3).toBeCloseTo(y1 + h1, 2);
  });

  test('axis names are below and at the left, also of horizontal bars', () => {
    for (const type of ['bar', 'hbar', 'line', 'scatter'] as const) {
      const svg = drawChart(dataOf('a,1\nb,2'), { ...options, type, xLabel: 'Across', yLabel: 'Up' });
      expect(svg).toMatch(/<text[^>]* rotate\(-90|<text[^>]*transform="rotate\(-90[^>]*>Up</);
      expect(/<text[^>]*>Across</.exec(svg)?.[0]).not.toContain('rotate');
    }
  });

  test('the value above the highest bar is below the legend', () => {
    const svg = drawChart(dataOf('x,A,B\na,100,1'), { ...options, labels: 'value' });
    const yOf = (text: string) =>
      Number(new RegExp(`<text x="[\\d.]+" y="([\\d.]+)"[^>]*text-anchor="middle"[^>]*>${text}<`).exec(svg)?.[1]);
    const legend = Number(/<text x="[\d.]+" y="([\d.]+)" text-anchor="start"[^>]*>A</.exec(svg)?.[1]);
    expect(yOf('100') - 12).toBeGreaterThan(legend);
  });

  test('dates are at distances in proportion to time', () => {
    const svg = drawChart(dataOf('2026-01-01,1\n2026-01-02,1\n2026-01-11,1'), { ...options, type: 'scatter' });
    const [a = 0, b = 0, c = 0] = Array.from(svg.matchAll(/<circle cx="([\d.]+)"/g), ([, x]) => Number(x));
    expect((c - a) / (b - a)).toBeCloseTo(10, 1);
  });

  test('slices below 2% become one slice', () => {
    expect(withOther(dataOf('a,97\nb,1\nc,1\nd,1'), 'en')).toMatchObject({
      labels: ['a', 'Other'],
      series: [{ values: [97, 3] }],
    });
    expect(withOther(dataOf('a,99\nb,1'), 'en').labels).toEqual(['a', 'b']);
  });

  test('a histogram counts each number once, the greatest in the last bin', () => {
    // numpy.histogram([1, 2, 2, 3, 4, 10], bins=[0, 2.5, 5, 7.5, 10]) gives [3, 2, 0, 1].
    expect(histogramOf(dataOf('1\n2\n2\n3\n4\n10'), 'en')).toMatchObject({
      labels: ['0–2.5', '2.5–5', '5–7.5', '7.5–10'],
      series: [{ values: [3, 2, 0, 1] }],
    });
  });

  test('thinning keeps the ends and the peak', () => {
    const points = Array.from({ length: 10_000 }, (_, x): Point => [x, x === 5_000 ? 100 : Math.sin(x)]);
    const thin = thinned(points, 200);
    expect(thin).toHaveLength(200);
    expect([thin[0], thin.at(-1)]).toEqual([points[0], points.at(-1)]);
    expect(thin).toContainEqual([5_000, 100]);
  });

  test('estimates the width of text to about a tenth', () => {
    // Arial's widths (Helvetica's in Adobe's AFM files): 'January 2026' is 6.00 em wide.
    expect(textWidth('January 2026', 13)).toBeGreaterThan(70);
    expect(textWidth('January 2026', 13)).toBeLessThan(90);
  });
});
