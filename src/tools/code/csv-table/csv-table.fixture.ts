import { isProblem } from '../../../kinds/contract';
import { readTable, type Options } from './table';

export const DEFAULTS: Options = {
  input: '',
  delimiter: 'auto',
  header: true,
  filter: '',
  sort: '',
  descending: false,
  output: 'csv',
};

export function read(input: string, options: Partial<Options> = {}) {
  const table = readTable({ ...DEFAULTS, ...options, input });
  if (isProblem(table) || !('rows' in table)) throw new Error(JSON.stringify(table));
  return table;
}
