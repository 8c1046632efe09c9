import { toLf } from './newlines';

export interface Entry {
  readonly text: string;
  /** The line it is on, from 1. */
  readonly line: number;
}

/**
 * The entries of a list of names or addresses, without spaces around them: one per line, or separated by commas or
 * semicolons. A line with a slash is a single entry, because a web address may contain both. Empty ones are left out.
 */
export const entriesOf = (list: string): readonly Entry[] =>
  toLf(list)
    .split('\n')
    .flatMap((line, index) =>
      (line.includes('/') ? [line] : line.split(/[,;]/)).map((entry) => ({ text: entry.trim(), line: index + 1 })),
    )
    .filter(({ text }) => text !== '');
