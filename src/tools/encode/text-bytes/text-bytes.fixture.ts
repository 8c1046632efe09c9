import { encode, type Writing } from './text-bytes';

export const hex: Writing = {
  base: '16',
  separator: 'space',
  prefix: 'none',
  uppercase: false,
  bytesPerLine: 0,
  encoding: 'utf-8',
  eol: 'lf',
};
export const written = (text: string, writing: Partial<Writing> = {}) => {
  const given = encode(text, { ...hex, ...writing });
  return 'result' in given ? given.result : JSON.stringify(given);
};
