import { isProblem } from '../../../kinds/contract';
import { textOf } from '../../../core/text/long-text';
import { convert, type Options } from './convert';
import { yamlToJson } from './yaml-to-json';

export const plain: Options = {
  input: '',
  from: 'csv',
  to: 'json',
  delimiter: 'auto',
  header: true,
  infer: true,
  shape: 'objects',
  indent: '0',
  flatten: true,
  formulaSafe: false,
  root: 'rows',
  row: 'row',
  style: 'elements',
  arrays: '',
};

export function run(options: Partial<Options>) {
  const given = convert({ ...plain, ...options }, undefined, yamlToJson);
  if (typeof given === 'string' || isProblem(given)) return { result: given, notes: [] };
  return { ...given, result: textOf(given.result), notes: given.notes.filter((one) => one !== false) };
}
export const toJson = (input: string, options: Partial<Options> = {}) => run({ input, ...options });
export const toCsv = (input: string, options: Partial<Options> = {}) =>
  run({ input, from: 'json', to: 'csv', ...options });
