import { isProblem, problem, type Problem } from '../../../kinds/contract';
import { decimalOf, type Decimal } from '../../../core/numbers/decimal';
import { toLf } from '../../../core/text/newlines';
import { GRADE_SCALES } from '../../../data/grade-scales';

/** The grades of a scale, highest first. */
export type Scale = readonly { readonly letter: string; readonly from: Decimal }[];

const LINE = /^(.+?)[\s,;:=]+(-?\d{1,6}(?:\.\d{1,6})?)\s*%?$/;

/** Reads a scale, a grade with its lowest percentage on each line; an empty text is the American one. */
export function readScale(text: string): Scale | Problem<'badScale'> {
  const grades: { letter: string; from: Decimal }[] = [];
  const lines = toLf(text.trim() === '' ? GRADE_SCALES.us : text).split('\n');
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const [, letter = '', from = ''] = LINE.exec(line.trim()) ?? [];
    if (from === '') return problem('badScale', { line: at + 1, text: line.trim() }, 'scale');
    grades.push({ letter, from: decimalOf(from) });
  }
  return grades.toSorted((a, b) => b.from.cmp(a.from));
}

/**
 * The grade for `points` out of `total`, compared without rounding: 89.99% is not yet an A-. Undefined below the lowest grade.
 *
 * @param points the percentage times `total`
 */
export const letterOf = (scale: Scale, points: Decimal, total: Decimal): string | undefined =>
  scale.find(({ from }) => points.gte(from.times(total)))?.letter;

/**
 * The percentage that a grade counts as: the middle between its lowest percentage and the next grade's; the best goes up to 100.
 * If the scale has only numbers, such as grade points, letters are read on the American one.
 */
export function percentOf(scale: Scale, letter: string): Decimal | undefined {
  const american = scale.every((one) => /^\d/.test(one.letter)) ? readScale('') : scale;
  return percentIn(scale, letter) ?? (isProblem(american) ? undefined : percentIn(american, letter));
}

function percentIn(scale: Scale, letter: string): Decimal | undefined {
  const at = scale.findIndex((one) => one.letter.toLowerCase() === letter.toLowerCase());
  const [grade, above] = [scale[at], scale[at - 1]];
  return grade && grade.from.plus(above?.from ?? 100).div(2);
}
