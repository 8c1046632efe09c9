import { problem, type Problem } from '../../../kinds/contract';
import { decimalOf, type Decimal } from '../../../core/numbers/decimal';
import { toLf } from '../../../core/text/newlines';
import { percentOf, type Scale } from './scale';

/** A line of the input: in weighted mode a score in percent and its weight, in points mode points earned and possible. */
export interface Row {
  readonly name: string;
  readonly first: Decimal;
  readonly second: Decimal;
  /** The grade, if the score was typed as one. */
  readonly letter?: string;
}

type Fault = Problem<'badScore' | 'badPoints' | 'badWeight' | 'tooFew' | 'noPossible'>;

const NUMBER = /^\d{1,9}(?:\.\d{1,9})?$/;
const DIVISION = /^(\d{1,9}(?:\.\d{1,9})?)\s*\/\s*(\d{1,9}(?:\.\d{1,9})?)$/;
/** Points in one part, with or without the name: '45/50', 'Essay 45/50', 'Essay: 45/50'. */
const POINTS = /^(?:(.*?)(?:\s*:\s*|\s+))?(\d{1,9}(?:\.\d{1,9})?)\s*\/\s*(\d{1,9}(?:\.\d{1,9})?)$/;
const SEPARATOR = /\s*[,;\t]\s*/;
/** Two numbers with only a space between them. With a name before them, it would be unclear where the name ends. */
const TWO_NUMBERS = /^[\d.]+(?:\/[\d.]+)?%? +[\d.]+%?$/;

const numberOf = (text: string): Decimal | undefined => {
  const bare = text.replace(/\s*%$/, '');
  return NUMBER.test(bare) ? decimalOf(bare) : undefined;
};

/**
 * Reads lines of `name, score, weight` or `score, weight`; in points mode `name, earned, possible` or `name, 46/50`. Parts
 * are separated by commas, semicolons or tabs, and a name may contain them; two numbers alone also by a space, and a name
 * and `46/50` by a space or colon. A score is a percentage, a fraction such as 46/50, or a grade of the scale. In points
 * mode, percentages and grades are refused.
 */
export function readRows(text: string, mode: 'weighted' | 'points', scale: Scale): readonly Row[] | Fault {
  const rows: Row[] = [];
  for (const [at, line] of toLf(text).split('\n').entries()) {
    if (line.trim() === '') continue;
    const row = (mode === 'weighted' ? weightedRow : pointsRow)(partsOf(line.trim()), at + 1, scale);
    if ('says' in row) return row;
    rows.push(row);
  }
  return rows;
}

const partsOf = (line: string) => line.split(TWO_NUMBERS.test(line) ? / +/ : SEPARATOR);

function weightedRow(parts: readonly string[], line: number, scale: Scale): Row | Fault {
  const [score, weight] = parts.slice(-2);
  if (score === undefined || weight === undefined) return problem('tooFew', { line, text: parts.join(', ') }, 'input');
  const second = numberOf(weight);
  if (!second) return problem('badWeight', { line, text: weight }, 'input');
  const found = scoreOf(score, line, scale);
  return 'says' in found ? found : { name: parts.slice(0, -2).join(', '), second, ...found };
}

function scoreOf(score: string, line: number, scale: Scale): Pick<Row, 'first' | 'letter'> | Fault {
  const [, earned = '', possible = ''] = DIVISION.exec(score) ?? [];
  if (possible !== '') {
    if (decimalOf(possible).eq(0)) return problem('noPossible', { line, text: score }, 'input');
    return { first: decimalOf(earned).times(100).div(possible) };
  }
  const percent = numberOf(score);
  if (percent) return { first: percent };
  const middle = percentOf(scale, score);
  return middle ? { first: middle, letter: score } : problem('badScore', { line, text: score }, 'input');
}

function pointsRow(parts: readonly string[], line: number): Row | Fault {
  const last = parts.at(-1) ?? '';
  const [joined, name = '', earned = '', possible = ''] = POINTS.exec(last) ?? [];
  const [first, second] =
    joined === undefined ? parts.slice(-2).map(pointsOf) : [decimalOf(earned), decimalOf(possible)];
  if (!first || !second) return problem('badPoints', { line, text: parts.slice(-2).join(', ') }, 'input');
  if (second.eq(0)) return problem('noPossible', { line, text: parts.join(', ') }, 'input');
  const names = joined === undefined ? parts.slice(0, -2) : [...parts.slice(0, -1), ...(name === '' ? [] : [name])];
  return { name: names.join(', '), first, second };
}

const pointsOf = (text: string): Decimal | undefined => (NUMBER.test(text) ? decimalOf(text) : undefined);
