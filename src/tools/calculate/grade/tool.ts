import {
  calculatorTool,
  choice,
  decimal,
  give,
  isProblem,
  note,
  number,
  problem,
  step,
  term,
  text,
  type Cell,
  type Table,
} from '../../../kinds/contract';
import { decimalOf, plainText, rounded, significant, sum, type Decimal } from '../../../core/numbers/decimal';
import { GRADE_SCALES } from '../../../data/grade-scales';
import { readRows, type Row } from './read-rows';
import { letterOf, readScale, type Scale } from './scale';

const ROWS = { mode: ['weighted', 'points'] };
const FINAL = { mode: ['final'] };
const PERCENT = { min: '0', max: '1000', unit: '%', optional: true } as const;
/** Scores in the table of what a final exam would make. */
const SCORES = [50, 60, 70, 75, 80, 85, 90, 95, 100];
/** Lines whose numbers are written out in the working. */
const MOST_WRITTEN = 6;

export default calculatorTool({
  worker: 'auto',
  fields: {
    mode: choice(['weighted', 'final', 'points'], { tier: 'main', look: 'buttons' }),
    input: text({ tier: 'input', rows: 4, accept: '.csv,.txt,text/csv,text/plain', when: ROWS }),
    current: decimal('', { tier: 'input', ...PERCENT, when: FINAL }),
    want: decimal('', { tier: 'input', ...PERCENT, when: { mode: ['final', 'weighted'] } }),
    finalWeight: decimal('', { tier: 'input', ...PERCENT, max: '100', when: FINAL }),
    whatIf: number(85, { min: 0, max: 100, slider: true, when: { mode: ['final', 'weighted'] } }),
    system: choice(['us', 'gpa', 'german', 'twenty']),
    scale: text({ rows: 4, tier: 'more', initial: GRADE_SCALES.us }),
  },
  outputs: {
    grade: give.percent({ lead: true, digits: 2 }),
    letter: give.word({ lead: true }),
    needed: give.percent({ lead: true, digits: 2 }),
    weightTotal: give.percent(),
    courseGrade: give.percent({ digits: 2 }),
    courseLetter: give.word(),
    parts: give.table(),
  },
  fills: (changed, values): Record<string, string> => {
    const scale = Object.entries(GRADE_SCALES).find(([name]) => name === values.system)?.[1];
    return changed === 'system' && scale !== undefined ? { scale } : {};
  },
  run({ mode, input, current, want, finalWeight, whatIf, scale: typedScale }) {
    const scale = readScale(typedScale);
    if (isProblem(scale)) return scale;
    if (mode === 'final') {
      return current === '' || want === '' || finalWeight === ''
        ? { empty: true }
        : finalExam(decimalOf(current), decimalOf(want), decimalOf(finalWeight), whatIf, scale);
    }
    const rows = readRows(input, mode, scale);
    if (isProblem(rows)) return rows;
    if (rows.length === 0) return { empty: true };
    return mode === 'points' ? byPoints(rows, scale) : byWeight(rows, want, whatIf, scale);
  },
});

/** As many digits as a double has; shown with two decimal places. */
const figure = (value: Decimal): string => plainText(significant(value, 15));
const shown = (value: Decimal) => ({ exact: rounded(value, 2).toFixed() });

function byWeight(rows: readonly Row[], want: string, whatIf: number, scale: Scale) {
  const total = sum(rows.map(({ second }) => second));
  if (total.eq(0)) return problem('noWeights', {}, 'input');
  const points = sum(rows.map(({ first, second }) => first.times(second)));
  const open = decimalOf(100).minus(total);
  const courseWith = (score: Decimal | number) => points.plus(open.times(score));
  const needed = want === '' || open.lte(0) ? undefined : decimalOf(want).times(100).minus(points).div(open);
  return {
    grade: figure(points.div(total)),
    letter: letterOf(scale, points, total) ?? '',
    weightTotal: plainText(total),
    ...(needed && { needed: figure(needed) }),
    ...(open.gt(0) && {
      courseGrade: figure(courseWith(whatIf).div(100)),
      courseLetter: letterOf(scale, courseWith(whatIf), decimalOf(100)) ?? '',
    }),
    labels: { needed: term('neededOnRest'), courseGrade: term('gradeIf', { score: whatIf }) },
    parts: partsTable(rows, ['name', 'score', 'weight'], scale, ({ first }) => [first, decimalOf(1)]),
    notes: [
      ...letterNotes(rows),
      total.lt(100) && note('soFar', { total: shown(total), open: shown(open) }),
      total.gt(100) && note('overHundred', { total: shown(total) }),
      roundsUp(scale, points, total),
      needed && reach(needed),
    ],
    steps: [
      step('weighted', {
        sum: written(rows.map(({ first, second }) => `${plainText(rounded(first, 4))} × ${plainText(second)}`)),
        total: shown(total),
        grade: shown(points.div(total)),
      }),
    ],
  };
}

