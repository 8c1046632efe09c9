import { sourceOf } from '../../../core/bytes/utf8-file';
import { reformat, type Options } from './reformat';

export const plain: Options = {
  mode: 'minify',
  indent: '2',
  sortKeys: false,
  relaxed: false,
  escapeNonAscii: false,
  lines: false,
};
export const run = (input: string, options: Partial<Options> = {}) =>
  reformat(sourceOf(input), { ...plain, ...options });
