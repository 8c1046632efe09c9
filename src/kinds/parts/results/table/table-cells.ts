import { formatDate, formatMoney, formatNumber } from '../../../../i18n/format';
import { safeCell } from '../../../../formats/csv/formula';
import type { Cell } from '../../../contract/outputs';
import type { IslandProps } from '../../../contract/island-props';
import { formatMessage } from '../../../contract/format-message';

/** A table's cell as text: strings unchanged; numbers, money and dates formatted for the page's language. */
export function cellText(cell: Cell, props: IslandProps, currency: string | undefined): string {
  const { lang } = props;
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number' || typeof cell === 'bigint') return formatNumber(cell, lang);
  if ('money' in cell) return formatMoney(cell.money, lang, currency);
  if ('exact' in cell) return formatNumber(cell.exact, lang);
  if ('date' in cell) return formatDate(cell.date, lang, 'medium');
  return formatMessage(cell, props);
}

/** A cell for a spreadsheet: numbers ungrouped with a decimal point, dates as ISO. */
export function cellPlain(cell: Cell, props: IslandProps): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('money' in cell) return cell.money;
  if ('exact' in cell) return cell.exact;
  return 'date' in cell ? cell.date : formatMessage(cell, props);
}

export const isNumericCell = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' ||
  typeof cell === 'bigint' ||
  (typeof cell === 'object' && cell !== null && ('money' in cell || 'exact' in cell));

export const isDateCell = (cell: Cell): boolean => typeof cell === 'object' && cell !== null && 'date' in cell;

/** CSV (RFC 4180) with CRLF and a byte order mark, with which spreadsheets read it as UTF-8. Formulas are escaped. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  '\uFEFF' + rows.map((row) => row.map(safeCell).join(',') + '\r\n').join('');