function byPoints(rows: readonly Row[], scale: Scale) {
  const [earned, possible] = [sum(rows.map(({ first }) => first)), sum(rows.map(({ second }) => second))];
  const points = earned.times(100);
  const over = rows.find(({ first, second }) => first.gt(second));
  return {
    grade: figure(points.div(possible)),
    letter: letterOf(scale, points, possible) ?? '',
    parts: partsTable(rows, ['name', 'earned', 'possible'], scale, ({ first, second }) => [first.times(100), second]),
    notes: [
      over && note('overPossible', { earned: shown(over.first), possible: shown(over.second) }),
      roundsUp(scale, points, possible),
    ],
    steps: [step('points', { earned: shown(earned), possible: shown(possible), grade: shown(points.div(possible)) })],
  };
}

function finalExam(current: Decimal, want: Decimal, percent: Decimal, whatIf: number, scale: Scale) {
  if (percent.eq(0)) return problem('noFinalWeight', {}, 'finalWeight');
  const rest = decimalOf(100).minus(percent);
  // Times 100, so that nothing is divided before the grade is compared with the scale.
  const courseWith = (score: number) => current.times(rest).plus(percent.times(score));
  const needed = want.times(100).minus(current.times(rest)).div(percent);
  return {
    needed: figure(needed),
    courseGrade: figure(courseWith(whatIf).div(100)),
    courseLetter: letterOf(scale, courseWith(whatIf), decimalOf(100)) ?? '',
    labels: { needed: term('neededInFinal'), courseGrade: term('gradeIf', { score: whatIf }) },
    parts: {
      columns: [term('finalScore'), term('course'), term('letter')],
      rows: SCORES.map((score): Cell[] => [
        `${score}%`,
        { exact: rounded(courseWith(score).div(100), 2).toFixed() },
        letterOf(scale, courseWith(score), decimalOf(100)) ?? '',
      ]),
      name: 'final-exam',
    } satisfies Table,
    notes: [reach(needed)],
    steps: [
      step('final', {
        want: shown(want),
        current: shown(current),
        rest: shown(rest),
        percent: shown(percent),
        needed: shown(needed),
      }),
    ],
  };
}

/** That a score can't be reached without extra credit, or isn't needed any more. */
const reach = (needed: Decimal) => (needed.gt(100) ? note('outOfReach') : needed.lte(0) ? note('safe') : undefined);

/** That the shown percentage belongs to a better grade than the exact one. */
function roundsUp(scale: Scale, points: Decimal, total: Decimal) {
  const near = letterOf(scale, rounded(points.div(total), 2), decimalOf(1));
  const exact = letterOf(scale, points, total);
  return near !== undefined && near !== exact && note('notRounded', { letter: near });
}

/** What each grade counted as, if scores were typed as grades. */
const letterNotes = (rows: readonly Row[]) =>
  Array.from(new Map(rows.flatMap(({ letter, first }) => (letter === undefined ? [] : [[letter, first] as const]))))
    .slice(0, MOST_WRITTEN)
    .map(([letter, percent]) => note('countedAs', { letter, percent: shown(percent) }));

const written = (terms: readonly string[]): string =>
  [...terms.slice(0, MOST_WRITTEN), ...(terms.length > MOST_WRITTEN ? ['…'] : [])].join(' + ');

function partsTable(
  rows: readonly Row[],
  [name, first, second]: readonly ['name', 'score' | 'earned', 'weight' | 'possible'],
  scale: Scale,
  gradeOf: (row: Row) => readonly [Decimal, Decimal],
) {
  return {
    columns: [term(name), term(first), term(second), term('letter')],
    rows: rows.map((row, at): Cell[] => [
      row.name === '' ? String(at + 1) : row.name,
      { exact: rounded(row.first, 2).toFixed() },
      { exact: plainText(row.second) },
      letterOf(scale, ...gradeOf(row)) ?? '',
    ]),
    name: 'grades',
  } satisfies Table;
}
