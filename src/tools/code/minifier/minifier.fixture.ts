import { isProblem } from '../../../kinds/contract';
import { minifyCode, type Language, type MinifyValues } from './minify-code';

export const defaults: MinifyValues = {
  input: '',
  language: 'css',
  keepComments: false,
  keepLicence: true,
  collapseEmpty: true,
  minifyInner: false,
  rename: false,
  dialect: 'postgresql',
};
export const run = (language: Language, input: string, options: Partial<MinifyValues> = {}) =>
  minifyCode({ ...defaults, ...options, language, input });
export const resultOf = async (...given: Parameters<typeof run>): Promise<string> => {
  const outcome = await run(...given);
  if (typeof outcome === 'string') return outcome;
  if (isProblem(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.result;
};
