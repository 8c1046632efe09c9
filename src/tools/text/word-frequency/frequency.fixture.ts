import { frequencies, type FrequencyOptions } from './frequency';

export const OPTIONS: FrequencyOptions = {
  n: 1,
  caseSensitive: false,
  minLength: 1,
  stopWords: new Set(),
  numbers: true,
  lang: 'en',
};
export const count = (text: string, options: Partial<FrequencyOptions> = {}) => {
  const { words, entries } = frequencies(text, { ...OPTIONS, ...options });
  return [words, Object.fromEntries(entries)];
};
