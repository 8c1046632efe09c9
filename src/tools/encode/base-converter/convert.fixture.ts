import { convert, type Settings } from './convert';

export const plain: Settings = {
  from: 10,
  to: 10,
  bits: 0,
  uppercase: false,
  group: false,
  prefix: false,
  precision: 32,
  comma: false,
};
export const given = (text: string, settings: Partial<Settings>) => convert(text, { ...plain, ...settings }, () => {});
export const converted = (text: string, settings: Partial<Settings>): string => {
  const all = given(text, settings);
  return 'result' in all ? all.result : JSON.stringify(all);
};
