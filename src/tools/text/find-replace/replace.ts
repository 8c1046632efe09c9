import { problem, type Problem } from '../../../kinds/contract';
import { inCaseOf, template, unescape, type Expand, type Groups } from './replacement';

export interface Pair {
  readonly find: string;
  readonly replace: string;
}

export interface ReplaceOptions {
  /**
   * An ECMAScript regular expression with the flag v, or u if it is invalid with v; otherwise the search is for plain
   * text.
   */
  readonly regex: boolean;
  readonly caseSensitive: boolean;
  /** No letter, mark, digit or `_` on either side, in any script. */
  readonly wholeWord: boolean;
  /** `.` matches line breaks. */
  readonly dotAll: boolean;
  /** `^` and `$` match at lines. */
  readonly multiline: boolean;
  /** Decodes `\n`, `\t` and `\\` in plain text; in a regular expression they always work. */
  readonly escapes: boolean;
  /** Replaces only the first match. */
  readonly first: boolean;
  readonly preserveCase: boolean;
}

/** A match: its position in the text at that time, and its replacement. */
export interface Match {
  readonly at: number;
  readonly found: string;
  readonly became: string;
}

export interface Replaced {
  readonly text: string;
  readonly count: number;
  /** The first matches, up to the requested limit. */
  readonly matches: readonly Match[];
}

/**
 * Replaces from left to right; matches do not overlap, and an empty one advances by one code point. With nothing to
 * find, the text stays as it is. Refuses an invalid regular expression, with the engine's reason. A pattern can run
 * forever: the caller must be able to stop this.
 */
export function replacePair(
  text: string,
  { find, replace }: Pair,
  options: ReplaceOptions,
  keep = 0,
  progress: (part: number) => void = () => {},
): Replaced | Problem<'badPattern'> {
  if (find === '') return { text, count: 0, matches: [] };
  const pattern = compile(find, options);
  if (!(pattern instanceof RegExp)) return pattern;
  const expand = replacementOf(replace, pattern, options);
  const STEPS = 100;
  const matches: Match[] = [];
  const pieces: string[] = [];
  let count = 0;
  let end = 0;
  let next = text.length / STEPS;
  // Faster than `replace` with a function: 10 MB with a million matches must stay well under the time limit.
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [found] = match;
    const at = match.index;
    const became = expand(match, text);
    pieces.push(text.slice(end, at), became);
    end = at + found.length;
    count++;
    if (matches.length < keep) matches.push({ at, found, became });
    if (at > next) {
      progress(at / text.length);
      next = at + text.length / STEPS;
    }
    if (options.first) break;
    if (found === '') pattern.lastIndex += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  pieces.push(text.slice(end));
  return { text: pieces.join(''), count, matches };
}

function replacementOf(typed: string, pattern: RegExp, options: ReplaceOptions): Expand {
  const { regex, escapes, preserveCase } = options;
  const fixed = escapes ? unescape(typed) : typed;
  const expand: Expand = regex ? template(typed, groupsOf(pattern)) : () => fixed;
  return preserveCase ? (match, whole) => inCaseOf(match[0], expand(match, whole)) : expand;
}

const WORD = String.raw`[\p{L}\p{M}\p{N}_]`;

function compile(find: string, options: ReplaceOptions): RegExp | Problem<'badPattern'> {
  const { regex, caseSensitive, wholeWord, dotAll, multiline, escapes } = options;
  const source = regex ? find : literal(escapes ? unescape(find) : find);
  const flags = 'g' + (caseSensitive ? '' : 'i') + (dotAll ? 's' : '') + (multiline ? 'm' : '');
  // A pattern such as `a)|(b` must be refused before anything is wrapped around it.
  const mode = regex ? modeOf(source) : 'u';
  if (typeof mode !== 'string') return mode;
  return new RegExp(wholeWord ? `(?<!${WORD})(?:${source})(?!${WORD})` : source, flags + mode);
}

function modeOf(source: string): 'u' | 'v' | Problem<'badPattern'> {
  let reason = '';
  for (const mode of ['v', 'u'] as const) {
    try {
      new RegExp(source, mode);
      return mode;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
  }
  return problem('badPattern', { reason: bare(reason, source) });
}

/** Chromium and Firefox include the whole pattern before the reason; the visitor can see it anyway. */
const bare = (message: string, source: string): string =>
  message
    .replace(`Invalid regular expression: /${source}/u: `, '')
    .replace(/^(Invalid|invalid) regular expression: /, '');

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** With an additional empty alternative, any pattern matches, and the match contains its groups. */
function groupsOf(pattern: RegExp): Groups {
  const match = new RegExp(`${pattern.source}|`, pattern.flags.replace('g', '')).exec('');
  return { count: (match?.length ?? 1) - 1, named: match?.groups !== undefined };
}
