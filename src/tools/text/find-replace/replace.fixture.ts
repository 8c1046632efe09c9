import type { ReplaceOptions } from './replace';

export const OFF: ReplaceOptions = {
  regex: false,
  caseSensitive: true,
  wholeWord: false,
  dotAll: false,
  multiline: true,
  escapes: false,
  first: false,
  preserveCase: false,
};
