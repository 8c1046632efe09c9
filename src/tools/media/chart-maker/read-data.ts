import { parseDecimal } from '../../../core/numbers/parse-number';
import type { Rows } from './read-rows';

export interface Series {
  readonly name: string;
  /** One value for each label; null is a gap. */
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  /** The first column as it was typed; the row's number where there is only one column. */
  readonly labels: readonly string[];
  /** The labels as numbers: milliseconds since 1970 of dates, or the numbers themselves; undefined for words. */
  readonly positions?: readonly number[];
  readonly positionsAre?: 'time' | 'number';
  /** The heading of the first column. */
  readonly labelName: string;
  readonly series: readonly Series[];
  /** Cells without a number, in columns that have some. */
  readonly gaps: number;
}

export type Decimal = 'auto' | '.' | ',';
export type Header = 'auto' | 'yes' | 'no';

/** Turns the cells of a table into labels and numbers. Undefined if no column has a number. */
export function readData(
  { cells, named }: Rows,
  { header, decimal }: { header: Header; decimal: Decimal },
): ChartData | undefined {
  const separator = decimal === 'auto' ? detectDecimal(cells) : decimal;
  const numberOf = (cell: string) => readNumber(cell, separator);
  const hasHeader = named ?? (header === 'auto' ? looksLikeHeader(cells, numberOf) : header === 'yes');
  const heading = hasHeader ? (cells[0] ?? []) : [];
  const body = hasHeader ? cells.slice(1) : cells;
  const columns = Math.max(0, ...body.slice(0, 1).map((row) => row.length));
  const onlyNumbers = columns === 1;
  const series: Series[] = [];
  for (let column = onlyNumbers ? 0 : 1; column < columns; column++) {
    const values = body.map((row) => numberOf(row[column] ?? ''));
    if (values.every((value) => value === null)) continue;
    series.push({ name: heading[column] ?? '', values });
  }
  if (series.length === 0) return undefined;
  const labels = body.map((row, index) => (onlyNumbers ? String(index + 1) : (row[0] ?? '')));
  return {
    labels,
    ...positionsOf(labels, numberOf),
    labelName: onlyNumbers ? '' : (heading[0] ?? ''),
    series,
    gaps: series.reduce((sum, { values }) => sum + values.filter((value) => value === null).length, 0),
  };
}

/**
 * The first row is a header if it has no number beyond the first column, and a later row has one; or if it names consecutive years.
 */
function looksLikeHeader(cells: Rows['cells'], numberOf: (cell: string) => number | null): boolean {
  const [first = [], ...others] = cells;
  const from = first.length === 1 ? 0 : 1;
  const hasNumber = (row: readonly string[]) => row.slice(from).some((cell) => numberOf(cell) !== null);
  return (!hasNumber(first) || namesYears(first)) && others.some(hasNumber);
}

/** A word or nothing, and then at least two consecutive years: 'Region', '2025', '2026'. */
function namesYears([corner = '', ...years]: readonly string[]): boolean {
  const [start] = years;
  if (years.length < 2 || /\d/.test(corner) || !/^(19|20)\d\d$/.test(start ?? '')) return false;
  return years.every((year, index) => year === String(Number(start) + index));
}

/** Rows that are looked at to find the decimal separator. */
const EXAMINED = 2_000;

/**
 * The decimal separator: of two different separators in a number the last one; a comma that is not followed by exactly
 * three digits; otherwise the point. The labels count only if nothing else tells.
 */
export function detectDecimal(cells: Rows['cells']): '.' | ',' {
  const examined = cells.slice(0, EXAMINED);
  const sum = (list: readonly string[]) => list.reduce((total, cell) => total + vote(cell), 0);
  const votes = sum(examined.flatMap((row) => row.slice(1))) || sum(examined.flatMap((row) => row.slice(0, 1)));
  return votes > 0 ? ',' : '.';
}

/** 1 for a decimal comma, −1 for a decimal point, 0 if the cell doesn't tell. */
function vote(cell: string): number {
  if (!/\d/.test(cell) || /\p{L}{3}/u.test(cell)) return 0;
  const [commas, points] = [cell.split(',').length - 1, cell.split('.').length - 1];
  if (commas > 0 && points > 0) return cell.lastIndexOf(',') > cell.lastIndexOf('.') ? 1 : -1;
  // Several are of a date (31.12.2026) or of groups.
  if (commas + points !== 1 || /[.,]\d{3}(?!\d)/.test(cell)) return 0;
  return commas - points;
}

const SPACED = /\d\s+\d/;
const GROUPED_BY_SPACES = /^\D*\d{1,3}(\s\d{3})+(?!\d)[^\s\d]?\d*\D*$/;

/**
 * A number as spreadsheets write it: `1,234.5`, `1.234,5`, `1 234,5`, `12%`, `$3`, and `(12)` for −12. Null if the cell
 * has none, or if its spaces separate numbers instead of groups of three digits (`2025 10`).
 */
export function readNumber(cell: string, decimal: '.' | ','): number | null {
  if (SPACED.test(cell) && !GROUPED_BY_SPACES.test(cell)) return null;
  const negative = /^\((.*)\)$/.exec(cell);
  const text = negative?.[1] ?? cell;
  const found = parseDecimal(text, decimal === '.' ? 'en' : 'it');
  if (found === undefined) return null;
  const number = Number(found);
  if (!Number.isFinite(number)) return null;
  return negative ? -number : number;
}

const ISO_DATE = /^\d{4}(-\d{2}(-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?)?)?$/;

/** Dates (ISO 8601) or numbers in all labels. Years alone are numbers. A time without a zone is read as UTC, as are days. */
function positionsOf(
  labels: readonly string[],
  numberOf: (cell: string) => number | null,
): Pick<ChartData, 'positions' | 'positionsAre'> {
  if (labels.length === 0) return {};
  if (labels.every((label) => ISO_DATE.test(label)) && labels.some((label) => label.length > 4)) {
    const times = labels.map((label) =>
      Date.parse(
        /[T ]\d{2}:\d{2}/.test(label) && !/(Z|[+-]\d{2}:?\d{2})$/.test(label) ? `${label.replace(' ', 'T')}Z` : label,
      ),
    );
    if (times.every((time) => !Number.isNaN(time))) return { positions: times, positionsAre: 'time' };
  }
  const numbers = labels.map(numberOf);
  return numbers.every((number) => number !== null) ? { positions: numbers, positionsAre: 'number' } : {};
}

/** The rows in the order of the first series; gaps are last. */
export function sorted(data: ChartData, order: 'asc' | 'desc'): ChartData {
  const [first] = data.series;
  if (!first) return data;
  const sign = order === 'asc' ? 1 : -1;
  const places = data.labels
    .map((_, index) => index)
    .toSorted((a, b) => {
      const [one, other] = [first.values[a] ?? null, first.values[b] ?? null];
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return sign * (one - other);
    });
  const pick = <T>(list: readonly T[], fallback: T) => places.map((place) => list[place] ?? fallback);
  return {
    ...data,
    labels: pick(data.labels, ''),
    ...(data.positions && { positions: pick(data.positions, 0) }),
    series: data.series.map(({ name, values }) => ({ name, values: pick(values, null) })),
  };
}
