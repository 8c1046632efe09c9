import { problem, type Problem } from '../../../kinds/contract';
import { lineColumn } from '../../../core/text/line-column';
import { decimal, type Decimal } from './decimals';

export type Sign = 'point' | 'comma';

export interface ReadNumbers {
  readonly numbers: readonly Decimal[];
  /** The first number whose commas were read as grouping although they might separate numbers: '100,200'. */
  readonly grouped: string | undefined;
}

/** More digits on either side of the point than any figure can show. */
const MOST_DIGITS = 300;
/** A token in a message is truncated to this length. */
const SHOWN = 40;

/** The text between white space and `;`; a comma also separates numbers, unless it is the decimal separator. */
const CHUNK = /[^\s;\u200B\uFEFF]+/g;

interface Grammar {
  /** A number with a grouping separator before every third digit. */
  readonly grouped: RegExp;
  readonly simple: RegExp;
  readonly group: string;
  /** A number anywhere in a text; the grouped form comes first. */
  readonly anywhere: RegExp;
}

const grammar = (point: string, group: string): Grammar => {
  const exponent = '(?:[eE][+-]?\\d+)?';
  // Limited: otherwise a failing search in a sequence of groups would start again at each of them.
  const grouped = `\\d{1,3}(?:${group}\\d{3}){1,${MOST_DIGITS / 3}}`;
  const decimals = `(?:${point}\\d*)?`;
  const simple = `(?:\\d+${decimals}|${point}\\d+)`;
  // In a text, a point without a digit after it ends the sentence.
  const inText = `(?:${grouped}(?!\\d|${group}\\d)|\\d+|(?=${point}\\d))(?:${point}\\d+)?`;
  // A sign belongs to the number unless something directly precedes it: '3-5' is two numbers, 'A-4' is 4.
  const sign = '(?:(?<![\\p{L}\\p{N}])[+-])?';
  return {
    group: group.replace('\\', ''),
    grouped: new RegExp(`^[+-]?${grouped}${decimals}${exponent}$`),
    simple: new RegExp(`^[+-]?${simple}${exponent}$`),
    anywhere: new RegExp(`${sign}${inText}(?:[eE][+-]?\\d+(?![\\p{L}\\d]))?`, 'gu'),
  };
};

const GRAMMARS: Readonly<Record<Sign, Grammar>> = { point: grammar('\\.', ','), comma: grammar(',', '\\.') };

/**
 * Reads the numbers of a text: separated by white space, `;` and, if the point is the decimal separator, commas. A
 * comma inside `1,234,567` groups digits: groups of exactly three, and nothing else in the token. Refuses what isn't a
 * number and reports its line; with `ignoreText`, finds numbers anywhere and skips everything else.
 */
export function readNumbers(
  text: string,
  sign: Sign,
  ignoreText: boolean,
  progress: (part: number) => void = () => {},
): ReadNumbers | Problem<'notNumber' | 'tooLong'> {
  const rules = GRAMMARS[sign];
  const numbers: Decimal[] = [];
  let grouped: string | undefined;
  let next = 0;
  const STEPS = 50;
  const refuse = (code: 'notNumber' | 'tooLong', token: string, index: number) =>
    problem(code, { token: cut(token), line: lineColumn(text, index).line, most: MOST_DIGITS }, 'input');

  const take = (token: string, index: number): Problem<'notNumber' | 'tooLong'> | undefined => {
    const ascii = token.includes('\u2212') ? token.replaceAll('\u2212', '-') : token;
    const isGrouped = ascii.includes(rules.group) && rules.grouped.test(ascii);
    if (!isGrouped && !rules.simple.test(ascii)) return refuse('notNumber', token, index);
    if (isGrouped && sign === 'point' && !ascii.includes('.')) grouped ??= token;
    const bare = isGrouped ? ascii.replaceAll(rules.group, '') : ascii;
    const number = decimal(sign === 'comma' ? bare.replace(',', '.') : bare, token);
    const size = number.digits.length + number.exponent;
    if (size > MOST_DIGITS || -number.exponent > MOST_DIGITS) return refuse('tooLong', token, index);
    numbers.push(number);
    if (index > next) {
      progress(index / text.length);
      next = index + text.length / STEPS;
    }
    return undefined;
  };

  for (const { token, index } of ignoreText ? anywhere(text, rules) : separated(text, sign, rules)) {
    const bad = take(token, index);
    if (bad) return bad;
  }
  return { numbers, grouped };
}

interface Token {
  readonly token: string;
  readonly index: number;
}

function* anywhere(text: string, rules: Grammar): Generator<Token> {
  const ascii = text.includes('\u2212') ? text.replaceAll('\u2212', '-') : text;
  for (const { 0: found, index } of ascii.matchAll(rules.anywhere))
    yield { token: text.slice(index, index + found.length), index };
}

const COMMA = 0x2c;

function* separated(text: string, sign: Sign, rules: Grammar): Generator<Token> {
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    if (!chunk.includes(',')) {
      yield { token: chunk, index };
      continue;
    }
    // '1,234,' at the end of an item is 1,234 followed by a comma.
    let [start, end] = [0, chunk.length];
    while (end > start && chunk.charCodeAt(end - 1) === COMMA) end--;
    if (sign === 'point') while (start < end && chunk.charCodeAt(start) === COMMA) start++;
    const whole = chunk.slice(start, end);
    if (sign === 'comma' || rules.grouped.test(whole.replaceAll('\u2212', '-'))) {
      if (whole !== '') yield { token: whole, index: index + start };
      continue;
    }
    let at = index + start;
    for (const token of whole.split(',')) {
      if (token !== '') yield { token, index: at };
      at += token.length + 1;
    }
  }
}

const cut = (token: string): string => (token.length > SHOWN ? `${token.slice(0, SHOWN)}…` : token);
