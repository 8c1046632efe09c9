import { isProblem, problem, type Problem } from '../../../kinds/contract';
import { toLf } from '../../../core/text/newlines';
import { replacePair, type Match, type Pair, type ReplaceOptions } from './replace';

/** A match with its position in the text that the previous pairs produced; line and column count from 1. */
export interface PlacedMatch extends Match {
  /** 1 for the first pair. */
  readonly pair: number;
  readonly line: number;
  /** In code points. */
  readonly column: number;
}

export interface Replacements {
  readonly text: string;
  readonly count: number;
  readonly matches: readonly PlacedMatch[];
}

/**
 * Runs the pairs in order, each on the output of the one before. Line breaks become LF. `keep`: the maximum number of
 * matches returned. Refuses an invalid pattern and names its field: `find`, `find2` and so on.
 */
export function replacePairs(
  input: string,
  pairs: readonly Pair[],
  options: ReplaceOptions,
  keep: number,
  progress: (part: number) => void = () => {},
): Replacements | Problem<'badPattern'> {
  let text = toLf(input);
  let count = 0;
  const matches: PlacedMatch[] = [];
  for (const [index, pair] of pairs.entries()) {
    const replaced = replacePair(text, pair, options, keep - matches.length, (part) =>
      progress((index + part) / pairs.length),
    );
    if (isProblem(replaced)) return problem(replaced.code, replaced.with, index === 0 ? 'find' : `find${index + 1}`);
    matches.push(...placed(text, replaced.matches, index + 1));
    count += replaced.count;
    text = replaced.text;
  }
  return { text, count, matches };
}

/** Matches are in order, so that one pass through the text locates them all, however long its lines are. */
function placed(text: string, matches: readonly Match[], pair: number): PlacedMatch[] {
  let line = 1;
  let column = 1;
  let at = 0;
  return matches.map((match) => {
    for (; at < match.at; at++) {
      const unit = text.charCodeAt(at);
      const low = unit >= 0xdc00 && unit <= 0xdfff;
      if (unit === 10) {
        line++;
        column = 1;
      } else if (!low) column++;
    }
    return { ...match, pair, line, column };
  });
}
