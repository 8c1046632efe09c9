import { isProblem } from '../../../kinds/contract';
import { formatCode, type FormatValues } from './format-code';
import { type Language } from './options';

export const defaults: FormatValues = {
  input: '',
  language: 'js',
  indent: 2,
  tabs: false,
  width: 80,
  quotes: 'double',
  semicolons: true,
  syntax: 'css',
  whitespace: 'css',
  dialect: 'sql',
  keywords: 'upper',
  phpVersion: '8.4',
  luaSyntax: 'all',
};
export const run = (language: Language, input: string, options: Partial<FormatValues> = {}) =>
  formatCode({ ...defaults, ...options, language, input });
export const resultOf = async (...given: Parameters<typeof run>): Promise<string> => {
  const outcome = await run(...given);
  if (typeof outcome === 'string') return outcome;
  if (isProblem(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.result;
};
