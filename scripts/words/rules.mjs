/**
 * The rules on a text, one function for each kind. Each gives where it is broken, and what to write instead.
 * @typedef {import('./glossary.mjs').Glossary} Glossary
 * @typedef {{ index: number, found: string, write: string }} Fault
 */
import { CODE, maskCode } from './mask.mjs';

/** Any kind of space inside a line. */
const SPACE = '[ \\u00a0\\u2009\\u202f]';
/** What a word, a number or a filled-in value ends with; Markdown's marks of emphasis may follow it. */
const END = `[\\p{L}\\p{N}\\p{M}})\\]»”%*_${CODE}]`;

const each = (masked, pattern, write) =>
  [...masked.matchAll(pattern)].map((match) => ({
    index: match.index,
    found: match[0],
    write: typeof write === 'function' ? write(match) : write,
  }));

const list = (signs) => signs.split(' ').filter(Boolean);
const oneOf = (signs) => `(?:${signs.map((sign) => RegExp.escape(sign)).join('|')})`;

/** A whole word or phrase; any white space between words; `*` for more letters. */
const phrasePattern = (phrase, exact) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}\\p{M}_])${phrase
      .split(' ')
      .map((word) => (word.endsWith('*') ? `${RegExp.escape(word.slice(0, -1))}\\p{L}*` : RegExp.escape(word)))
      .join('\\s+')}(?![\\p{L}\\p{N}\\p{M}_])`,
    exact ? 'gu' : 'giu',
  );

/** Words that the language's readers would not use. */
export function words(masked, { words: entries }) {
  // The name of a placeholder is not read by a visitor.
  const visible = masked.replaceAll(/\{\w+\}/g, (name) => CODE.repeat(name.length));
  return entries.flatMap(({ avoid, write, exact }) =>
    avoid.flatMap((phrase) => each(visible, phrasePattern(phrase, exact), write)),
  );
}

/** Quotation marks of another language, and straight ones around a word. */
export const quotes = (masked, { quotes: { use, wrong } }) => [
  ...(wrong ? each(masked, new RegExp(oneOf(list(wrong)), 'gu'), use) : []),
  ...each(masked, /(?<![\p{L}\p{N}=\\])"(?=\p{L}[^"\n]*")/gu, use),
];

/** A straight apostrophe between letters. */
export const apostrophe = (masked, { apostrophe: write }) =>
  write ? each(masked, /(?<=\p{L})'(?=\p{L})/gu, write) : [];

/** Three dots after a word. */
export const ellipsis = (masked, { ellipsis: write }) =>
  write ? each(masked, /(?<=[\p{L}\p{N}])\.\.\.(?!\.)/gu, write) : [];

/** The other decimal sign. A number after a capitalized name is a version (Unicode 15.1), with three digits a thousand. */
export function decimal(masked, { decimal: sign }) {
  const wrong = sign === '.' ? ',' : '\\.';
  const number = `(?<!\\p{Lu}[\\p{L}.]*${SPACE}|[\\p{L}\\d.,:§/_-])\\d+${wrong}(?:\\d{1,2}|\\d{4,})(?![\\d.,]*[\\d\\p{L}-])`;
  return each(masked, new RegExp(number, 'gu'), ([found]) => found.replace(/[.,]/, sign));
}

/** The space between a number, or a value that is filled in, and its percent sign. */
export function percent(masked, { percent: way }) {
  const value = '(?<=[\\d}]|(?<!\\p{L})[XY])';
  const after = '(?![\\d\\p{L}])';
  return way === 'joined'
    ? each(masked, new RegExp(`${value}${SPACE}+%${after}`, 'gu'), '% without a space')
    : each(masked, new RegExp(`${value} ?%${after}`, 'gu'), 'U+00A0 before %');
}

/** The spaces at punctuation marks. A mark counts where a sentence or a phrase ends with it. */
export const spaces = (masked, glossary) => glossary.spaces.flatMap((rule) => spaceFaults(masked, rule));

function spaceFaults(masked, { before, after, space }) {
  const signs = oneOf(list(before ?? after));
  if (space === 'none')
    // An ordinary space may come before a mark that is named: 'Semicolon ;'. A no-break one is French punctuation.
    return each(masked, new RegExp(`(?<=${END})[\\u00a0\\u202f]${signs}+(?=[\\s)»”]|$)`, 'gu'), 'no space before it');
  const right = String.fromCodePoint(Number.parseInt(space.slice(2), 16));
  const wrong = `(?!${right}(?!${SPACE}))${SPACE}*`;
  return before
    ? each(masked, new RegExp(`(?<=${END})${wrong}${signs}+(?=[\\s)»*_]|$)`, 'gmu'), `${space} before it`)
    : each(masked, new RegExp(`${signs}${wrong}(?=[^\\s])`, 'gmu'), `${space} after it`);
}

const RULES = { words, quotes, apostrophe, ellipsis, decimal, percent, spaces };

/**
 * Every fault of a text, in order.
 * @param {string} text
 * @param {Glossary} glossary
 * @returns {(Fault & { rule: string })[]}
 */
export function faultsOf(text, glossary) {
  if (glossary.fixed?.includes(text)) return [];
  const masked = maskCode(text);
  return Object.entries(RULES)
    .flatMap(([rule, check]) => check(masked, glossary).map((fault) => ({ ...fault, rule })))
    .toSorted((a, b) => a.index - b.index);
}
